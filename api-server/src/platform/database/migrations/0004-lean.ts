import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'

/** Takes out what each booking wrote and no query needs: half of its index entries, and what its row says already. */
export async function up(db: Kysely<unknown>) {
  // No cab is ever deleted for good, and the day of a pick-up is a range of `starts_at`.
  for (const name of ['bookingsCab', 'bookingsPickUp']) await db.schema.dropIndex(name).execute()
  // That it was new at first, when, and by whom, stands in the booking.
  await sql`delete from booking_history where status = 'new' and exists
    (select 1 from bookings where bookings.id = booking_id and bookings.created_at = at)`.execute(db)
  for (const [name, column] of [
    ['outboxBooking', 'bookingId'],
    ['outboxEnquiry', 'enquiryId'],
  ] as const) {
    await db.schema.dropIndex(name).execute()
    await db.schema.createIndex(name).on('outbox').column(column).where(sql.ref(column), 'is not', null).execute()
  }
  if (engineOf(db) === 'sqlite') for (const table of ORDERED) await orderByKey(db, table)
}

/** No table points to these: to drop one takes nothing along. */
const ORDERED = ['booking_terms', 'enquiry_terms', 'outbox']

/** Keeps the rows of an SQLite table in its key's own index, in place of a table with an index beside it. */
async function orderByKey(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ type: string; made: string }>`
    select type, sql as made from sqlite_master where tbl_name = ${table} and sql is not null order by type desc`.execute(
    db,
  )
  const [made = '', ...indexes] = rows.map(({ made: statement }) => statement)
  await sql.raw(`${made.replace(`"${table}"`, '"reordered"')} without rowid`).execute(db)
  await sql.raw(`insert into reordered select * from ${table}`).execute(db)
  await sql.raw(`drop table ${table}`).execute(db)
  await sql.raw(`alter table reordered rename to ${table}`).execute(db)
  for (const index of indexes) await sql.raw(index).execute(db)
}
