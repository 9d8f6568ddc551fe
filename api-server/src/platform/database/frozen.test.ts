import { afterEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { onPostgres } from '../../testing/engines.ts'
import { startRelay } from '../../testing/tcp-relay.ts'

onPostgres('a database that stops answering', (engine) => {
  let stop = () => {}
  afterEach(() => stop())

  /** An app whose connection to its database passes through a relay. */
  async function appBehindRelay() {
    const url = new URL(engine.config().databaseUrl ?? '')
    const relay = await startRelay(Number(url.port))
    stop = relay.stop
    url.port = String(relay.port)
    return { relay, app: await engine.app({ DATABASE_URL: url.href }, { now: () => NOON }) }
  }

  it('is 503 within 5 s, and all is well when it answers again', async () => {
    const { relay, app } = await appBehindRelay()
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

  it('is 503 within 5 s for lists that are asked for while others wait, and they come when it answers again', async () => {
    const { relay, app } = await appBehindRelay()
    const lists = () => Promise.all(['allCars', 'holiday', 'tour'].map((list) => app.inject(`/api/v1/${list}`)))
    // Connections for all: a new one would be given up sooner.
    await Promise.all(Array.from({ length: 10 }, () => app.inject('/readyz')))

    relay.freeze()
    const from = performance.now()
    expect((await lists()).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    expect(performance.now() - from).toBeLessThan(5000)

    relay.thaw()
    await expect.poll(async () => (await lists()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })
})
