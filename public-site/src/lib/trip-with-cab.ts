import type { Cab, TripType } from 'shared-api/contract'
import { emptyTrip, type TripFields } from './trip-fields.ts'

/**
 * The form with a cab chosen. A cab that does not serve the trip type switches to one that it serves, `wanted` if
 * possible, and that clears all other fields (docs/product.md, Home). An untouched form has no chosen trip type:
 * `wanted` comes first.
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
