import type { Kysely } from 'kysely'

/** Gearbox and fuel of cabs; null while the desk has entered none. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['transmission', 'fuel']) await db.schema.alterTable('cabs').addColumn(column, 'text').execute()
}
