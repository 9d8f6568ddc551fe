import { type AdvanceWhen, type BookingReceipt, type Company, type FareLine, isAsked } from 'shared-api/contract'
import { isAgreed, isQuoted } from 'shared-api/fares'
import { isShortOfRoad } from 'shared-api/geography/trip-road'
import { type BookingRecord, tripOf } from '../bookings/record/index.ts'

type Road = 'tripType' | 'from' | 'to' | 'visitingPlaces' | 'distance'
type Trip = Pick<BookingReceipt, Road | 'status' | 'hours'> & { fareLines: readonly Pick<FareLine, 'origin'>[] }
type Rule = Pick<Company, 'advanceConfirms'>

/**
 * When the advance is asked for (docs/product.md, Payments): once a person has confirmed the booking, or at once if paying it confirms the
 * booking. Visitors can type any km: below four fifths of the road's a person confirms first, unless the desk agreed on the price or quoted it.
 */
export function advanceWhen({ status, hours, fareLines, ...trip }: Trip, { advanceConfirms }: Rule): AdvanceWhen {
  if (!isAsked(status)) return 'due'
  const isTrusted = hours !== null || isAgreed(fareLines) || isQuoted(fareLines)
  return advanceConfirms && (isTrusted || !isShortOfRoad(trip)) ? 'confirms' : 'later'
}

/** The same of a stored booking. */
export const advanceWhenOf = (booking: BookingRecord, rule: Rule): AdvanceWhen =>
  advanceWhen({ ...booking, ...tripOf(booking) }, rule)
