import { type AdvanceWhen, type BookingReceipt, type Company, type FareLine, isAsked } from 'shared-api/contract'
import { isAgreed, isQuoted } from 'shared-api/fares'
import { isShortOfRoad } from 'shared-api/geography/trip-road'
import { type BookingRecord, tripOf } from '../bookings/record/index.ts'

type Road = 'tripType' | 'from' | 'to' | 'visitingPlaces' | 'distance'
type Trip = Pick<BookingReceipt, Road | 'status' | 'hours'> & { fareLines: readonly Pick<FareLine, 'origin'>[] }
type Rule = Pick<Company, 'advanceConfirms'>

/**
 * When money is asked for (docs/product.md, Payments): nothing until a person has confirmed a booking, unless its advance confirms it. That
 * never holds for a price of km below four fifths of the road's, as anybody may type them, before the desk agrees on it or quotes one.
 */
export function advanceWhen({ status, hours, fareLines, ...trip }: Trip, { advanceConfirms }: Rule): AdvanceWhen {
  if (!isAsked(status)) return 'due'
  const isLooked = hours !== null || isAgreed(fareLines) || isQuoted(fareLines)
  return advanceConfirms && (isLooked || !isShortOfRoad(trip)) ? 'confirms' : 'later'
}

/** The same of a stored booking. */
export const advanceWhenOf = (booking: BookingRecord, rule: Rule): AdvanceWhen =>
  advanceWhen({ ...booking, ...tripOf(booking) }, rule)
