import { isAsked } from 'shared-api/contract'
import { isAgreed, isQuoted } from 'shared-api/fares'
import { isShortOfRoad } from 'shared-api/geography/trip-road'
import type { BookingRecord } from '../bookings/record/index.ts'

type Road = 'tripType' | 'fromCity' | 'toCity' | 'visitingPlaces' | 'distanceKm'
type Typed = Pick<BookingRecord, Road | 'status' | 'hours' | 'fareLines'>

/**
 * Whether a person has to look at a booking before money is asked for online or it is confirmed by itself: the price follows from
 * km below four fifths of the road's with its stops, as anybody may type them. The desk has looked once it confirms, agrees on a price or quotes one.
 */
export function personHasToLook({ status, hours, fareLines, ...trip }: Typed): boolean {
  if (!isAsked(status) || hours !== null) return false
  const { fromCity: from, toCity: to, distanceKm: distance } = trip
  return !isAgreed(fareLines) && !isQuoted(fareLines) && isShortOfRoad({ ...trip, from, to, distance })
}
