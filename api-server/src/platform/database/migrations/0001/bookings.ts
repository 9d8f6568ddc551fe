import { type Kysely, sql } from 'kysely'
import { termType } from '../../engine.ts'

const STATUSES = sql`status in ('new', 'confirmed', 'completed', 'cancelled')`

export async function createBookingTables(db: Kysely<unknown>) {
  await createBookings(db)
  await createBookingIndexes(db)
  await db.schema
    .createTable('bookingTerms')
    .addColumn('term', termType(db), (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('bookingTermsKey', ['term', 'bookingId'])
    .execute()
  await db.schema.createIndex('bookingTermsBooking').on('bookingTerms').columns(['bookingId', 'term']).execute()
  await db.schema
    .createTable('bookingHistory')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull().check(STATUSES))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('bookingHistoryBooking').on('bookingHistory').columns(['bookingId', 'at']).execute()
  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('keyHash', 'text', (column) => column.primaryKey())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('idempotencyKeysAge').on('idempotencyKeys').column('createdAt').execute()
  await db.schema.createIndex('idempotencyKeysBooking').on('idempotencyKeys').column('bookingId').execute()
}

const createBookings = (db: Kysely<unknown>) =>
  db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull().check(STATUSES))
    .addColumn('tripType', 'text', (column) => column.notNull())
    .addColumn('localTripType', 'text')
    .addColumn('fromCity', 'text', (column) => column.notNull())
    .addColumn('toCity', 'text', (column) => column.notNull())
    .addColumn('pickUpDate', 'text', (column) => column.notNull())
    .addColumn('pickUpTime', 'text', (column) => column.notNull())
    .addColumn('pickUpLocation', 'text', (column) => column.notNull())
    .addColumn('returnDate', 'text')
    .addColumn('returnTime', 'text')
    .addColumn('returnLocation', 'text')
    .addColumn('package', 'text')
    .addColumn('visitingPlaces', 'text', (column) => column.notNull())
    .addColumn('numberOfPersons', 'integer', (column) => column.notNull())
    .addColumn('cabType', 'text')
    .addColumn('distanceKm', 'double precision', (column) => column.notNull())
    .addColumn('farePaise', 'bigint', (column) => column.notNull())
    .addColumn('totalPaise', 'bigint', (column) => column.notNull())
    .addColumn('cabId', 'text', (column) => column.notNull().references('cabs.id'))
    .addColumn('cabSnapshot', 'text', (column) => column.notNull())
    .addColumn('startsAt', 'bigint', (column) => column.notNull())
    .addColumn('endsAt', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()

/** One index for each way in which the desk lists bookings; all end in the order of the list. */
async function createBookingIndexes(db: Kysely<unknown>) {
  await db.schema.createIndex('bookingsNewest').on('bookings').columns(['createdAt', 'id']).execute()
  await db.schema.createIndex('bookingsStatus').on('bookings').columns(['status', 'createdAt', 'id']).execute()
  await db.schema.createIndex('bookingsStart').on('bookings').columns(['startsAt', 'id']).execute()
  await db.schema.createIndex('bookingsPickUp').on('bookings').columns(['pickUpDate', 'status']).execute()
  // What a confirmation asks: which confirmed trips hold this cab at that time?
  await db.schema
    .createIndex('bookingsConfirmed')
    .on('bookings')
    .columns(['cabId', 'endsAt', 'startsAt'])
    .where(sql.ref('status'), '=', sql`'confirmed'`)
    .execute()
  await db.schema.createIndex('bookingsCab').on('bookings').column('cabId').execute()
}
