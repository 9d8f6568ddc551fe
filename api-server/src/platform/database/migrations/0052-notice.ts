import type { Kysely } from 'kysely'

/** The version of the settings whose privacy notice was shown to who booked; none is known of bookings of before. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('bookings').addColumn('noticeVersion', 'integer').execute()
}
