import type { Kysely } from 'kysely'

/** Who changed price, payments and papers of a booking, and why: from what to what, in paise. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('moneyChanges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bookingId', 'text', (column) => column.references('bookings.id').onDelete('set null'))
    .addColumn('bookingReference', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('beforePaise', 'bigint', (column) => column.notNull())
    .addColumn('afterPaise', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('moneyChangesBooking').on('moneyChanges').columns(['bookingId', 'at']).execute()
  await db.schema.createIndex('moneyChangesWhat').on('moneyChanges').columns(['what', 'at']).execute()
}
