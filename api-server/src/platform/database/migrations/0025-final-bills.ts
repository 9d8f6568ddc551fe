import type { Kysely } from 'kysely'

/** What a trip was quoted before its final bill, and what that bill was made of; and what was settled with drivers. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('finalBills')
    .addColumn('bookingId', 'text', (column) => column.primaryKey().references('bookings.id').onDelete('cascade'))
    .addColumn('quotedLines', 'text', (column) => column.notNull())
    .addColumn('quotedPaise', 'bigint', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('settlements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('driverId', 'text', (column) => column.notNull().references('drivers.id'))
    .addColumn('amountPaise', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('settlementsDriver').on('settlements').columns(['driverId', 'at']).execute()
  await db.schema
    .createTable('settlementEntries')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entryId', 'text', (column) => column.notNull())
    .addColumn('settlementId', 'text', (column) => column.notNull().references('settlements.id'))
    .addPrimaryKeyConstraint('settlementEntriesOnce', ['kind', 'entryId'])
    .execute()
  await db.schema.createIndex('paymentsDriver').on('payments').columns(['driverId']).execute()
}
