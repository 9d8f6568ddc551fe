import type { Kysely } from 'kysely'

/** What was changed lately is found by an index: open pages of the desk ask each second. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['bookings', 'enquiries'])
    await db.schema.createIndex(`${table}Changed`).on(table).columns(['updatedAt', 'id', 'version']).execute()
}
