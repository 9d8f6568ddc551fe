import { fareTripOf } from 'shared-api/bookings'
import { nightsOf, type Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { Text } from 'shared-ui'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { sharedTexts } from '../../texts/shared.ts'

/** Says that the times of a trip bring a night charge. */
export function NightNote({ trip, tariff }: { trip: TripFields; tariff: Tariff | undefined }) {
  const night = tariff?.surcharges.night
  const counted = fareTripOf(trip)
  const nights = night ? nightsOf(counted, counted.km ?? 0, night) : 0
  if (!night || nights === 0) return null
  const { clock } = sharedTexts()
  return (
    <Text role="status" size="sm">
      {bookingTexts().night({
        nights,
        amount: shortPaise(night.amount),
        from: clock(night.from),
        to: clock(night.to),
      })}
    </Text>
  )
}
