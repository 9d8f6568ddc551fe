import { byTariff, formFare } from 'shared-api/bookings'
import { Text } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { cabOf } from './booking-values.ts'
import type { BookingForm } from './use-booking-form.ts'

/** The price of the trip by the tariff in force, in its lines. */
export function TripPrice({ booking: { form, cabs, tariff, road } }: { booking: BookingForm }) {
  if (!tariff) return null
  const values = { ...byTariff(form.values, tariff), ...road.facts }
  const fare = formFare(values, cabOf(values, cabs), tariff)
  if (fare) return <FareRows {...fare} />
  const { selectedCab, distance, hours } = form.values
  const isKnown = selectedCab !== '' && (distance !== '' || hours !== '')
  return isKnown && <Text>{phoneBookingTexts().trip.noPrice}</Text>
}
