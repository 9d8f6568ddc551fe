import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { eachEngine } from '../../testing/engines.ts'
import { newestMigrations } from './migrate.ts'
import { migrateDatabase, openDatabase } from './open.ts'
import type { Schema } from './schema.ts'
import { isUnavailable } from './unavailable.ts'

eachEngine('the database', (engine) => {
  const start = () => engine.sharedApp({}, { now: () => NOON })
  type App = Awaited<ReturnType<typeof start>>
  let app: App

  beforeEach(async () => {
    app = await start()
    for (const table of ['bookings', 'cabs', 'settings'] as const) await app.database.db.deleteFrom(table).execute()
  })

  it('is made by several processes at once, each migration once', async () => {
    const runs = await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(engine.config())))
    expect(runs.flat()).toEqual([])
    const { rows } = await sql`select name from kysely_migration`.execute(app.database.db)
    expect(rows).toHaveLength(newestMigrations().length)
  })

  it('gives big numbers as numbers', async () => {
    const { db } = app.database
    await insertCab(app, { pricePaise: 900_719_925_474 })
    const cab = await db.selectFrom('cabs').selectAll().executeTakeFirstOrThrow()
    expect([cab.pricePaise, cab.createdAt]).toEqual([900_719_925_474, NOON])
    const { rows } = await db
      .selectFrom('cabs')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    expect(rows).toBe(1)
  })

  it('sees a column that a newer release adds while it runs', async () => {
    const { db } = app.database
    await sql`create table changing (a integer)`.execute(db)
    await sql`insert into changing values (1)`.execute(db)
    const rows = async () => (await sql`select * from changing`.execute(db)).rows
    expect(await rows()).toEqual([{ a: 1 }])
    await sql`alter table changing add column b integer default 2`.execute((await start()).database.db)
    expect(await rows()).toEqual([{ a: 1, b: 2 }])
    await sql`drop table changing`.execute(db)
  })

  it('rolls back a transaction that fails and reports its cause', async () => {
    const { db, transaction } = app.database
    const failing = transaction(async (tx) => {
      await tx.insertInto('settings').values({ key: 'a', value: '1' }).execute()
      throw new Error('the cause')
    })
    await expect(failing).rejects.toThrow('the cause')
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
  })

  it('shows one moment in a snapshot, while others go on writing', async () => {
    const { db: elsewhere } = (await start()).database
    const late = (db: Kysely<Schema>) => db.selectFrom('settings').select('key').where('key', '=', 'late').execute()
    await app.database.snapshot(async (tx) => {
      expect(await late(tx)).toEqual([])
      await elsewhere.insertInto('settings').values({ key: 'late', value: '1' }).execute()
      expect(await late(tx)).toEqual([])
    })
    expect(await late(app.database.db)).toHaveLength(1)
  })

  it('takes many transactions at once', async () => {
    const { db, transaction } = app.database
    await db.insertInto('settings').values({ key: 'n', value: '0' }).execute()
    const addOne = () =>
      transaction(async (tx) => {
        const locked = await tx
          .updateTable('settings')
          .set({ key: 'n' })
          .where('key', '=', 'n')
          .returning('value')
          .executeTakeFirstOrThrow()
        await tx
          .updateTable('settings')
          .set({ value: String(Number(locked.value) + 1) })
          .execute()
      })
    await Promise.all(Array.from({ length: 40 }, addOne))
    expect(await db.selectFrom('settings').select('value').executeTakeFirst()).toEqual({ value: '40' })
  })

  it('serves two processes on the same data', async () => {
    const other = await start()
    const cab = await insertCab(app)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => book(index % 2 ? app : other, outstation(cab))),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await app.database.db.selectFrom('bookings').select('id').execute()).toHaveLength(20)
  })

  if (engine.name === 'sqlite') {
    it('creates files that only the owner may read', async () => {
      // A new one: the others here are copies of one that was made before.
      const { dataDir } = (await engine.app({ DATA_DIR: join(app.config.dataDir, 'new') })).config
      const files = readdirSync(dataDir).filter((name) => name.startsWith('data.sqlite'))
      const modes = files.map((name) => statSync(join(dataDir, name)).mode & 0o777)
      expect(modes).toEqual([0o600, 0o600, 0o600])
    })

    it('is fsynced at each commit, in a write-ahead log, with foreign keys', async () => {
      const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(app.database.db)).rows[0]
      expect(await pragma('journal_mode')).toEqual({ journalMode: 'wal' })
      expect(await pragma('synchronous')).toEqual({ synchronous: 2 })
      expect(await pragma('foreign_keys')).toEqual({ foreignKeys: 1 })
    })

    it('is closed without a fault while another process holds the lock', async () => {
      const app = await engine.app()
      for (let n = 0; n < 60; n++) await book(app, outstation(await insertCab(app)))
      await app.database.db
        .selectFrom('bookings')
        .selectAll()
        .where('status', '=', 'new')
        .orderBy('createdAt')
        .execute()
      const holder = new SqliteFile(join(app.config.dataDir, 'data.sqlite'))
      holder.exec('begin immediate')
      await app.close()
      holder.close()
    })

    it('stores nothing of a transaction that is cut by a stop', async () => {
      const { database } = await engine.app()
      const begun = Promise.withResolvers<void>()
      const closed = Promise.withResolvers<void>()
      const cut = database.transaction(async (tx) => {
        await tx.insertInto('settings').values({ key: 'first', value: '' }).execute()
        begun.resolve()
        await closed.promise
        await tx.insertInto('settings').values({ key: 'second', value: '' }).execute()
      })
      await begun.promise
      await database.close()
      closed.resolve()
      await expect(cut).rejects.toThrow()
      const stored = app.database.db.selectFrom('settings').select('key').where('key', 'in', ['first', 'second'])
      expect(await stored.execute()).toEqual([])
    })

    it('answers each of many with 503 within 5 s while another process holds the lock, reads all the while, and recovers', async () => {
      const cab = await insertCab(app)
      const holder = new SqliteFile(join(app.config.dataDir, 'data.sqlite'))
      holder.exec('begin immediate')
      const from = performance.now()
      const bookings = Array.from({ length: 100 }, () => book(app, outstation(cab)))
      expect((await app.inject('/readyz')).statusCode).toBe(200)
      expect(performance.now() - from).toBeLessThan(2000)
      for (const reply of await Promise.all(bookings)) {
        expect(reply.statusCode).toBe(503)
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
        expect(reply.body).not.toContain('SQLITE')
      }
      expect(performance.now() - from).toBeLessThan(5000)
      holder.exec('rollback')
      holder.close()
      expect((await book(app, outstation(cab))).statusCode).toBe(200)
    })
  }

  if (engine.name === 'postgres') {
    it('outlives connections that are cut, between requests and in the middle of one', async () => {
      const cab = await insertCab(app)
      const { db, transaction } = app.database
      const cutOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)))
      await cutOthers.execute(db)
      await expect.poll(async () => (await book(app, outstation(cab))).statusCode).toBe(200)
      const cut = transaction(async (tx) => {
        await tx.insertInto('settings').values({ key: 'a', value: '1' }).execute()
        await cutOthers.execute(db)
        await tx.insertInto('settings').values({ key: 'b', value: '1' }).execute()
      })
      expect(isUnavailable(await cut.catch((error: unknown) => error))).toBe(true)
      expect((await book(app, outstation(cab))).statusCode).toBe(200)
      expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
    })

    it('gives up a statement that takes too long', async () => {
      const from = performance.now()
      const slow = sql`select pg_sleep(20)`.execute(app.database.db).catch((error: unknown) => error)
      expect(isUnavailable(await slow)).toBe(true)
      expect(performance.now() - from).toBeLessThan(5000)
    })

    it('fails quickly to open a missing database', async () => {
      const nowhere = { ...app.config, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
      const error = await openDatabase(nowhere, () => {}).catch((failure: unknown) => failure)
      expect(isUnavailable(error)).toBe(true)
    })
  }
})
