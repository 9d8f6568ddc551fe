import type { FareTrip } from 'shared-api/fares'
import { hasGhatRoads } from 'shared-api/geography/roads'
import { type BookingRecord, cabAsBooked } from '../bookings/index.ts'
import type { BookingRow } from '../platform/database/schema.ts'
import { fareCabOf } from '../tariffs/index.ts'

/** The parts of a booking that its fare depends on, as it was booked. */
export const bookedTrip = (booking: BookingRow): FareTrip => ({
  ...{ tripType: booking.tripType, from: booking.fromCity, to: booking.toCity, km: booking.distanceKm },
  ...{ hours: booking.hours, hill: hasGhatRoads(booking.fromCity, booking.toCity) },
  ...{ pickUpDate: booking.pickUpDate, pickUpTime: booking.pickUpTime },
  ...{ returnDate: booking.returnDate, returnTime: booking.returnTime },
})

/** The cab as it was booked, with its prices of then. */
export const cabOf = (booking: BookingRecord) => fareCabOf(cabAsBooked(booking))
