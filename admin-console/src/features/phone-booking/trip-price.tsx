import { byTariff, formFare } from 'shared-api/bookings'
import { formatPaise } from 'shared-api/money'
import { Text } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { cabOf } from './booking-values.ts'
import type { BookingForm } from './use-booking-form.ts'

/** The price of the trip by the tariff in force, in its lines; with several cars what all of them cost. */
export function TripPrice({
  booking: { form, cabs, tariff, road },
  cars = 1,
}: {
  booking: BookingForm
  cars?: number
}) {
  if (!tariff) return null
  const values = { ...byTariff(form.values, tariff), ...road.facts }
  const fare = formFare(values, cabOf(values, cabs), tariff)
  if (fare)
    return (
      <>
        <FareRows {...fare} />
        {cars > 1 && (
          <Text fw={600}>{phoneBookingTexts().cars.total({ count: cars, total: formatPaise(cars * fare.total) })}</Text>
        )}
      </>
    )
  const { selectedCab, distance, hours } = form.values
  const isKnown = selectedCab !== '' && (distance !== '' || hours !== '')
  return isKnown && <Text>{phoneBookingTexts().trip.noPrice}</Text>
}
