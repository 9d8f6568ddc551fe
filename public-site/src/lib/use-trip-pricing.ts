import { useMemo } from 'react'
import { fareTripOf } from 'shared-api/bookings'
import type { Cab } from 'shared-api/contract'
import { type Fare, fareCab, fareOf } from 'shared-api/fares'
import { useTariff } from './queries.ts'
import type { TripFields } from './trip-fields.ts'

/** What a trip costs with a cab: null where the tariff has no price for it. */
export type CabPricing = (cab: Cab) => Fare | null

/** The price of a trip with any cab; it changes only with what counts. Null while the tariff or the way is not known. */
export function useTripPricing(trip: TripFields): CabPricing | null {
  const tariff = useTariff().data
  const counted = fareTripOf(trip)
  const isKnown = trip.tripType !== '' && counted.from !== '' && (counted.km ?? counted.hours) !== null
  const key = JSON.stringify(counted)
  return useMemo(() => {
    if (!tariff || !isKnown) return null
    return (cab) => fareOf(counted, fareCab(cab), tariff)
  }, [tariff, key, isKnown])
}
