import type { Kysely } from 'kysely'
import { type BookingReceipt, STEP } from 'shared-api/contract'
import { answerEnquiry } from '../../enquiries/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { newId, newReference } from '../../platform/ids.ts'
import type { Announce } from '../messages/announce.ts'
import { type BookingRecord, columnsOf } from './index.ts'
import { recordPrice } from './money-changes.ts'
import { toReceipt } from './wire.ts'

/** The name of the staff who took it, null for a visitor's, who is `caller` then; and the enquiry that it answers. */
type From = { takenBy: string | null; caller?: string | null | undefined; ofEnquiry?: string | undefined }

/** Stores a new booking with its first step and its messages, and answers its enquiry. */
export async function insertBookingRow(
  tx: Kysely<Schema>,
  row: BookingRecord,
  { takenBy, caller = null, ofEnquiry }: From,
  announce: Announce,
): Promise<BookingReceipt> {
  const noticeVersion = takenBy === null ? await settingsVersion(tx) : null
  const booking = await insertWithFreeReference(tx, { ...row, noticeVersion })
  const { id: bookingId, createdAt: at } = booking
  if (takenBy !== null)
    await tx
      .insertInto('bookingHistory')
      .values({ id: newId(), bookingId, status: STEP.place, at, byName: takenBy, reason: null })
      .execute()
  // Only a quotation's lines have an author when the booking is made.
  const quotedBy = booking.fareLines.find(({ by }) => by !== undefined)?.by
  if (quotedBy !== undefined)
    await recordPrice(tx, { ...booking, fareLines: [] }, booking, { byName: quotedBy, at, reason: null })
  const receipt = toReceipt(booking)
  const cause = caller === null ? 'desk' : 'visitor'
  await announce(tx, { name: 'placed', booking, cause, caller, unseen: caller !== null }, at)
  if (ofEnquiry) await answerEnquiry(tx, ofEnquiry, `Booked as ${receipt.reference}.`, at)
  return receipt
}

/** The newest version of the settings, which have the privacy notice. */
async function settingsVersion(tx: Kysely<Schema>): Promise<number | null> {
  const query = tx.selectFrom('settingsVersions').select(({ fn }) => fn.max('version').as('version'))
  const { version } = await query.executeTakeFirstOrThrow()
  return version
}

/** References are random and retried if taken, once in hundreds of millions. */
async function insertWithFreeReference(tx: Kysely<Schema>, booking: BookingRecord): Promise<BookingRecord> {
  for (let row = booking; ; row = { ...booking, reference: newReference('TT') }) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('bookings')
      .values(columnsOf(row))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return row
  }
}
