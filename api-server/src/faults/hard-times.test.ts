import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { BookingReply } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { fakeRazorpay, KEYS } from '../../../tests/setup/fake-razorpay.ts'
import { startPostgres } from '../../../tests/setup/postgres.ts'
import { book, bookConfirmed, COMING, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { formOf, sessionOf } from '../testing/desk.ts'
import { eachEmptyEngine, onPostgres, type TestEngine } from '../testing/engines.ts'
import { newPlace } from '../testing/places.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'
import { canMountDisk, mountSmallDisk } from '../testing/small-disk.ts'

const VISITORS = 16
/** The longest that anybody waits for an answer, in ms. */
const PATIENCE = 8000
/** Longer than open orders are looked up, and before the trip. */
const AHEAD = 20 * DAY_MS

onPostgres('a PostgreSQL that stops and starts under load', (engine) => {
  it('costs nobody a booking: each is answered with 503 until it is back', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres({ fsync: 'on' })
    onTestFinished(postgres.stop)
    const env = { ...engine.env(), DATABASE_URL: postgres.url, RATE_LIMIT: 'off' }
    const app = await engine.app(env)
    const cab = await insertCab(app)
    const server = startProcess(env)
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const url = await addressOf(server)
    const references: string[] = []
    const answers: { status: number; ms: number }[] = []
    let isOver = false
    const visit = async () => {
      for (let key = randomUUID(); !isOver; ) {
        const began = performance.now()
        const headers = { 'content-type': 'application/json', 'idempotency-key': key }
        const body = JSON.stringify(outstation(cab, COMING))
        const reply = await fetch(`${url}/api/v1/sendemail`, { method: 'POST', headers, body })
        const answer: unknown = await reply.json()
        answers.push({ status: reply.status, ms: performance.now() - began })
        if (reply.status !== 200) continue
        references.push(BookingReply.parse(answer).booking.reference)
        key = randomUUID()
      }
    }
    const visitors = Promise.all(Array.from({ length: VISITORS }, visit))
    for (const how of ['crash', 'stop', 'crash'] as const) {
      const before = references.length
      await expect.poll(() => references.length).toBeGreaterThan(before + 50)
      await postgres.halt(how)
      await pause(3000)
      await postgres.comeBack()
    }
    const before = references.length
    await expect.poll(() => references.length).toBeGreaterThan(before + 50)
    isOver = true
    await visitors
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(PATIENCE)
    const stored = await app.database.db.selectFrom('bookings').select('reference').execute()
    expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort())
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
  })
})

if (canMountDisk())
  eachEmptyEngine('a real disk that is full', (engine) => {
    it('refuses payments, invoices, imports and settings with 503; each is taken once when there is room', {
      timeout: 120_000,
    }, async () => {
      const { app, disk } = await onSmallDisk(engine)
      const cookie = await sessionOf(app)
      const cab = await insertCab(app)
      const { _id: id } = (await book(app, outstation(cab))).json().booking
      await app.database.db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', id).execute()
      const file = Buffer.from(
        'Name,Phone,Trip type,From,To,Date,Time,Car,Total,Status\nRavi,9840012345,drop,Chennai,Madurai,2026-10-01,08:00,Toyota Innova Crysta,9000,',
      )
      const form = await formOf([
        ['kind', 'bookings'],
        ['fileName', 'a.csv'],
        ['file', { file, name: 'a.csv' }],
      ])
      const post = (url: string, payload: object | Buffer, headers = {}) =>
        app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie, ...headers } })
      // More than a page of the database has room for.
      const long = randomBytes(10_000).toString('hex')
      const doings = {
        payment: () => post(`bookings/${id}/payments`, { way: 'cash', amount: 1 }, { 'idempotency-key': 'once' }),
        invoice: () => post(`bookings/${id}/invoice`, {}),
        import: () => post('imports', form.payload, form.headers),
        settings: () =>
          app.inject({
            method: 'PATCH',
            url: '/api/v1/settings',
            payload: { terms: { en: long } },
            headers: { cookie },
          }),
      }
      disk.fill()
      // What room is left in pages is filled first.
      await expect.poll(async () => (await book(app, outstation(cab))).statusCode, { interval: 1 }).toBe(503)
      const stored = await countsOf(app)
      for (const [what, act] of Object.entries(doings)) {
        const reply = await act()
        expect([what, reply.statusCode, Number(reply.headers['retry-after']) > 0]).toEqual([what, 503, true])
      }
      expect(await countsOf(app)).toEqual(stored)
      expect((await app.inject({ url: `/api/v1/bookings/${id}`, headers: { cookie } })).statusCode).toBe(200)
      disk.makeRoom()
      for (const [what, act] of Object.entries(doings)) expect([what, (await act()).statusCode]).toEqual([what, 200])
      const [payments = 0, documents = 0, imports = 0, versions = 0] = stored
      expect(await countsOf(app)).toEqual([payments + 1, documents + 1, imports + 1, versions + 1])
      await app.close()
    })
  })

async function onSmallDisk(engine: TestEngine) {
  const disk = mountSmallDisk()
  if (!disk) throw new Error('the disk could not be mounted')
  onTestFinished(() => disk.remove())
  const postgres = engine.name === 'postgres' ? await startPostgres() : null
  onTestFinished(async () => postgres?.stop())
  const place = await newPlace(engine.name, { dir: disk.dir, postgresUrl: postgres?.url ?? '' })
  return { disk, app: await engine.app(place.env, { now: () => NOON }) }
}

const countsOf = ({ database: { db } }: FastifyInstance) =>
  Promise.all(
    (['payments', 'documents', 'imports', 'settingsVersions'] as const).map(
      async (table) => (await db.selectFrom(table).selectAll().execute()).length,
    ),
  )

eachEmptyEngine('a payment provider', (engine) => {
  let provider: Awaited<ReturnType<typeof fakeRazorpay>>
  beforeAll(async () => {
    provider = await fakeRazorpay()
  })
  afterAll(() => provider.stop())

  async function withProvider(now: () => number) {
    const app = await engine.app(
      {
        ...{ RAZORPAY_URL: provider.url, RAZORPAY_CHECKOUT_URL: `${provider.url}/checkout.js` },
        ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret },
        RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      },
      { now },
    )
    const id = await bookConfirmed(app)
    const token = await app.links.forTraveller(id)
    const open = () => app.inject({ method: 'POST', url: `/api/v1/trip/${token}/orders`, payload: {} })
    const paid = async () => (await app.payments.ledger(id)).paid
    return { app, open, paid }
  }

  it('that hangs is a 503 before the browser gives up, in nobody else’s way, and heals', {
    timeout: 60_000,
  }, async () => {
    const { app, open, paid } = await withProvider(() => NOON)
    provider.have('hangs')
    const began = performance.now()
    const hanging = Promise.all(Array.from({ length: 30 }, open))
    expect((await app.inject('/api/v1/allCars')).statusCode).toBe(200)
    expect((await book(app, outstation((await app.cabs.list())[0]?._id ?? ''))).statusCode).toBe(200)
    expect(performance.now() - began).toBeLessThan(3000)
    expect(new Set((await hanging).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(performance.now() - began).toBeLessThan(14_000)
    provider.have(null)
    provider.pay((await open()).json().orderId)
    await app.cleanUp()
    expect(await paid()).toBe(4668)
  })

  it('reports to a clock that is weeks ahead for a while, and each payment counts once', async () => {
    let now = NOON
    const { app, open, paid } = await withProvider(() => now)
    provider.pay((await open()).json().orderId)
    now += AHEAD
    await app.cleanUp()
    now = NOON + 60_000
    await app.cleanUp()
    expect(await paid()).toBe(4668)
    now += AHEAD
    provider.pay((await open()).json().orderId)
    now = NOON + 120_000
    await app.cleanUp()
    await app.cleanUp()
    expect(await paid()).toBe(18_670)
  })
})
