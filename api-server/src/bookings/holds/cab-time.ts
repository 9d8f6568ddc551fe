import { type BookingDetails, comesBack, istInstant } from 'shared-api/contract'
import { KM_PER_HOUR } from 'shared-api/fares'

const HOUR = 3_600_000

type TripTimes = Pick<BookingDetails, 'tripType' | 'pickUpDate' | 'pickUpTime' | 'returnDate' | 'returnTime'>

/**
 * When a booking holds its cab, in ms since 1970: from the pick-up to the return, or for a Drop Trip to the expected
 * arrival, at least an hour later.
 */
export function cabTime(trip: TripTimes & { distance: number }): { startsAt: number; endsAt: number } {
  const startsAt = istInstant(trip.pickUpDate, trip.pickUpTime)
  if (comesBack(trip.tripType) && trip.returnDate && trip.returnTime) {
    return { startsAt, endsAt: istInstant(trip.returnDate, trip.returnTime) }
  }
  const hours = Math.max(1, trip.distance / KM_PER_HOUR)
  return { startsAt, endsAt: Math.round(startsAt + hours * HOUR) }
}
