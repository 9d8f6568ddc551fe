import type { Kysely } from 'kysely'
import type { OutboxRow, Schema } from '../database/schema.ts'

/** The messages of each of these bookings or enquiries, by its id. */
export async function mailsOf(
  db: Kysely<Schema>,
  column: 'bookingId' | 'enquiryId',
  records: { id: string }[],
): Promise<Map<string | null, OutboxRow[]>> {
  if (records.length === 0) return new Map()
  const ids = records.map(({ id }) => id)
  const mails = await db.selectFrom('outbox').selectAll().where(column, 'in', ids).execute()
  return Map.groupBy(mails, (mail) => mail[column])
}
