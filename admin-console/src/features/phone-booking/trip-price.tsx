import { byTariff, formFare } from 'shared-api/bookings'
import { Text } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { cabOf } from './booking-values.ts'
import type { BookingForm } from './use-booking-form.ts'

/** The price of the trip by the tariff in force, in its lines. */
export function TripPrice({ booking: { form, cabs, tariff, road } }: { booking: BookingForm }) {
  if (!tariff) return null
  const values = { ...byTariff(form.values, tariff), hill: road.hill }
  const fare = formFare(values, cabOf(values, cabs), tariff)
  return fare ? <FareRows {...fare} /> : <Text>{phoneBookingTexts().trip.noPrice}</Text>
}
