import type { Kysely } from 'kysely'
import type { DocumentContent } from 'shared-api/contract'
import type { Schema } from '../platform/database/schema.ts'

type Taken = { papers: DocumentContent[]; taken: number; isAll: boolean }

/**
 * By how much, in paise, a credit note over `taken` lowers what is due for a booking: a refund as goodwill may have done so before.
 * `papers` are the invoice and its credit notes in part; once all of it is taken back, what they lowered is due again.
 */
export async function forgivenBy(
  tx: Kysely<Schema>,
  bookingId: string | null,
  { papers, taken, isAll }: Taken,
): Promise<number> {
  const query = tx.selectFrom('bookings').select('forgivenPaise').where('id', '=', bookingId)
  const booking = await query.executeTakeFirst()
  if (!booking) return 0
  const [invoice, ...parts] = papers
  const lowered = papers.reduce((sum, { forgiven = 0 }) => sum + forgiven, 0)
  const wanted = parts.reduce((sum, { total }) => sum + total, (invoice?.forgiven ?? 0) + taken)
  return isAll ? -lowered : Math.max(0, wanted - Number(booking.forgivenPaise))
}
