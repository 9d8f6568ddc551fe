import type { Kysely } from 'kysely'

/** Where a vehicle stands between trips: a city, or null for the company's own base. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('vehicles').addColumn('base', 'text').execute()
}
