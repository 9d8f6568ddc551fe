import { afterEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { onPostgres } from '../testing/engines.ts'
import { startRelay } from '../testing/tcp-relay.ts'

onPostgres('a database that stops answering', (engine) => {
  let stop = () => {}
  afterEach(() => stop())

  it('is 503 within 5 s, and all is well when it answers again', async () => {
    const url = new URL(engine.config().databaseUrl ?? '')
    const relay = await startRelay(Number(url.port))
    stop = relay.stop
    url.port = String(relay.port)
    const app = await engine.app({ DATABASE_URL: url.href }, { now: () => NOON })
    const cab = await insertCab(app)
    expect((await book(app, outstation(cab))).statusCode).toBe(200)

    relay.freeze()
    const from = performance.now()
    const replies = await Promise.all([
      ...Array.from({ length: 15 }, () => book(app, outstation(cab))),
      app.inject('/readyz'),
    ])
    expect(performance.now() - from).toBeLessThan(5000)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(503))
    expect(replies.every(({ headers }) => headers['retry-after'] !== undefined)).toBe(true)
    expect((await app.inject('/healthz')).statusCode).toBe(200)

    relay.thaw()
    await expect.poll(async () => (await book(app, outstation(cab))).statusCode).toBe(200)
  })
})
