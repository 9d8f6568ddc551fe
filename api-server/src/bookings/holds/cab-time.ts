import { type BookingDetails, comesBack, istInstant } from 'shared-api/contract'
import { driveMinutes } from 'shared-api/geography/roads'

const MINUTE = 60_000

type TripTimes = Pick<BookingDetails, 'tripType' | 'pickUpDate' | 'pickUpTime' | 'returnDate' | 'returnTime'>

/**
 * When a booking holds its cab, in ms since 1970: from the pick-up to the return, or for a Drop Trip to the expected
 * arrival, at least an hour later.
 */
export function cabTime(trip: TripTimes & { distance: number; from?: string; to?: string }): {
  startsAt: number
  endsAt: number
} {
  const startsAt = istInstant(trip.pickUpDate, trip.pickUpTime)
  if (comesBack(trip.tripType) && trip.returnDate && trip.returnTime) {
    return { startsAt, endsAt: istInstant(trip.returnDate, trip.returnTime) }
  }
  const minutes = Math.max(60, driveMinutes(trip.from ?? '', trip.to ?? '', trip.distance))
  return { startsAt, endsAt: Math.round(startsAt + minutes * MINUTE) }
}
