import type { Cab, TripType } from 'shared-api/contract'
import { emptyTrip, type TripFields } from './trip-fields.ts'

/**
 * The form with a cab chosen. A cab that does not serve the trip type brings another, `wanted` where it serves that one,
 * and another trip type resets all other fields (docs/product.md, Home). The trip type of an untouched form is nobody's
 * choice: there `wanted` comes first.
 */
export function withCab(trip: TripFields, cab: Cab, wanted: TripType | '' = ''): TripFields {
  const serves = (type: TripType | '') => cab.category.some((served) => served === type)
  const isChosen = !(serves(wanted) && isUntouched(trip))
  if (isChosen && serves(trip.tripType)) return { ...trip, selectedCab: cab._id }
  const tripType = wanted !== '' && serves(wanted) ? wanted : cab.category[0]
  return { ...emptyTrip(tripType), selectedCab: cab._id }
}

/** True while nothing was filled in, chosen or ticked: another trip type takes nothing from the visitor. */
export const isUntouched = (trip: TripFields): boolean => JSON.stringify(trip) === JSON.stringify(emptyTrip())
