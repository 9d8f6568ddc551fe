import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { envOf, fakeRazorpay } from '../../../tests/setup/fake-razorpay.ts'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

const SEEDS = process.env.NIGHTLY ? [1, 2, 3, 4, 5, 6] : [1]
const STEPS = 24
const HOUR_MS = 3_600_000

/** The same numbers for the same seed, from 0 to below 1. */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Provider = Awaited<ReturnType<typeof fakeRazorpay>>
type Hook = { payload: string; headers: object }

/** A trip with its traveller, desk and provider, each of whom may do any of these at any time. */
async function tripOf(app: FastifyInstance, provider: Provider, next: () => number) {
  const cookie = await sessionOf(app)
  const { _id: id } = (await book(app, outstation(await insertCab(app)))).json().booking
  const token = await app.links.forTraveller(id)
  const post = (url: string, payload: object | string, headers: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { ...headers } })
  const hooks: Hook[] = []
  const payments: ReturnType<Provider['pay']>[] = []
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  const report = (hook: Hook) => void hooks.push(hook, hook)
  const amount = () => 1 + Math.floor(next() * 5000)
  const goodwill = () => next() < 0.5
  let keys = 0
  const refund = async () => {
    const { payments: rows } = await app.payments.ledger(id)
    const row = pick(rows.filter((one) => one.way === 'razorpay' && one.amount > 0 && !one.takesBack))
    if (!row) return
    keys += 1
    const all = Array.from({ length: 1 + Math.floor(next() * 2) }, () =>
      post(
        `payments/${row.id}/refund`,
        { amount: Math.min(amount(), row.amount), goodwill: goodwill() },
        { cookie, 'idempotency-key': `key ${id} ${keys}` },
      ),
    )
    await Promise.all(all)
  }
  const acts = {
    pay: async () => {
      const { orderId } = (await post(`trip/${token}/orders`, {})).json()
      if (!orderId) return
      const payment = provider.pay(orderId)
      payments.push(payment)
      report(provider.webhook('payment.captured', payment))
    },
    cash: () => post(`bookings/${id}/payments`, { way: 'cash', amount: amount() }, { cookie }),
    refundCash: () =>
      post(`bookings/${id}/refunds`, { way: 'cash', amount: amount(), goodwill: goodwill() }, { cookie }),
    both: () =>
      Promise.all([refund(), post(`bookings/${id}/refunds`, { way: 'cash', amount: 4668 }, { cookie }), refund()]),
    refund,
    inPages: async () => {
      const payment = pick(payments)
      if (payment)
        report(provider.event('refund.processed', { refund: provider.refundInPages(payment, amount() * 100) }))
    },
    fails: async () => {
      const given = pick(provider.refunds)
      if (given) report(provider.event('refund.failed', { refund: { ...given, status: 'failed' } }))
    },
    hook: async () => {
      const hook = hooks.splice(Math.floor(next() * hooks.length), 1)[0]
      if (hook) await post('webhooks/razorpay', hook.payload, hook.headers)
    },
  }
  return { id, acts, hooks, send: (hook: Hook) => post('webhooks/razorpay', hook.payload, hook.headers) }
}

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
    const forgiven = -payments.reduce((sum, { amount, goodwill }) => sum + (goodwill ? amount : 0), 0)
    const { booking } = await app.bookings.find(trip.id)
    expect(booking.forgivenPaise, done.join(', ')).toBe(Math.round(forgiven * 100))
  })
})
