import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import { migrationsOf, newestMigrations } from '../../database/migrate.ts'
import type { Database } from '../../database/open.ts'
import type { Schema } from '../../database/schema.ts'
import type { UploadStorage } from '../../files/storage.ts'
import { type BackupCounts, type BackupEntry, BackupError, type BackupRow, writeArchive } from './archive.ts'
import { BACKUP_TABLES, type BackupTable, TABLE_KEYS } from './tables.ts'

/** Rows in one batch, which limits memory for tables of any size. */
const BATCH = 200

/**
 * Writes a snapshot of all data and uploads to a file while the server runs. Either engine can restore it.
 * @throws BackupError if the tables are not those of this release
 */
export async function backUp(database: Database, storage: UploadStorage, path: string): Promise<BackupCounts> {
  return database.snapshot(async (tx) => {
    const migrations = await migrationsOf(tx)
    if (String(migrations) !== String(newestMigrations())) {
      throw new BackupError(
        'The database is of another release: run `pnpm migrate` first, or back up with that release',
      )
    }
    return writeArchive(path, { madeAt: new Date().toISOString(), migrations }, entriesOf(tx, storage))
  })
}

/** Files come after the rows: the files that a row names were stored before it and are never overwritten. */
async function* entriesOf(tx: Kysely<Schema>, storage: UploadStorage): AsyncIterable<BackupEntry> {
  for (const table of BACKUP_TABLES) yield* rowsOf(tx, table)
  for await (const key of storage.list()) {
    const file = await storage.get(key)
    if (file) yield { file: key, content: (await buffer(file.body)).toString('base64') }
  }
}

async function* rowsOf(tx: Kysely<Schema>, table: BackupTable): AsyncIterable<BackupEntry> {
  const keys: readonly string[] = TABLE_KEYS[table]
  const key = sql.join(keys.map((name) => sql.ref(name)))
  let last: BackupRow | undefined
  do {
    const after = last ? sql`where (${key}) > (${sql.join(keys.map((name) => last?.[name]))})` : sql``
    const query = sql<BackupRow>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(BATCH)}`
    const { rows } = await query.execute(tx)
    if (rows.length > 0) yield { table, rows }
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}
