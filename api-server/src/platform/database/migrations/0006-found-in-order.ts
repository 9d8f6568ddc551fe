import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'

/** What has a word, or a pick-up within some days, is sorted by when it was booked from the index that finds it. */
export async function up(db: Kysely<unknown>) {
  // First the table that a booking writes first: an older process that stores one is waited for, without a deadlock.
  await db.schema.dropIndex('bookingsStart').execute()
  const columns = ['startsAt', 'id', 'createdAt', 'status']
  await db.schema.createIndex('bookingsStart').on('bookings').columns(columns).execute()
  await (engineOf(db) === 'postgres' ? withoutIndexes(db) : addTimes(db))
}

async function addTimes(db: Kysely<unknown>) {
  await db.schema.alterTable('bookingTerms').addColumn('createdAt', 'bigint').execute()
  await sql`update booking_terms set created_at = (select created_at from bookings where id = booking_id)`.execute(db)
}

/** PostgreSQL writes a changed row anew, to each index too: to make these afterwards takes a third of the time. */
async function withoutIndexes(db: Kysely<unknown>) {
  await sql`alter table booking_terms drop constraint booking_terms_key`.execute(db)
  await db.schema.dropIndex('bookingTermsBooking').execute()
  await addTimes(db)
  await sql`alter table booking_terms add constraint booking_terms_key primary key (term, booking_id)
    include (created_at)`.execute(db)
  await db.schema.createIndex('bookingTermsBooking').on('bookingTerms').columns(['bookingId', 'term']).execute()
}
