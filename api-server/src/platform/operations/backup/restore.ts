import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import { newestMigrations } from '../../database/migrate.ts'
import { FILLED, hasOwnRows } from '../../database/migrations/first-rows.ts'
import type { Database } from '../../database/open.ts'
import type { Schema } from '../../database/schema.ts'
import type { UploadStorage } from '../../files/storage.ts'
import {
  type BackupCounts,
  type BackupEntry,
  BackupError,
  type BackupRow,
  checkArchive,
  readArchive,
  readHead,
} from './archive.ts'
import { BACKUP_TABLES, type BackupTable, LEFT_OUT } from './tables.ts'

/**
 * Restores a backup's data and uploads, all or nothing. `replace` allows it to overwrite data.
 * @throws BackupError if the file is damaged or of another release, or data exist already
 */
export async function restore(
  database: Database,
  storage: UploadStorage,
  path: string,
  replace: boolean,
): Promise<BackupCounts> {
  // Before the rest is read: another release may have tables that are unknown here, and would look damaged.
  await refuseOtherRelease(path)
  const { entries } = await readArchive(path)
  const expected = await checkArchive(path)
  const stored: string[] = []
  try {
    await database.transaction(async (tx) => {
      await clear(tx, replace)
      for await (const entry of entries) await restoreEntry(tx, storage, entry, stored)
      await refuseOtherCounts(tx, expected)
    })
  } catch (error) {
    await Promise.allSettled(stored.map((key) => storage.delete(key)))
    throw error
  }
  return expected
}

/**
 * Refuses a backup of another release. A database that was brought to the tables of this one before would be closed to the
 * release that can restore it.
 * @throws BackupError when it is of another, or none
 */
export async function refuseOtherRelease(path: string): Promise<void> {
  const { migrations } = await readHead(path)
  if (String(migrations) === String(newestMigrations())) return
  throw new BackupError(`${path} is of another release: restore it with that one, then run \`pnpm migrate\``)
}

async function clear(tx: Kysely<Schema>, replace: boolean) {
  const isUsed = Object.keys(await countRows(tx)).some((table) => !FILLED.some((one) => one === table))
  if (!replace && (isUsed || (await hasOwnRows(tx)))) {
    throw new BackupError('There are data already: restore into an empty place, or say --replace to lose them')
  }
  for (const table of [...LEFT_OUT, ...BACKUP_TABLES.toReversed()]) await tx.deleteFrom(table).execute()
}

async function restoreEntry(tx: Kysely<Schema>, storage: UploadStorage, entry: BackupEntry, stored: string[]) {
  if ('table' in entry) return insertRows(tx, entry.table, entry.rows)
  const content = Buffer.from(entry.content, 'base64')
  const there = await storage.get(entry.file)
  // A key always has the same content: a different one is damaged.
  if (there && content.equals(await buffer(there.body))) return
  if (!there) stored.push(entry.file)
  await storage.put(entry.file, content)
}

async function insertRows(tx: Kysely<Schema>, table: BackupTable, rows: BackupRow[]) {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const into = sql`${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`
  await sql`insert into ${into} values ${sql.join(values)}`.execute(tx)
}

async function refuseOtherCounts(tx: Kysely<Schema>, expected: BackupCounts) {
  const counts = await countRows(tx)
  const differs = BACKUP_TABLES.find((table) => counts[table] !== expected.rows[table])
  if (differs) throw new BackupError(`Not all of ${differs} arrived; nothing was changed`)
}

/** How many rows each table holds; an empty one is left out. */
async function countRows(tx: Kysely<Schema>): Promise<Partial<Record<BackupTable, number>>> {
  const counts: Partial<Record<BackupTable, number>> = {}
  for (const table of BACKUP_TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx)
    if (rows[0]?.count) counts[table] = rows[0].count
  }
  return counts
}
