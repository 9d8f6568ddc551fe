import { withCleared } from 'shared-api/bookings'
import type { Cab, TripType } from 'shared-api/contract'
import { emptyTrip, type TripFields } from './trip-fields.ts'

/**
 * The form with a cab chosen. A cab that does not serve the trip type switches to one that it serves, `wanted` if
 * possible, and keeps of the trip what that has as well; the terms are asked for again (docs/product.md, Cabs). An
 * untouched form has no chosen trip type: `wanted` comes first.
 */
export function withCab(trip: TripFields, cab: Cab, wanted: TripType | '' = ''): TripFields {
  const serves = (type: TripType | '') => cab.category.some((served) => served === type)
  const isChosen = !(serves(wanted) && isUntouched(trip))
  if (isChosen && serves(trip.tripType)) return { ...trip, selectedCab: cab._id }
  const tripType = wanted !== '' && serves(wanted) ? wanted : cab.category[0]
  const blank = emptyTrip(tripType)
  return withCleared({ ...blank, selectedCab: cab._id }, trip, blank)
}

/** True while nothing was filled in, chosen or ticked: another trip type takes nothing from the visitor. */
export const isUntouched = (trip: TripFields): boolean => JSON.stringify(trip) === JSON.stringify(emptyTrip())
