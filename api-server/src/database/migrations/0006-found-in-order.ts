import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'

/** What has a word, or a pick-up within some days, is sorted by when it was booked from the index that finds it. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('bookingTerms').addColumn('createdAt', 'bigint').execute()
  await sql`update booking_terms set created_at = (select created_at from bookings where id = booking_id)`.execute(db)
  if (engineOf(db) === 'postgres')
    await sql`alter table booking_terms drop constraint booking_terms_key,
      add constraint booking_terms_key primary key (term, booking_id) include (created_at)`.execute(db)
  await db.schema.dropIndex('bookingsStart').execute()
  const columns = ['startsAt', 'id', 'createdAt', 'status']
  await db.schema.createIndex('bookingsStart').on('bookings').columns(columns).execute()
}
