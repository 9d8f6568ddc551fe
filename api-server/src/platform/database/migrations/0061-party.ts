import type { Kysely } from 'kysely'

/** Which bookings are cars of one party: the reference of its first; null for a booking of one car. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('bookings').addColumn('party', 'text').execute()
  await db.schema.createIndex('bookingsParty').on('bookings').column('party').execute()
}
