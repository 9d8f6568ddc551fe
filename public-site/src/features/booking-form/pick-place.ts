import { visitsPlaces } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import type { TripFields } from '../../lib/trip-fields.ts'
import { pickFromCity, pickToCity } from './pick-cities.ts'

/** A chosen city; `place` is the name of a place near it, '' for the city itself. */
export type PickedPlace = { cityId: string; place: string }

type Trip = Pick<TripFields, 'tripType' | 'fromState' | 'from' | 'fromPlace' | 'toState' | 'to' | 'toPlace'> &
  Pick<TripFields, 'distanceFor' | 'pickUpLocation' | 'visitingPlaces'>

/** Starts at a place: a named one is offered as the pick-up location too. */
export function pickFromPlace(trip: Trip, picked: PickedPlace | null): Partial<TripFields> {
  const { cityId, place } = picked ?? { cityId: '', place: '' }
  const fromState = stateOf(cityId)
  const isFree = trip.pickUpLocation === '' || trip.pickUpLocation === trip.fromPlace
  return {
    ...pickFromCity({ ...trip, fromState }, cityId),
    ...{ fromState, fromPlace: place },
    ...(isFree && { pickUpLocation: place }),
  }
}

/** Goes to a place: a named one is the first visiting place of a trip that has some. On others it is noted at the pick-up (shared-api/src/bookings/pick-up-text.ts). */
export function pickToPlace(trip: Trip, picked: PickedPlace | null): Partial<TripFields> {
  const { cityId, place } = picked ?? { cityId: '', place: '' }
  const {
    tripType,
    visitingPlaces: [first = '', ...others],
  } = trip
  const isFree = first === '' || first === trip.toPlace
  return {
    ...pickToCity(trip, cityId),
    ...{ toState: stateOf(cityId), toPlace: place },
    ...(tripType && visitsPlaces(tripType) && isFree && { visitingPlaces: [place, ...others] }),
  }
}

const stateOf = (cityId: string): string => findCity(cityId)?.stateCode ?? ''
