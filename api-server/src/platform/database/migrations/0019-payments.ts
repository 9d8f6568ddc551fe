import type { Kysely } from 'kysely'

/**
 * What was paid for bookings: rows that are only ever added. A row outlives its booking, whose reference it has. Claims are what
 * travellers say they paid; orders are what a payment provider was asked for.
 */
export async function up(db: Kysely<unknown>) {
  // What a cancelled booking costs.
  await db.schema.alterTable('bookings').addColumn('feePaise', 'bigint').execute()
  await createPayments(db)
  await db.schema
    .createTable('paymentClaims')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('amountPaise', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('settledAt', 'bigint')
    .addColumn('settledBy', 'text')
    .execute()
  await db.schema
    .createIndex('paymentClaimsBooking')
    .on('paymentClaims')
    .columns(['bookingId', 'reference'])
    .unique()
    .execute()
  await db.schema
    .createTable('paymentOrders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('amountPaise', 'bigint', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('paymentOrdersAge').on('paymentOrders').column('createdAt').execute()
  await db.schema.createIndex('paymentOrdersBooking').on('paymentOrders').column('bookingId').execute()
}

async function createPayments(db: Kysely<unknown>) {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bookingId', 'text', (column) => column.references('bookings.id').onDelete('set null'))
    .addColumn('bookingReference', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('amountPaise', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('driverId', 'text', (column) => column.references('drivers.id'))
    .addColumn('onceKey', 'text', (column) => column.unique())
    .execute()
  await db.schema.createIndex('paymentsBooking').on('payments').columns(['bookingId', 'at']).execute()
  await db.schema.createIndex('paymentsReference').on('payments').column('reference').execute()
  await db.schema.createIndex('paymentsDay').on('payments').column('at').execute()
}
