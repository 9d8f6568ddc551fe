import { cityPair, type TripFields } from '../../lib/trip-fields.ts'

type Cities = Partial<Pick<TripFields, 'fromState' | 'from' | 'toState' | 'to'>>

/** Choosing a state empties its city; most trips stay in the state, so it is offered for the other end too. */
export function pickFromState(trip: TripFields, fromState: string): Partial<TripFields> {
  return pickCities(trip, { fromState, from: '', toState: trip.toState || fromState })
}

export const pickToState = (trip: TripFields, toState: string) => pickCities(trip, { toState, to: '' })

/** A local trip starts and ends in one city, so the first is offered as the second. */
export function pickFromCity(trip: TripFields, from: string): Partial<TripFields> {
  const local = trip.triptype === 'Local Trip' && trip.to === ''
  return pickCities(trip, local ? { from, to: from, toState: trip.fromState } : { from })
}

export const pickToCity = (trip: TripFields, to: string) => pickCities(trip, { to })

/** Other cities make the distance obsolete: it is emptied, to be filled in anew. */
function pickCities(trip: TripFields, cities: Cities): Partial<TripFields> {
  if (cityPair({ ...trip, ...cities }) === trip.distanceFor) return cities
  return { ...cities, distance: '', distanceSource: 'visitor', distanceFor: '' }
}
