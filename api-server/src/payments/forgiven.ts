import type { Kysely } from 'kysely'
import { sumOf } from 'shared-api/fares'
import { parseContent } from '../documents/record/index.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { DocumentRow, Schema } from '../platform/database/schema.ts'

/** A booking's invoice or bill that no credit note took back as a whole. */
export const invoiceInForce = (tx: Kysely<Schema>, bookingId: string): Promise<DocumentRow | undefined> =>
  tx
    .selectFrom('documents')
    .leftJoin('documents as later', 'later.ofNumber', 'documents.number')
    .selectAll('documents')
    .where('documents.bookingId', '=', bookingId)
    .where('documents.kind', 'in', ['invoice', 'bill'])
    .where('later.number', 'is', null)
    .executeTakeFirst()

/** What refunds as goodwill gave back for a booking, in paise. */
export async function goodwillOf(tx: Kysely<Schema>, bookingId: string): Promise<number> {
  const rows = tx.selectFrom('payments').where('bookingId', '=', bookingId).where('goodwill', '=', 1)
  const { given } = await rows.select(({ fn }) => fn.sum('amountPaise').as('given')).executeTakeFirstOrThrow()
  return -Number(given ?? 0)
}

/**
 * Counts again by how much goodwill and papers lower what is due for a booking (docs/product.md, Payments). Goodwill and a credit
 * note over the same sum count once, whichever came first. Changes nothing where the booking is gone.
 */
export async function countForgiven(tx: Kysely<Schema>, bookingId: string): Promise<void> {
  await lockRows(tx, tx.selectFrom('bookings').select('id').where('id', '=', bookingId)).execute()
  const goodwill = await goodwillOf(tx, bookingId)
  const invoice = await invoiceInForce(tx, bookingId)
  const forgivenPaise = invoice ? await forgivenWith(tx, invoice, goodwill) : goodwill
  await tx.updateTable('bookings').set({ forgivenPaise }).where('id', '=', bookingId).execute()
}

async function forgivenWith(tx: Kysely<Schema>, invoice: DocumentRow, goodwill: number): Promise<number> {
  const { forgiven = 0, reverseCharge, taxes } = parseContent(invoice)
  const parts = await tx.selectFrom('documents').select('totalPaise').where('partOf', '=', invoice.number).execute()
  const byPapers = parts.reduce((sum, { totalPaise }) => sum + Number(totalPaise), forgiven)
  return Math.max(byPapers, goodwill + (reverseCharge ? sumOf(taxes) : 0))
}
