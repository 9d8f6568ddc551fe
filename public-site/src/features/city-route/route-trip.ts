import type { CityRouteFacts, RoutePrice, TripType } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { cityPair, emptyTrip, type TripFields } from '../../lib/trip-fields.ts'

/** The booking form with a route, its distance and a cab filled in. */
export function routeTrip(route: CityRouteFacts, tripType: TripType, { cab }: RoutePrice): TripFields {
  const { from, to, km, hills } = route
  return {
    ...emptyTrip(tripType),
    ...{ fromState: findCity(from)?.stateCode ?? '', from, toState: findCity(to)?.stateCode ?? '', to },
    ...{ distance: String(km), distanceSource: 'estimate', distanceFor: cityPair({ from, to }) },
    hill: hills.length > 0,
    selectedCab: cab._id,
  }
}
