import { byTariff, ofTripType, pickUpText } from 'shared-api/bookings'
import type { BookingPage, Cab } from 'shared-api/contract'
import { toE164 } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { plainTexts } from 'shared-api/india'
import { cabName } from '../../components/cab-name.ts'
import { cityText } from '../../components/city-text.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { type BookingValues, bookingLabels, detailsOf, newBooking, valuesOf } from './booking-values.ts'

/** Values as a booking stores them, so that the same trip has the same texts. */
export const comparable = (values: BookingValues, tariff: Tariff | undefined): BookingValues => ({
  ...values,
  ...ofTripType(byTariff(plainTexts(values), tariff)),
  ...{ pickUpLocation: pickUpText(plainTexts(values)), fromPlace: '', toPlace: '' },
})

/** A booking's trip and traveller, in the version that was read. */
export const tripVersion = (booking: BookingPage, etag: string | null, tariff: Tariff | undefined) => ({
  values: comparable(valuesOf(booking), tariff),
  etag,
})

/** What is sent of a changed booking: the form has no field for the cab type that the visitor asked for. */
export const changedDetails = (values: BookingValues, { cabType }: BookingPage, tariff: Tariff | undefined) => ({
  ...detailsOf(byTariff(values, tariff)),
  cabType: cabType ?? '',
})

/** The cab as it was booked. */
export const bookedCab = ({ selectedCab, tripType }: BookingPage): Cab => ({
  ...selectedCab,
  ...{ description: '', category: [tripType], availability: true, onRide: false, localTripType: null },
  ...{ pricePerday: null, pictures: [], pictureTexts: [], visibility: 'public', transmission: null, fuel: null },
})

/** How a conflict shows each field. */
export function tripWords(cabs: Cab[]): FieldWords<BookingValues> {
  const texts: Partial<Record<keyof BookingValues, (value: string) => string>> = {
    from: cityText,
    to: cityText,
    mobile: (typed) => toE164(typed) ?? typed,
    selectedCab: (id) => {
      const cab = cabs.find(({ _id }) => _id === id)
      return cab ? cabName(cab) : id
    },
  }
  const labels = bookingLabels()
  const fields = Object.keys(newBooking()) as (keyof BookingValues)[]
  return Object.fromEntries(
    fields.map((name) => [
      name,
      { label: labels[name] ?? name, text: (texts[name] ?? String) as (value: unknown) => string },
    ]),
  ) as FieldWords<BookingValues>
}
