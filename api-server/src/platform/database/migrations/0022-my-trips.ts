import type { Kysely } from 'kysely'

/** Whose account booked a trip, whether an account's mail address is proved, and what a mailed link is for. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('bookings')
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('bookingsUser').on('bookings').columns(['userId', 'startsAt', 'id']).execute()
  await db.schema.alterTable('users').addColumn('mailProvedAt', 'bigint').execute()
  await db.schema
    .alterTable('passwordLinks')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('password'))
    .execute()
}
