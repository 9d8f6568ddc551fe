import { LOCAL_TRIP_TYPES, TRIP_TYPES } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { paths } from '../../config/paths.ts'
import { cityPair, emptyTrip, type TripFields } from '../../lib/trip-fields.ts'
import type { TextField } from './form-part.ts'
import { pickFromPlace, pickToPlace } from './pick-place.ts'

/** What a link says of a trip besides trip type and cities: nothing of the traveller, and no address. */
const NAMES = {
  ...{ hours: 'hours', date: 'pickUpDate', time: 'pickUpTime', back: 'returnDate', backTime: 'returnTime' },
  ...{ persons: 'numberOfPersons', cab: 'selectedCab' },
} as const satisfies Record<string, TextField>
const LONGEST = 40

/** The form's trip with what a link fills in; the same trip where a link names nothing that we know. */
export function tripOfLink(trip: TripFields, query: URLSearchParams): TripFields {
  const type = TRIP_TYPES.find((known) => known === query.get('trip'))
  const from = findCity(query.get('from') ?? '')
  const to = findCity(query.get('to') ?? '')
  let filled = type && type !== trip.tripType ? emptyTrip(type) : trip
  if (from) filled = { ...filled, ...pickFromPlace(filled, { cityId: from.id, place: '' }) }
  if (to) filled = { ...filled, ...pickToPlace(filled, { cityId: to.id, place: '' }) }
  return withMore(filled, query)
}

function withMore(trip: TripFields, query: URLSearchParams): TripFields {
  const named = Object.entries(NAMES).flatMap(([name, field]) => {
    const value = query.get(name)?.slice(0, LONGEST)
    return value ? [[field, value] as const] : []
  })
  const localTripType = LOCAL_TRIP_TYPES.find((known) => known === query.get('local'))
  const km = query.get('km')?.slice(0, LONGEST)
  const more: Partial<TripFields> = {
    ...Object.fromEntries(named),
    ...(localTripType && { localTripType }),
    ...(km && { distance: km, distanceSource: 'visitor', distanceFor: cityPair(trip) }),
  }
  return Object.keys(more).length > 0 ? { ...trip, ...more } : trip
}

/** The path and query by which `tripOfLink` fills in this trip. */
export function linkOfTrip(trip: TripFields): string {
  const { tripType, from, to, distance, distanceSource, distanceFor, localTripType } = trip
  // A link names no places on the way: the km by them go with it.
  const isOwnWay = distanceSource === 'visitor' || distanceFor !== cityPair(trip)
  const more = Object.entries(NAMES).map(([name, field]) => [name, trip[field]] as const)
  const said = [
    ...[['trip', tripType] as const, ['from', from] as const, ['to', to] as const, ...more],
    // An estimate is looked up again: it may be exact by then.
    ['km', isOwnWay ? distance : ''] as const,
    ['local', tripType === 'Local Trip' ? localTripType : ''] as const,
  ]
  return paths.home.formHref(Object.fromEntries(said.filter(([, value]) => value !== '')))
}
