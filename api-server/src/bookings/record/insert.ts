import type { Kysely } from 'kysely'
import type { BookingReceipt } from 'shared-api/contract'
import { answerEnquiry } from '../../enquiries/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { newId, newReference } from '../../platform/ids.ts'
import { insertMessages, type NewMessage } from '../../platform/outbox/repository.ts'
import { type BookingRecord, columnsOf } from './index.ts'
import { toReceipt } from './wire.ts'

/** The messages about a new booking. */
export type Announce = (booking: BookingReceipt) => NewMessage[]
/** The name of the staff who took it, null for a visitor's; and the enquiry that it answers. */
type From = { takenBy: string | null; ofEnquiry?: string | undefined }

/** Stores a new booking with its first step and its messages, and answers its enquiry. */
export async function insertBookingRow(
  tx: Kysely<Schema>,
  row: BookingRecord,
  { takenBy, ofEnquiry }: From,
  announce: Announce,
): Promise<BookingReceipt> {
  const booking = await insertWithFreeReference(tx, row)
  const { id: bookingId, createdAt: at } = booking
  if (takenBy !== null)
    await tx
      .insertInto('bookingHistory')
      .values({ id: newId(), bookingId, status: 'new', at, byName: takenBy, reason: null })
      .execute()
  const receipt = toReceipt(booking)
  await insertMessages(tx, announce(receipt), at)
  if (ofEnquiry) await answerEnquiry(tx, ofEnquiry, `Booked as ${receipt.reference}.`, at)
  return receipt
}

/** References are random and retried if taken, once in hundreds of millions. */
async function insertWithFreeReference(tx: Kysely<Schema>, booking: BookingRecord): Promise<BookingRecord> {
  for (let row = booking; ; row = { ...booking, reference: newReference() }) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('bookings')
      .values(columnsOf(row))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return row
  }
}
