import type { Kysely } from 'kysely'

/** Messages about one payment or document, and the one reminder of an advance. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('about', 'text').execute()
  await db.schema
    .createTable('advanceReminders')
    .addColumn('bookingId', 'text', (column) => column.primaryKey().references('bookings.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .execute()
}
