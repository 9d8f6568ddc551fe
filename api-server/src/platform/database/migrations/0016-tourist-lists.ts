import type { Kysely } from 'kysely'

/** The passengers of trips, which the law has drivers carry. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('touristLists')
    .addColumn('bookingId', 'text', (column) => column.primaryKey().references('bookings.id').onDelete('cascade'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('passengers', 'text', (column) => column.notNull())
    .execute()
}
