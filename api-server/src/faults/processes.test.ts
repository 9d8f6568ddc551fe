import { BookingReply } from 'shared-api/contract'
import { afterEach, expect, it } from 'vitest'
import { book, COMING, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { eventText, listenTo } from '../testing/event-stream.ts'
import { addressOf, type ServerProcess, startProcess } from '../testing/server-process.ts'

eachEmptyEngine('several processes on the same data', (engine) => {
  const running: ServerProcess[] = []
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.splice(0).map(({ exit }) => exit))
  })

  const PROCESSES = engine.name === 'postgres' ? 4 : 2

  it(`confirm one of a hundred trips of one cab, with ${PROCESSES} processes`, { timeout: 120_000 }, async () => {
    const app = await engine.app({}, { now: () => NOON })
    const cab = await insertCab(app)
    const trips: string[] = []
    for (let n = 0; n < 100; n++) trips.push((await book(app, outstation(cab))).json().booking._id)
    running.push(...Array.from({ length: PROCESSES }, () => startProcess({ ...engine.env(), RATE_LIMIT: 'off' })))
    const urls = await Promise.all(running.map(addressOf))
    // The processes use the real clock.
    await app.close()
    const cookie = await sessionOf(await engine.app())
    const statuses = await Promise.all(
      trips.map(async (id, n) => {
        const reply = await patiently(`${urls[n % PROCESSES]}/api/v1/bookings/${id}/state`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ to: 'confirmed' }),
        })
        await reply.json()
        return reply.status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(99)
    const { db } = (await engine.app()).database
    expect(await db.selectFrom('bookings').select('id').where('status', '=', 'confirmed').execute()).toHaveLength(1)
    for (const server of running) server.child.kill('SIGTERM')
    expect(await Promise.all(running.map(({ exit }) => exit))).toEqual(running.map(() => 0))
  })

  it('stop under bookings: each that was sent is answered, and stored once', { timeout: 60_000 }, async () => {
    const app = await engine.app()
    const cab = await insertCab(app)
    const body = JSON.stringify(outstation(cab, COMING))
    running.push(...[1, 2].map(() => startProcess({ ...engine.env(), RATE_LIMIT: 'off' })))
    const urls = await Promise.all(running.map(addressOf))
    const references: string[] = []
    // As behind a load balancer: a server gets requests until it says that it is not ready.
    const isReady = (url: string) =>
      fetch(`${url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
    const visit = async (url: string) => {
      while (await isReady(url)) {
        const headers = { 'content-type': 'application/json' }
        const reply = await fetch(`${url}/api/v1/sendemail`, { method: 'POST', headers, body })
        references.push(BookingReply.parse(await reply.json()).booking.reference)
      }
    }
    const visitors = Promise.all([...urls, ...urls, ...urls].map(visit))
    await expect.poll(() => references.length, { interval: 5 }).toBeGreaterThan(10)
    for (const { child } of running) child.kill('SIGTERM')
    await visitors
    expect(await Promise.all(running.map(({ exit }) => exit))).toEqual([0, 0])
    const stored = await app.database.db.selectFrom('bookings').select('reference').where('cabId', '=', cab).execute()
    expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort())
  })

  it('send listeners of one process what another changed, within 2 s; streams end with their process', {
    timeout: 60_000,
  }, async () => {
    const app = await engine.app()
    const cookie = await sessionOf(app)
    const cab = await insertCab(app)
    running.push(...[1, 2].map(() => startProcess({ ...engine.env(), RATE_LIMIT: 'off' })))
    const urls = await Promise.all(running.map(addressOf))
    const streams = await Promise.all(urls.map((url) => listenTo(url, cookie)))
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(outstation(cab, COMING)) }
    const { booking } = BookingReply.parse(await (await patiently(`${urls[0]}/api/v1/sendemail`, request)).json())
    for (const { text } of streams)
      await expect.poll(text, { timeout: 2000, interval: 20 }).toContain(eventText('booking', booking._id))
    for (const { child } of running) child.kill('SIGTERM')
    await Promise.all(streams.map(({ ended }) => ended))
    expect(await Promise.all(running.map(({ exit }) => exit))).toEqual([0, 0])
  })

  it('take bookings at the same moment, each once, and see each other’s', { timeout: 120_000 }, async () => {
    const app = await engine.app()
    await app.database.db.deleteFrom('bookings').execute()
    const cab = await insertCab(app)
    running.push(...Array.from({ length: 2 }, () => startProcess({ ...engine.env(), RATE_LIMIT: 'off' })))
    const urls = await Promise.all(running.map(addressOf))
    const body = JSON.stringify(outstation(cab, COMING))
    const send = async (url: string | undefined, key: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const reply = await patiently(`${url}/api/v1/sendemail`, { method: 'POST', headers, body })
      return BookingReply.parse(await reply.json()).booking.reference
    }
    // Each key reaches both processes at the same time.
    const keys = Array.from({ length: 30 }, (_, n) => `key-${n}`)
    const pairs = await Promise.all(keys.map((key) => Promise.all(urls.map((url) => send(url, key)))))
    for (const [first, second] of pairs) expect(first).toBe(second)
    expect(new Set(pairs.flat()).size).toBe(30)
    expect(await app.database.db.selectFrom('bookings').select('id').execute()).toHaveLength(30)
  })
})

/** Asks again where a busy machine could not answer in time, as the reply says one may. */
async function patiently(url: string, request: RequestInit): Promise<Response> {
  const reply = await fetch(url, request)
  return reply.status === 503 && reply.headers.has('retry-after') ? patiently(url, request) : reply
}
