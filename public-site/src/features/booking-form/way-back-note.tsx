import { formFare } from 'shared-api/bookings'
import type { Cab } from 'shared-api/contract'
import { rateFor, type Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { Text } from 'shared-ui'
import type { TripFields } from '../../lib/trip-fields.ts'
import { commonTexts } from '../../texts/common.ts'

type Props = { trip: TripFields; tariff: Tariff | undefined; cab: Cab | undefined }

/** Where a tariff bills one way of a trip that comes back: what the way back would add. */
export function WayBackNote({ trip, tariff, cab }: Props) {
  const rate = tariff && rateFor(tariff, trip.tripType, cab?.cabClass ?? null)
  if (!tariff || rate?.distance !== 'entered' || !(Number(trip.distance) > 0)) return null
  const fare = (km: number) => formFare({ ...trip, distance: String(km) }, cab, tariff)?.total ?? 0
  const amount = fare(2 * Number(trip.distance)) - fare(Number(trip.distance))
  return amount > 0 ? <Text size="sm">{commonTexts().price.wayBack({ amount: shortPaise(amount) })}</Text> : null
}
