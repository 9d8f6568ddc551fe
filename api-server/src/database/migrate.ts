import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as tables from './migrations/0001-tables.ts'
import type { Schema } from './schema.ts'

/** All migrations, in the order of their names. One that is released is never edited again. */
const MIGRATIONS: Record<string, Migration> = { '0001-tables': tables }

/**
 * Brings the tables to the newest form. Safe to run from several processes at once: one does it, the others wait.
 * Gives the names of the migrations that were run.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
