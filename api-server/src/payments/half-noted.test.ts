import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { LookReply } from 'shared-api/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { envOf, fakeRazorpay } from '../../../tests/setup/fake-razorpay.ts'
import { bookConfirmed, NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

const HOUR_MS = 3_600_000
const CASH_PAISE = 1_867_000

type Table = 'outbox' | 'providerEvents' | 'refunds'

/** Lets nothing be stored in one table while something else happens. */
async function without(app: FastifyInstance, table: Table, during: () => Promise<unknown>) {
  const { schema } = app.database.db as Kysely<unknown>
  await schema.alterTable(table).renameTo('away').execute()
  await during()
  await schema.alterTable('away').renameTo(table).execute()
}

eachEngine('what the provider took or gave, and could be stored only in part', (engine) => {
  let provider: Awaited<ReturnType<typeof fakeRazorpay>>
  let app: FastifyInstance
  let id: string
  let now = NOON

  beforeAll(async () => {
    provider = await fakeRazorpay()
  })
  afterAll(() => provider.stop())
  beforeEach(async () => {
    app = await engine.sharedApp(envOf(provider.url), { now: () => now })
    for (const table of ['providerEvents', 'payments', 'bookings', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    id = await bookConfirmed(app)
    provider.refundsBecome('processed')
  })

  const post = async (path: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers: { cookie: await sessionOf(app) } })
  async function pay(amount?: number) {
    const orders = `trip/${await app.links.forTraveller(id)}/orders`
    const { orderId } = (await post(orders)).json()
    const payment = provider.pay(orderId, amount)
    return { ...payment, tell: () => post(`${orders}/${orderId}`, provider.callback(payment)) }
  }
  async function look() {
    now += HOUR_MS
    await app.cleanUp()
  }
  async function list() {
    const reply = await app.inject({ url: '/api/v1/to-look-at', headers: { cookie: await sessionOf(app) } })
    return LookReply.parse(reply.json()).items.flatMap((item) => (item.kind === 'trip' ? [] : [item.why]))
  }
  const paid = async () => Math.round((await app.payments.ledger(id)).paid * 100)

  it.each(['outbox', 'providerEvents', 'refunds'] as const)('a payment is looked up again (%s)', async (table) => {
    const payment = await pay()
    // It is more than is left by now, and some of it was given back already.
    await post(`bookings/${id}/payments`, { way: 'cash', amount: CASH_PAISE / 100 })
    provider.refundInPages(payment, 100)
    await without(app, table, payment.tell)
    await look()
    expect(await list()).toEqual(['overpaid'])
    expect(await paid()).toBe(CASH_PAISE + payment.amount - 100)
  })

  it('one of another amount is looked up again', async () => {
    const payment = await pay(400_000)
    await without(app, 'providerEvents', payment.tell)
    await look()
    expect(await list()).toEqual(['other-amount'])
  })

  it('a refund that fails is looked up again', async () => {
    const payment = await pay()
    await payment.tell()
    const [entry] = (await app.payments.ledger(id)).payments
    provider.refundsBecome('pending')
    await post(`payments/${entry?.id}/refund`, { amount: payment.amount / 100 })
    for (const refund of provider.refunds) refund.status = 'failed'
    await without(app, 'providerEvents', look)
    await look()
    expect(await list()).toEqual(['refund-failed'])
    expect(await paid()).toBe(payment.amount)
  })
})
