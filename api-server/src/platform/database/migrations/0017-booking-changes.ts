import type { Kysely } from 'kysely'

/** What of a booking was changed in place, when and by whom. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('bookingChanges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('bookingChangesBooking').on('bookingChanges').columns(['bookingId', 'at']).execute()
}
