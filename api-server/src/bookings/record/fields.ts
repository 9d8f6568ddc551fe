import { pick, TRIP_FIELDS, type TripField } from 'shared-api/contract'
import type { BookingRecord } from './booking.ts'

/** The fields whose columns have other names. */
const RENAMED = ['from', 'to', 'distance', 'selectedCab'] as const
type Renamed = (typeof RENAMED)[number]
const SAME = TRIP_FIELDS.filter(
  (field): field is Exclude<TripField, Renamed> => !RENAMED.some((renamed) => renamed === field),
)

/** Trip and traveller of a booking, by the names of the contract. */
export const tripOf = (booking: BookingRecord) => ({
  ...pick(booking, SAME),
  ...{ from: booking.fromCity, to: booking.toCity, distance: booking.distanceKm, selectedCab: booking.cabSnapshot },
})
