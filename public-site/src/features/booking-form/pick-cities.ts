import { citiesFrom } from 'shared-api/bookings'
import { cityPair, type TripFields } from '../../lib/trip-fields.ts'

type Cities = Pick<TripFields, 'fromState' | 'from' | 'fromPlace' | 'toState' | 'to' | 'toPlace'>
type Trip = Pick<TripFields, 'tripType' | 'fromState' | 'from' | 'toState' | 'to' | 'distanceFor'>

/**
 * Choosing a state clears its city, unless it is chosen already: Firefox repeats that event after a reload. Most trips
 * stay in one state, so it is offered for the other end too.
 */
export function pickFromState(trip: Trip, fromState: string): Partial<TripFields> {
  if (fromState === trip.fromState) return {}
  return pickCities(trip, { fromState, from: '', fromPlace: '', toState: trip.toState || fromState })
}

export const pickToState = (trip: Trip, toState: string): Partial<TripFields> =>
  toState === trip.toState ? {} : pickCities(trip, { toState, to: '', toPlace: '' })

export function pickFromCity(trip: Trip, from: string): Partial<TripFields> {
  const cities = { ...citiesFrom(trip, from), fromPlace: '' }
  return pickCities(trip, 'to' in cities ? { ...cities, toState: trip.fromState } : cities)
}

export const pickToCity = (trip: Trip, to: string) => pickCities(trip, { to, toPlace: '' })

/** Other cities make the distance obsolete: it is cleared and filled in again. */
function pickCities(trip: Trip, cities: Partial<Cities>): Partial<TripFields> {
  if (cityPair({ ...trip, ...cities }) === trip.distanceFor) return cities
  return { ...cities, distance: '', distanceSource: 'visitor', distanceFor: '', hill: false, minutesPerKm: 0 }
}
