import { TRIP_TYPES } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { emptyTrip, type TripFields } from '../../lib/trip-fields.ts'
import { pickFromPlace, pickToPlace } from './pick-place.ts'

/** The form's trip with what a link fills in (config/paths.ts, `formHref`); the same trip where a link names nothing that we know. */
export function tripOfLink(trip: TripFields, query: URLSearchParams): TripFields {
  const type = TRIP_TYPES.find((known) => known === query.get('trip'))
  const from = findCity(query.get('from') ?? '')
  const to = findCity(query.get('to') ?? '')
  let filled = type && type !== trip.tripType ? emptyTrip(type) : trip
  if (from) filled = { ...filled, ...pickFromPlace(filled, { cityId: from.id, place: '' }) }
  if (to) filled = { ...filled, ...pickToPlace(filled, { cityId: to.id, place: '' }) }
  return filled
}
