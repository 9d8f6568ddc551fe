import type { Kysely } from 'kysely'

const COLUMNS = ['guestName', 'guestMobile', 'companyName', 'gstin', 'driverNote', 'arrivalNumber', 'luggage']

/** For whom a trip is booked, whom its invoice names, and what the driver should know. */
export async function up(db: Kysely<unknown>) {
  for (const column of COLUMNS) await db.schema.alterTable('bookings').addColumn(column, 'text').execute()
  // A guest is found by it when their data is asked for or erased.
  await db.schema.createIndex('bookingsGuest').on('bookings').column('guestMobile').execute()
}
