import type { Kysely } from 'kysely'
import type { BookingDetails, BookingReceipt } from 'shared-api/contract'
import type { Fare, Tariff } from 'shared-api/fares'
import type { Language } from 'shared-api/languages'
import type { CabRow, Schema } from '../../platform/database/schema.ts'
import { invalid } from '../../platform/http/problems.ts'
import { kmOfHours } from '../../tariffs/index.ts'
import type { Announce } from '../messages/announce.ts'
import { requestProblems } from '../routes/request.ts'
import { bookableCab, refuseTooMany } from './bookable-cab.ts'
import { insertBookingRow } from './insert.ts'
import { freshColumns, priceColumns, tripColumns } from './row.ts'

/** A price that the desk has quoted, in paise, and the tariff whose rules hold for it. */
type QuotedPrice = { fare: Fare; tariff: Pick<Tariff, 'id' | 'name'> }
type Quoted = QuotedPrice & {
  details: BookingDetails
  cab: CabRow
  language: Language
  ofEnquiry: string
  note: string
}

/**
 * Refuses a trip that could not be booked now, but for its price; gives it with its km.
 * @throws AppError 400 naming the fields
 */
export async function bookableTrip<Details extends BookingDetails>(
  db: Kysely<Schema>,
  details: Details,
  tariff: Tariff,
  now: number,
): Promise<{ details: Details & { distance: number }; cab: CabRow }> {
  const problems = requestProblems(details, now, {})
  if (problems.length > 0) throw invalid(problems)
  const cab = await bookableCab(db, details)
  refuseTooMany(details, cab)
  const distance = details.distance ?? kmOfHours(details, cab, tariff)
  if (distance === null) throw invalid([{ path: 'bookingDetails.distance', code: 'required' }])
  return { details: { ...details, distance }, cab }
}

/** Books a trip at a quoted price, whatever a tariff would make of it, at `now` (ms). It answers its enquiry. */
export const bookQuoted =
  (announce: Announce) =>
  (
    tx: Kysely<Schema>,
    { details, cab, fare, tariff, language, ofEnquiry, note }: Quoted & { details: { distance: number } },
    now: number,
  ): Promise<BookingReceipt> => {
    const row = {
      ...tripColumns(details, cab, details.distance),
      ...priceColumns(fare, cab, tariff),
      ...freshColumns(details, now),
      ...{ language, note },
    }
    return insertBookingRow(tx, row, { takenBy: null, ofEnquiry }, announce)
  }
