import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { startServer } from '../harness/server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { makeDatabase } from '../setup/psql.ts'
import { bookingBody } from './booking.ts'
import { BOOKINGS, fillSqlite } from './many-rows.ts'
import { printTable, type Row, verdict } from './table.ts'

const CLI = join(import.meta.dirname, '../../api-server/src/cli')
const AIM_S = 120

type Place = { DATA_DIR: string; DATABASE_URL: string }

/** Prints how long a backup of many bookings and its restore take, to PostgreSQL and back, and whether a row differs. */
export async function printBackup(demoData: string) {
  const dir = await mkdtemp(join(tmpdir(), 'bench-backup-'))
  const postgres = await startPostgres({ fsync: 'on' })
  try {
    const sqlite = { DATA_DIR: await manyBookings(demoData), DATABASE_URL: '' }
    const other = { DATA_DIR: join(dir, 'other'), DATABASE_URL: makeDatabase(postgres.url, 'restored') }
    const back = { DATA_DIR: join(dir, 'back'), DATABASE_URL: '' }
    const [first, second, third] = ['first', 'second', 'third'].map((name) => join(dir, `${name}.backup`)) as string[]
    const rows = [
      await timed('SQLite', 'backup', first, sqlite),
      await timed('into PostgreSQL', 'restore', first, other),
      await timed('PostgreSQL', 'backup', second, other),
      await timed('into SQLite', 'restore', second, back),
      await timed('SQLite again', 'backup', third, back),
    ]
    printTable(`${BOOKINGS.toLocaleString('en')} bookings, aim ${AIM_S} s each`, rows)
    const [before, after] = [await linesOf(first ?? ''), await linesOf(third ?? '')]
    const missing = before.filter((line, at) => line !== after[at]).length + Math.abs(before.length - after.length)
    console.log(
      `\n${before.length} rows and files; different after both restores: ${missing}: ${verdict(missing === 0)}`,
    )
    await rm(sqlite.DATA_DIR, { recursive: true })
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** A folder of data with many bookings. */
async function manyBookings(copyOf: string): Promise<string> {
  const server = await startServer({ env: { FRONT_ENDS: 'off' }, copyOf, keepData: true })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.origin}/api/v1/sendemail`, { method: 'POST', headers, body: await bookingBody(server.origin) })
  await server.stop()
  fillSqlite(join(server.dataDir, 'data.sqlite'))
  return server.dataDir
}

async function timed(what: string, command: 'backup' | 'restore', file = '', place: Place): Promise<Row> {
  const began = performance.now()
  execFileSync(process.execPath, [join(CLI, `${command}.ts`), file], { env: { PATH: process.env.PATH, ...place } })
  const seconds = (performance.now() - began) / 1000
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  return { what, command, s: seconds.toFixed(1), '': verdict(seconds <= AIM_S), 'file MB': megabytes }
}

type Line = { table?: string; rows?: object[]; file?: string }

/** The hash of each row and file of a backup, sorted: engines differ in the order of keys and columns. */
async function linesOf(file: string): Promise<string[]> {
  const hashes: string[] = []
  const hash = (...values: unknown[]) =>
    hashes.push(createHash('sha256').update(JSON.stringify(values)).digest('base64'))
  for await (const text of createInterface(createReadStream(file).pipe(createGunzip()))) {
    const line: Line = JSON.parse(text)
    for (const row of line.rows ?? []) hash(line.table, Object.entries(row).sort())
    if (line.file) hash(text)
  }
  return hashes.sort()
}
