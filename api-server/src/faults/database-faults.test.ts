import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../../tests/setup/postgres.ts'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { formOf, keptFiles, picture, sessionOf } from '../testing/desk.ts'
import { eachEmptyEngine, onPostgres } from '../testing/engines.ts'
import { newPlace } from '../testing/places.ts'
import { canMountDisk, mountSmallDisk } from '../testing/small-disk.ts'
import { startRelay } from '../testing/tcp-relay.ts'

type App = Awaited<ReturnType<Parameters<Parameters<typeof eachEmptyEngine>[1]>[0]['app']>>

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

const cabForm = async () =>
  formOf([
    ...Object.entries({ carModel: 'City', brand: 'Honda', price: '1', seats: '4', description: 'A sedan' }),
    ['category', 'Drop Trip'],
    ['imageUrl', { file: await picture(), name: 'a.jpg' }],
  ])

const countMails = async (app: App) => (await app.database.db.selectFrom('outbox').select('id').execute()).length

eachEmptyEngine('a disk that is full', (engine) => {
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
    expect(await countMails(app)).toBe(2 * (stored + 1))
  })

  it('lets logged-in users go on: the time of their last request can wait', async () => {
    let now = NOON
    const app = await engine.app({}, { now: () => now })
    const headers = { cookie: await sessionOf(app) }
    for (const statement of NO_WRITES[engine.name]) await statement.execute(app.database.db)
    now += 10 * 60_000
    expect((await app.inject({ url: '/api/v1/bookings', headers })).statusCode).toBe(200)
  })

  it('estimates a distance: whether the routing service may be asked cannot be counted', async () => {
    const app = await engine.app({ ROUTING_URL: 'http://127.0.0.1:1', RATE_LIMIT: 'on' })
    for (const statement of NO_WRITES[engine.name]) await statement.execute(app.database.db)
    const reply = await app.inject('/api/v1/distance?from=tn-chennai&to=tn-madurai')
    expect(reply.json()).toMatchObject({ source: 'estimate' })
  })
})

// Where no disk can be mounted, only the test above runs.
if (canMountDisk()) {
  eachEmptyEngine('a disk that is full, and real', (engine) => {
    it('is a 503 that stores nothing, no upload either; all is well when there is room again', async () => {
      const disk = mountSmallDisk()
      if (!disk) throw new Error('the disk could not be mounted')
      onTestFinished(() => disk.remove())
      // A separate one: no database can be dropped while one disk of a PostgreSQL is full.
      const postgres = engine.name === 'postgres' ? await startPostgres() : null
      onTestFinished(async () => postgres?.stop())
      const place = await newPlace(engine.name, { dir: disk.dir, postgresUrl: postgres?.url ?? '' })
      const app = await engine.app(place.env, { now: () => NOON })
      const cab = await insertCab(app)
      const cookie = await sessionOf(app)
      const upload = async () => {
        const { headers, payload } = await cabForm()
        return app.inject({ method: 'POST', url: '/api/v1/createCar', headers: { ...headers, cookie }, payload })
      }
      expect((await book(app, outstation(cab))).statusCode).toBe(200)
      disk.fill()
      // What room is left in pages is filled first.
      await expect.poll(async () => (await book(app, outstation(cab))).statusCode, { interval: 1 }).toBe(503)
      const stored = await countBookings(app)
      for (let n = 0; n < 5; n++) await expectUnavailable(app, cab)
      const refused = await upload()
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([503, true])
      expect(await keptFiles(app)).toEqual([])
      expect((await app.inject('/api/v1/allCars')).json().cabs).toHaveLength(1)
      expect(await countBookings(app)).toBe(stored)
      disk.makeRoom()
      expect((await book(app, outstation(cab))).statusCode).toBe(200)
      expect((await upload()).statusCode).toBe(200)
      expect(await countBookings(app)).toBe(stored + 1)
      expect(await countMails(app)).toBe(2 * (stored + 1))
      await app.close()
    })
  })
}

/** The largest file that SQLite may make, as a disk without room is; and what undoes it. */
const SQLITE_DISK = {
  fill: [sql`pragma max_page_count = 1`],
  makeRoom: [sql`pragma max_page_count = 1000000`],
}
/** PostgreSQL's own error for a disk without room. */
const NO_ROOM = sql`create or replace function no_room() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`
const POSTGRES_DISK = {
  fill: [NO_ROOM, sql`create trigger no_room before insert on outbox execute function no_room()`],
  makeRoom: [sql`drop trigger no_room on outbox`],
}
/** Existing data cannot be changed either. */
const NO_WRITES = {
  sqlite: [sql`pragma query_only = on`],
  postgres: [
    NO_ROOM,
    sql`create or replace trigger no_room before update on sessions execute function no_room()`,
    sql`create or replace trigger no_room before insert on rate_limits execute function no_room()`,
  ],
}

eachEmptyEngine('a database that is gone', (engine) => {
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
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    if (relay) await relay.comeBack()
    else await rename(`${file}.away`, file)
    await expect.poll(async () => (await book(app, outstation(cab))).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
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
    expect((await book(app, outstation(cab), key)).json().booking).toEqual(again.json().booking)
    expect(await countBookings(app)).toBe(before + 1)
  })

  it('leaves a cab that was stored with its picture', async () => {
    const url = new URL(engine.env().DATABASE_URL ?? '')
    const relay = await startRelay(Number(url.port))
    stop = relay.stop
    url.port = String(relay.port)
    const app = await engine.app({ DATABASE_URL: url.href })
    const { headers, payload } = await cabForm()
    const cookie = await sessionOf(app)
    relay.cutAt('commit', true)
    const call = { method: 'POST', url: '/api/v1/createCar', headers: { ...headers, cookie }, payload } as const
    expect((await app.inject(call)).statusCode).toBe(503)
    const cabs = async () => (await app.inject('/api/v1/allCars')).json().cabs
    await expect.poll(async () => (await cabs()).at(-1)?.carModel).toBe('City')
    expect((await app.inject((await cabs()).at(-1).imageUrl)).statusCode).toBe(200)
  })
})
