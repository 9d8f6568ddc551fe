import type { Kysely } from 'kysely'

/** The books of a year read tens of thousands of bookings and payments, but only these columns of them. */
export async function up(db: Kysely<unknown>) {
  // First the table that a booking writes first: an older process that stores one is waited for, without a deadlock.
  await db.schema
    .createIndex('bookingsBooks')
    .on('bookings')
    .columns(['status', 'startsAt', 'totalPaise', 'feePaise', 'fromCity', 'toCity', 'id'])
    .execute()
  await db.schema.createIndex('bookingsBooked').on('bookings').columns(['createdAt', 'totalPaise']).execute()
  await db.schema.dropIndex('paymentsBooking').execute()
  await db.schema.createIndex('paymentsBooking').on('payments').columns(['bookingId', 'at', 'amountPaise']).execute()
}
