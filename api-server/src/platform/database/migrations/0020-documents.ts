import type { Kysely } from 'kysely'

/** Invoices, receipts and what takes them back: each with a number of a series without gaps, and never changed. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('documentSeries')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('documents')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('issuedAt', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.references('bookings.id').onDelete('set null'))
    .addColumn('bookingReference', 'text', (column) => column.notNull())
    .addColumn('totalPaise', 'bigint', (column) => column.notNull())
    .addColumn('ofNumber', 'text', (column) => column.unique().references('documents.number'))
    .addColumn('paymentId', 'text', (column) => column.unique().references('payments.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('documentsDay').on('documents').columns(['day', 'number']).execute()
  await db.schema.createIndex('documentsBooking').on('documents').column('bookingId').execute()
}
