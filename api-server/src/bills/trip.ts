import { type FareTrip, offerIn } from 'shared-api/fares'
import { type BookingRecord, cabAsBooked } from '../bookings/index.ts'
import { fareCabOf, roadOf } from '../tariffs/index.ts'

/** The parts of a booking that its fare depends on, as it was booked. */
export const bookedTrip = (booking: BookingRecord): FareTrip => ({
  ...{ tripType: booking.tripType, from: booking.fromCity, to: booking.toCity, km: booking.distanceKm },
  hours: booking.hours,
  ...roadOf({
    ...{ tripType: booking.tripType, from: booking.fromCity, to: booking.toCity },
    visitingPlaces: booking.visitingPlaces,
  }),
  ...{ pickUpDate: booking.pickUpDate, pickUpTime: booking.pickUpTime },
  ...{ returnDate: booking.returnDate, returnTime: booking.returnTime },
  offer: offerIn(booking.fareLines, booking.cabSnapshot.cabClass),
})

/** The cab as it was booked, with its prices of then. */
export const cabOf = (booking: BookingRecord) => fareCabOf(cabAsBooked(booking))
