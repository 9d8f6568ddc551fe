import { isAsked } from 'shared-api/contract'
import { isAgreed, isQuoted } from 'shared-api/fares'
import { isShortOfRoad } from 'shared-api/geography/roads'
import type { BookingRecord } from '../bookings/record/index.ts'

type Typed = Pick<BookingRecord, 'status' | 'hours' | 'fromCity' | 'toCity' | 'distanceKm' | 'fareLines'>

/**
 * Whether a person has to look at a booking before money is asked for online or it is confirmed by itself: the price follows from
 * km below four fifths of the road's, as anybody may type them. The desk has looked once it confirms, agrees on a price or quotes one.
 */
export function personHasToLook({ status, hours, fromCity, toCity, distanceKm, fareLines }: Typed): boolean {
  if (!isAsked(status) || hours !== null) return false
  return !isAgreed(fareLines) && !isQuoted(fareLines) && isShortOfRoad(fromCity, toCity, distanceKm)
}
