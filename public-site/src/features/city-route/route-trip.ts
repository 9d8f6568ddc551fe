import type { CityRouteFacts, RoutePrice, TripType } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { istDay, istTime } from 'shared-api/india'
import { cityPair, emptyTrip, type TripFields } from '../../lib/trip-fields.ts'

/** The booking form with a route, its distance and a cab filled in, and its pick-up if that is given (ISO 8601). */
export function routeTrip(route: CityRouteFacts, tripType: TripType, { cab }: RoutePrice, pickUp?: string): TripFields {
  const { from, to, km, hills } = route
  return {
    ...emptyTrip(tripType),
    ...{ fromState: findCity(from)?.stateCode ?? '', from, toState: findCity(to)?.stateCode ?? '', to },
    ...{ distance: String(km), distanceSource: 'estimate', distanceFor: cityPair({ from, to }) },
    hill: hills.length > 0,
    selectedCab: cab._id,
    ...(pickUp && { pickUpDate: istDay(Date.parse(pickUp)), pickUpTime: istTime(Date.parse(pickUp)) }),
  }
}
