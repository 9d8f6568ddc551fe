import type { FastifyInstance } from 'fastify'
import { DAY_MS } from 'shared-api/india'
import type { fakeRazorpay } from '../../../tests/setup/fake-razorpay.ts'
import { bookConfirmed } from './bookings.ts'
import { sessionOf } from './desk.ts'

/** One order by day; in the nightly tier several, and one that is new each day. The name of a test has its seed. */
export const SEEDS = process.env.NIGHTLY ? [1, 2, 3, 4, 5, Math.floor(Date.now() / DAY_MS)] : [1]

/** The same numbers for the same seed, from 0 to below 1. */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export type Provider = Awaited<ReturnType<typeof fakeRazorpay>>
type Hook = { payload: string; headers: object }

/** A trip with its traveller, desk and provider, each of whom may do any of these at any time. */
export async function tripOf(app: FastifyInstance, provider: Provider, next: () => number) {
  const id = await bookConfirmed(app)
  const token = await app.links.forTraveller(id)
  const post = (url: string, payload: object | string, headers: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { ...headers } })
  /** Hours pass: a session may have ended. */
  const byDesk = async (url: string, payload: object, headers: object = {}) =>
    post(url, payload, { cookie: await sessionOf(app), ...headers })
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
      byDesk(
        `payments/${row.id}/refund`,
        { amount: Math.min(amount(), row.amount), goodwill: goodwill() },
        { 'idempotency-key': `key ${id} ${keys}` },
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
    cash: () => byDesk(`bookings/${id}/payments`, { way: 'cash', amount: amount() }),
    refundCash: () => byDesk(`bookings/${id}/refunds`, { way: 'cash', amount: amount(), goodwill: goodwill() }),
    both: () => Promise.all([refund(), byDesk(`bookings/${id}/refunds`, { way: 'cash', amount: 4668 }), refund()]),
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
  return { id, token, acts, hooks, send: (hook: Hook) => post('webhooks/razorpay', hook.payload, hook.headers) }
}
