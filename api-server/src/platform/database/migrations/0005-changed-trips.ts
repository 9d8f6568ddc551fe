import type { Kysely } from 'kysely'

/** The reference of the booking whose place one took, for its mails. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('bookings').addColumn('insteadOf', 'text').execute()
}
