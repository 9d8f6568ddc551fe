import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { eachEngine, onPostgres } from '../testing/engines.ts'
import { startRelay } from '../testing/tcp-relay.ts'

type App = Awaited<ReturnType<Parameters<Parameters<typeof eachEngine>[1]>[0]['app']>>

/** Books while something is wrong: an honest 503, soon, and nothing of the cause. */
async function expectUnavailable(app: App, cab: string, headers = {}) {
  const from = performance.now()
  const reply = await book(app, outstation(cab), headers)
  expect(performance.now() - from).toBeLessThan(5000)
  expect([reply.statusCode, reply.json().title]).toEqual([503, 'Temporarily unavailable'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.body).not.toMatch(/sqlite|postgres|disk|ECONN/i)
}

const countBookings = async (app: App) => (await app.database.db.selectFrom('bookings').select('id').execute()).length

eachEngine('a disk that is full', (engine) => {
  it('is a 503 that stores nothing; reading goes on, and writing when there is room again', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const cab = await insertCab(app)
    const run = (statement: RawBuilder<unknown>) => statement.execute(app.database.db)
    const { fill, makeRoom } = engine.name === 'sqlite' ? SQLITE_DISK : POSTGRES_DISK
    await book(app, outstation(cab))
    const before = await countBookings(app)
    for (const statement of fill) await run(statement)
    // SQLite fills the pages that it has first.
    await expect.poll(async () => (await book(app, outstation(cab))).statusCode, { interval: 1 }).toBe(503)
    await expectUnavailable(app, cab)
    const stored = await countBookings(app)
    if (engine.name === 'postgres') expect(stored).toBe(before)
    expect((await app.inject('/api/v1/allCars')).statusCode).toBe(200)
    for (const statement of makeRoom) await run(statement)
    expect((await book(app, outstation(cab))).statusCode).toBe(200)
    expect(await countBookings(app)).toBe(stored + 1)
    const { db } = app.database
    const { mails } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .executeTakeFirstOrThrow()
    expect(mails).toBe(2 * (stored + 1))
  })
})

/** The largest file that SQLite may make, as a disk without room is; and what undoes it. */
const SQLITE_DISK = {
  fill: [sql`pragma max_page_count = 1`],
  makeRoom: [sql`pragma max_page_count = 1000000`],
}
/** PostgreSQL's own error for a disk without room. */
const POSTGRES_DISK = {
  fill: [
    sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    sql`create trigger no_room before insert on outbox execute function no_room()`,
  ],
  makeRoom: [sql`drop trigger no_room on outbox`],
}

eachEngine('a database that is gone', (engine) => {
  let app: App
  let cab: string
  let relay: Awaited<ReturnType<typeof startRelay>> | null = null

  beforeEach(async () => {
    const url = new URL(engine.env().DATABASE_URL || 'none://')
    relay = engine.name === 'postgres' ? await startRelay(Number(url.port)) : null
    if (relay) url.port = String(relay.port)
    app = await engine.app(relay ? { DATABASE_URL: url.href } : {}, { now: () => NOON })
    cab = await insertCab(app)
  })
  afterEach(() => relay?.stop())

  it('is a 503, and all is well when it is back', async () => {
    const file = join(app.config.dataDir, 'data.sqlite')
    expect((await book(app, outstation(cab))).statusCode).toBe(200)
    if (relay) relay.stop()
    else await rename(file, `${file}.away`)
    for (let n = 0; n < 3; n++) await expectUnavailable(app, cab)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    if (relay) await relay.comeBack()
    else await rename(`${file}.away`, file)
    await expect.poll(async () => (await book(app, outstation(cab))).statusCode).toBe(200)
  })
})

onPostgres('a connection that is cut in mid-commit', (engine) => {
  let stop = () => {}
  afterEach(() => stop())

  it.each([
    ['before it arrives', false],
    ['after it arrived', true],
  ])('%s, is a 503, and the same request again makes one booking', async (_what, arrives) => {
    const url = new URL(engine.env().DATABASE_URL ?? '')
    const relay = await startRelay(Number(url.port))
    stop = relay.stop
    url.port = String(relay.port)
    const app = await engine.app({ DATABASE_URL: url.href }, { now: () => NOON })
    const cab = await insertCab(app)
    const before = await countBookings(app)
    const key = { 'idempotency-key': `cut-${arrives}` }
    relay.cutAt('commit', arrives)
    await expectUnavailable(app, cab, key)
    await expect.poll(() => countBookings(app)).toBe(before + (arrives ? 1 : 0))
    const again = await book(app, outstation(cab), key)
    expect(again.statusCode).toBe(200)
    expect((await book(app, outstation(cab), key)).json()).toEqual(again.json())
    expect(await countBookings(app)).toBe(before + 1)
  })
})
