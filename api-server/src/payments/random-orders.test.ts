import { expect, it, onTestFinished } from 'vitest'
import { envOf, fakeRazorpay } from '../../../tests/setup/fake-razorpay.ts'
import { NOON } from '../testing/bookings.ts'
import { eachEngine } from '../testing/engines.ts'
import { numbersOf, SEEDS, tripOf } from '../testing/random-trip.ts'

const STEPS = 24
const HOUR_MS = 3_600_000

eachEngine('whatever the order, and whatever is lost', (engine) => {
  it.each(SEEDS)('refunds never exceed receipts (seed %i)', { timeout: 120_000 }, async (seed) => {
    const provider = await fakeRazorpay()
    onTestFinished(() => provider.stop().then(() => {}))
    const next = numbersOf(seed)
    let now = NOON
    const start = () => engine.app(envOf(provider.url), { now: () => now })
    let app = await start()
    const trip = await tripOf(app, provider, next)
    const paid = async () => (await app.payments.ledger(trip.id)).paid
    const names = Object.keys(trip.acts) as (keyof typeof trip.acts)[]
    const done: string[] = []
    for (let step = 0; step < STEPS; step++) {
      const name = names[Math.floor(next() * names.length)] ?? 'pay'
      provider.have(next() < 0.25 ? (next() < 0.5 ? 'loses' : 'fails') : null)
      provider.refundsBecome(next() < 0.3 ? 'pending' : 'processed')
      done.push(name)
      await trip.acts[name]()
      provider.have(null)
      now += Math.floor(next() * HOUR_MS)
      if (next() < 0.3) await app.cleanUp()
      expect(await paid(), done.join(', ')).toBeGreaterThanOrEqual(0)
    }
    for (const hook of trip.hooks) await trip.send(hook)
    app = await start()
    for (const hours of [1, 30, 300]) {
      now += hours * HOUR_MS
      await app.cleanUp()
      expect(await paid(), done.join(', ')).toBeGreaterThanOrEqual(0)
    }
    const { payments } = await app.payments.ledger(trip.id)
    const refunded = payments.filter(({ amount }) => amount < 0).map(({ reference }) => reference)
    const noted = refunded.filter((reference) => reference.startsWith('rfnd_'))
    expect(new Set(noted).size, done.join(', ')).toBe(noted.length)
    const forgiven = payments.reduce((sum, { amount, goodwill }) => sum - (goodwill ? amount : 0), 0)
    const { booking } = await app.bookings.find(trip.id)
    expect(booking.forgivenPaise, done.join(', ')).toBe(Math.round(forgiven * 100))
  })
})
