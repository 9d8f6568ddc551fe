import type { Kysely } from 'kysely'
import { type BookingDetails, FOR_WHOM, fieldsOf } from 'shared-api/contract'
import { isQuoted, offerIn } from 'shared-api/fares'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { refused } from '../../platform/http/problems.ts'
import { kmOfHours, tariffRepository } from '../../tariffs/index.ts'
import { bookableCab, cabAsBooked, refuseTooMany } from '../record/bookable-cab.ts'
import type { BookingRecord } from '../record/index.ts'
import { bookedColumns, hasPrice, tripColumns } from '../record/row.ts'
import { isOwn } from './own-lines.ts'

/** What a price depends on, beside the tariff and the lines of the desk. */
const PRICED = [
  'tripType',
  'fromCity',
  'toCity',
  'pickUpDate',
  'pickUpTime',
  'returnDate',
  'returnTime',
  'distanceKm',
  'hours',
  'cabId',
] as const satisfies (keyof BookingRow)[]

/**
 * A booking with another trip or traveller, not stored. The price is made by the tariff of the booking, or by today's where
 * that has no rate for the trip, with the lines of the desk; one that was quoted stays (docs/product.md, Change of a trip).
 * @throws AppError 400 for a cab that cannot be booked or has no price; 409 for a total below 0
 */
export async function changedRow(
  database: Database,
  now: () => number,
  tx: Kysely<Schema>,
  booking: BookingRecord,
  given: BookingDetails,
): Promise<BookingRecord> {
  const tariffs = tariffRepository(database, now)
  // A page of the release before does not send them.
  const details = { ...fieldsOf(FOR_WHOM, (field) => booking[field] ?? ''), ...given }
  const cab = keepsCab(booking, details) ? cabAsBooked(booking) : await bookableCab(tx, details)
  refuseTooMany(details, cab)
  const { fareLines: lines } = booking
  const agreed = await tariffs.ofBooking(booking, tx)
  // No rule made the price: the desk changes it by its own lines.
  if (isQuoted(lines)) {
    const km = details.distance ?? kmOfHours(details, cab, agreed) ?? booking.distanceKm
    return { ...booking, ...tripColumns(details, cab, km) }
  }
  const tariff = hasPrice(details, cab, agreed) ? agreed : await tariffs.inForce(tx)
  const offer = keepsOffer(booking, details) ? offerIn(lines, cab.cabClass) : undefined
  const changed = { ...booking, ...bookedColumns(details, cab, tariff, lines.filter(isOwn), offer) }
  if (PRICED.every((column) => changed[column] === booking[column])) return { ...changed, ...priceOf(booking) }
  if (changed.totalPaise < 0) throw refused('own-lines-below-zero')
  return changed
}

/** The cab that was booked stays as it was, even if it is offered to nobody any more. */
const keepsCab = ({ cabId, tripType }: BookingRow, details: BookingDetails) =>
  details.selectedCab._id === cabId && details.tripType === tripType

/** The car that was promised still comes home by this trip on this day. */
const keepsOffer = ({ fromCity, toCity, pickUpDate }: BookingRecord, { from, to, pickUpDate: day }: BookingDetails) =>
  from === fromCity && to === toCity && day === pickUpDate

const priceOf = ({
  farePaise,
  totalPaise,
  advancePaise,
  fareLines,
  tariffId,
  tariffName,
  cabSnapshot,
}: BookingRecord) => ({
  ...{ farePaise, totalPaise, advancePaise, fareLines, tariffId, tariffName, cabSnapshot },
})
