import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { istDay } from 'shared-api/india'
import { expect, it, onTestFinished } from 'vitest'
import { MIGRATIONS, migrationsOf, newestMigrations } from '../platform/database/migrate.ts'
import { type Database, openForCommand } from '../platform/database/open.ts'
import { TABLE_KEYS } from '../platform/operations/backup/tables.ts'
import { earlierVersion, hasCommit } from '../testing/earlier-version.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { newPlace, type TestPlace } from '../testing/places.ts'
import { ADMIN, fillAndRead, hashOf, logIn, PAID, read, withServer } from '../testing/reading.ts'
import { COMMAND_ENV } from '../testing/server-process.ts'

/** Earlier versions, with so many bookings: before there were tariffs, trips and payments, and the last that customers have. */
const VERSIONS = [
  ['6e921b82', 2000],
  ['86fa2bbc', 20_000],
] as const
/** Columns that an upgrade computes again from others of the row. */
const DERIVED = ['search']

type Rows = Map<string, Record<string, unknown>>

eachEmptyEngine('an upgrade', (engine) => {
  it.for(VERSIONS)(
    'of %s keeps bookings, mails and pictures; one that breaks changes nothing',
    {
      timeout: 900_000,
    },
    async ([commit, bookings], { skip }) => {
      skip(!hasCommit(commit), 'this clone does not have it')
      const earlier = await earlierVersion(commit)
      const place = await newPlace(engine.name)
      onTestFinished(() => Promise.all([earlier.remove(), place.drop()]).then(() => {}))
      const env = { ...place.env, RATE_LIMIT: 'off', DEMO_DATA: 'on' }
      const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
      const { sample, said } = await withServer({ ...env, ...account }, earlier.main, (url) =>
        fillAndRead(url, bookings),
      )
      const database = openForCommand(engine.config(place.env))
      onTestFinished(() => database.close())
      const stored = await rowsOf(database)
      const files = await filesOf(place)
      expect([stored.get('bookings')?.size, files.size > 100]).toEqual([bookings, true])
      if (said.links.length > 0)
        expect([stored.get('links')?.size, stored.get('documents')?.size]).toEqual([bookings, bookings / PAID])

      const had = await migrationsOf(database.db)
      await expect(migrateAndThrow(database)).rejects.toThrow('this migration is broken')
      expect(await migrationsOf(database.db)).toEqual(had)
      expect(differences(stored, await rowsOf(database))).toEqual([])
      // Killed later and later, until it gets through.
      let kills = 0
      for (let wait = 150; await killedMigration(place, wait); wait *= 1.4) {
        const has = await migrationsOf(database.db)
        if (has.length > had.length) break
        kills += 1
        expect(has).toEqual(had)
        expect(differences(stored, await rowsOf(database))).toEqual([])
        const before = kills === 1 && (await withServer(env, earlier.main, (url) => read(url, sample)))
        if (before) expect(before, 'the version before goes on').toEqual(said)
      }
      expect(kills).toBeGreaterThan(0)
      expect(await migrationsOf(database.db)).toEqual(newestMigrations())

      const after = await withServer(env, undefined, (url) => read(url, sample))
      expect(after.bookings).toMatchObject(said.bookings)
      expect(after.pictures).toEqual(said.pictures)
      expect(after.links).toEqual(said.links)
      expect(differences(stored, await rowsOf(database))).toEqual([])
      expect(await filesOf(place)).toEqual(files)
      await expectAllToWork(env)
    },
  )
})

/** The desk's lists open, and mails that waited are sent. */
async function expectAllToWork(env: Record<string, string>) {
  const mailServer = await startMailServer()
  await withServer({ ...env, SMTP_URL: mailServer.url }, undefined, async (url) => {
    const headers = await logIn(url)
    const year = istDay(Date.now()).slice(0, 4)
    const desk = ['bookings', 'bookings.csv', 'enquiries', 'desk/summary', `books/year?year=${year}`]
    for (const path of [...desk, 'holidays', 'tour'])
      expect([path, (await fetch(`${url}/api/v1/${path}`, { headers })).status]).toEqual([path, 200])
    await expect.poll(() => mailServer.received.length).toBeGreaterThan(100)
  })
  await mailServer.stop()
}

/** All rows that a backup would have, by table and key. */
async function rowsOf({ db }: Database): Promise<Map<string, Rows>> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const tables = new Map<string, Rows>()
  for (const [table, keys] of Object.entries(TABLE_KEYS)) {
    if (!there.has(table.replace(/[A-Z]/g, '_$&').toLowerCase())) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    tables.set(table, new Map(rows.map((row) => [keys.map((key) => row[key]).join(' '), row])))
  }
  return tables
}

/** The first values of before that are not there after. */
function differences(before: Map<string, Rows>, after: Map<string, Rows>): string[] {
  const found: string[] = []
  for (const [table, rows] of before)
    for (const [id, row] of rows) {
      const now = after.get(table)?.get(id)
      for (const [column, value] of Object.entries(row))
        if (!DERIVED.includes(column) && (!now || (column in now && asBefore(now[column]) !== value)))
          found.push(`${table} ${id} ${column}: ${value} became ${now?.[column]}`)
    }
  return found.slice(0, 10)
}

/** A value as the version before wrote it: its price lines had no origin. */
const asBefore = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/,"origin":"[a-z]+"/g, '') : value)

/** The hash of each uploaded file, by its path. */
async function filesOf(place: TestPlace): Promise<Map<string, string>> {
  const dir = join(place.dir, 'uploads')
  const files = new Map<string, string>()
  for await (const path of glob('**/*', { cwd: dir }))
    if ((await stat(join(dir, path))).isFile()) files.set(path, hashOf(await readFile(join(dir, path))))
  return files
}

/** Migrates to the newest form and one further, which throws. */
async function migrateAndThrow({ db }: Database) {
  const broken = { up: () => Promise.reject(new Error('this migration is broken')) }
  const getMigrations = async () => ({ ...MIGRATIONS, '9999-broken': broken })
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest()
  throw error
}

/** Starts to migrate, and kills it after so many ms; whether it was killed before its end. */
async function killedMigration({ env }: TestPlace, wait: number): Promise<boolean> {
  const script = join(import.meta.dirname, '../cli/migrate.ts')
  const child = spawn(process.execPath, [script], { env: { ...COMMAND_ENV, ...env }, stdio: 'ignore' })
  const exit = once(child, 'exit')
  await Promise.race([exit, pause(wait)])
  child.kill('SIGKILL')
  const [code] = await exit
  return code === null
}
