import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as runLater } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { Kysely, type Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from './open.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

let dir: string
let database: Database
/** Another process's view: only what is committed. */
let other: SqliteFile.Database

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'shared-commit-'))
  database = await openDatabase({ dataDir: dir, databaseUrl: null }, () => {})
  other = new SqliteFile(join(dir, 'data.sqlite'), { readonly: true })
})
afterEach(async () => {
  other.close()
  await database.close()
  await rm(dir, { recursive: true, force: true })
})

const isCommitted = (key: string) => other.prepare('select 1 from settings where key = ?').get(key) !== undefined
const committed = () => other.prepare('select key from settings order by key').pluck().all()

const put = (key: string, fails = false) =>
  database.transaction(async (tx) => {
    await tx.insertInto('settings').values({ key, value: '' }).execute()
    if (fails) throw new Error(`${key} fails`)
  })

it('answers each of many transactions only when it is committed, and commits several at once', async () => {
  const versions = new Set<unknown>()
  const keys = Array.from({ length: 30 }, (_, n) => `key-${n + 10}`)
  const seen = keys.map(async (key) => {
    await put(key)
    versions.add(other.pragma('data_version', { simple: true }))
    return isCommitted(key)
  })
  expect(await Promise.all(seen)).toEqual(keys.map(() => true))
  expect(versions.size).toBeLessThan(keys.length / 2)
})

it('commits with one that is through what is asked for before the server has read what came meanwhile', async () => {
  const versions = new Set<unknown>()
  const noted = async (written: Promise<void>) => {
    await written
    versions.add(other.pragma('data_version', { simple: true }))
  }
  const late = Promise.withResolvers<void>()
  const first = database.transaction(async (tx) => {
    await tx.insertInto('settings').values({ key: 'first', value: '' }).execute()
    // As a request that is read at the next turn of the event loop.
    runLater(() => noted(put('late')).then(late.resolve, late.reject))
  })
  await Promise.all([noted(first), late.promise])
  expect(committed()).toEqual(['first', 'late'])
  expect(versions.size).toBe(1)
})

it('undoes the one that fails, and commits those before and after it', async () => {
  const results = await Promise.allSettled([put('a'), put('b', true), put('c'), put('d', true), put('e')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(committed()).toEqual(['a', 'c', 'e'])
})

it('shows a query nothing that is not committed, and no writing query is answered before', async () => {
  const write = (key: string) => database.db.insertInto('settings').values({ key, value: '' }).execute()
  const read = async () => {
    const rows = await database.db.selectFrom('settings').select('key').orderBy('key').execute()
    expect(committed()).toEqual(expect.arrayContaining(rows.map(({ key }) => key)))
    return rows.length
  }
  const written = async (key: string) => {
    await write(key)
    return isCommitted(key)
  }
  const [, first, , second] = await Promise.all([put('a'), read(), put('b'), read(), written('c'), put('d')])
  expect([first, second]).toEqual([1, 2])
  expect(await written('e')).toBe(true)
})

it('fails all that waited for a commit that fails', async () => {
  await put('before')
  // Deferred to the commit, where it fails: no row has this user.
  const fails = database.transaction(async (tx) => {
    await tx.executeQuery({
      ...tx.selectFrom('settings').select('key').compile(),
      sql: 'pragma defer_foreign_keys = on',
    })
    await tx.insertInto('sessions').values({ idHash: 'x', userId: 'nobody', createdAt: 0, seenAt: 0 }).execute()
  })
  const results = await Promise.allSettled([put('a'), fails, put('b')])
  expect(results[1].status).toBe('rejected')
  for (const [at, key] of [
    [0, 'a'],
    [2, 'b'],
  ] as const) {
    expect(results[at].status === 'fulfilled', key).toBe(isCommitted(key))
  }
  await put('after')
  expect(isCommitted('after')).toBe(true)
})

it('waits for another process no longer than it may, be the clock put back meanwhile', async () => {
  const writer = new SqliteFile(join(dir, 'data.sqlite'))
  writer.exec('begin immediate')
  const dialect = sqliteDialect({ file: join(dir, 'data.sqlite'), lockWait: 50, inMemory: true })
  const db = new Kysely<Schema>({ dialect })
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now -= 1000))
  onTestFinished(async () => {
    clock.mockRestore()
    writer.close()
    await db.destroy()
  })
  await expect(db.insertInto('settings').values({ key: 'late', value: '' }).execute()).rejects.toThrow('locked')
})

describe('a stop while a transaction runs together with one that is through', () => {
  /** What both wrote and how they ended, when the database is closed between two rows of the second. */
  async function closedBetween(db: Kysely<Schema>, beforeLast: (closed: Promise<void>) => Promise<unknown>) {
    const insert = (tx: Transaction<Schema>, key: string) =>
      tx.insertInto('settings').values({ key, value: '' }).execute()
    const begun = Promise.withResolvers<void>()
    const resume = Promise.withResolvers<void>()
    const transactions = Promise.allSettled([
      db.transaction().execute((tx) => insert(tx, 'a')),
      db.transaction().execute(async (tx) => {
        await insert(tx, 'b-1')
        begun.resolve()
        await resume.promise
        await insert(tx, 'b-2')
      }),
    ])
    await begun.promise
    const closed = db.destroy()
    await beforeLast(closed)
    resume.resolve()
    const ends = await transactions
    await closed
    return { ends: ends.map(({ status }) => status), stored: committed() }
  }

  it('waits for its end', async () => {
    const { ends, stored } = await closedBetween(database.db, () => setImmediate())
    expect([ends, stored]).toEqual([
      ['fulfilled', 'fulfilled'],
      ['a', 'b-1', 'b-2'],
    ])
  })

  it('stores nothing of it when it does not end, and tells so', async () => {
    const dialect = sqliteDialect({ file: join(dir, 'data.sqlite'), lockWait: 20, inMemory: true })
    const { ends, stored } = await closedBetween(new Kysely<Schema>({ dialect }), (closed) => closed)
    expect([ends, stored]).toEqual([['rejected', 'rejected'], []])
  })
})
