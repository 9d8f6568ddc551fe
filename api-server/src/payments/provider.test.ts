import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { envOf, fakeRazorpay, KEYS } from '../../../tests/setup/fake-razorpay.ts'
import { bookConfirmed, NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

eachEngine('payments by a provider', (engine) => {
  let provider: Awaited<ReturnType<typeof fakeRazorpay>>
  let app: FastifyInstance
  let id: string
  let token: string

  beforeAll(async () => {
    provider = await fakeRazorpay()
  })
  afterAll(() => provider.stop())
  beforeEach(async () => {
    app = await engine.sharedApp(envOf(provider.url), { now: () => NOON })
    for (const table of ['providerEvents', 'payments', 'bookings', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    id = await bookConfirmed(app)
    token = await app.links.forTraveller(id)
  })

  const post = (url: string, payload: object | string = {}, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers })
  const open = async (of = token): Promise<string> => (await post(`trip/${of}/orders`)).json().orderId
  const send = (hook: { payload: string; headers: object }) => post('webhooks/razorpay', hook.payload, hook.headers)
  const rows = () =>
    app.database.db
      .selectFrom('payments')
      .select(['amountPaise', 'way', 'reference'])
      .where('bookingId', '=', id)
      .orderBy('amountPaise', 'desc')
      .execute()
  const PAYMENT = { id: '', order_id: '', amount: 0, currency: 'INR', status: 'captured' }
  const PAID = { amountPaise: 466_800, way: 'razorpay' }

  it('ask for what is due now, and note what the checkout reports', async () => {
    const order = (await post(`trip/${token}/orders`)).json()
    expect(order).toMatchObject({
      provider: 'razorpay',
      script: `${provider.url}/checkout.js`,
      key: KEYS.keyId,
      orderId: order.orderId,
      amountPaise: 466_800,
    })
    const payment = provider.pay(order.orderId)
    const reply = await post(`trip/${token}/orders/${order.orderId}`, provider.callback(payment))
    expect(reply.json()).toMatchObject({ paid: 4668, payments: [{ way: 'razorpay', amount: 4668 }] })
  })

  it('can be tried again after the provider did not answer', async () => {
    provider.have('fails')
    const reply = await post(`trip/${token}/orders`)
    provider.have(null)
    expect([reply.statusCode, reply.json().title]).toEqual([503, 'Temporarily unavailable'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.body).not.toMatch(/razorpay|502/i)
    expect((await post(`trip/${token}/orders`)).statusCode).toBe(200)
  })

  it('have room for a few strangers at once: past it the provider is not asked', async () => {
    const orderId = await open()
    const callback = provider.callback(provider.pay(orderId))
    const held = Promise.withResolvers<void>()
    const others = Array.from({ length: 6 }, () => app.budget.asked('127.0.0.1', () => held.promise))
    const before = provider.asked.length
    const calls = [`trip/${token}/orders`, `trip/${token}/orders/${orderId}`] as const
    for (const call of calls) expect((await post(call, callback)).statusCode, call).toBe(503)
    expect(provider.asked).toHaveLength(before)
    held.resolve()
    await Promise.all(others)
    expect((await post(calls[1], callback)).json()).toMatchObject({ paid: 4668 })
  })

  it('are noted once: each webhook three times, late and out of order, beside the checkout', async () => {
    const orderId = await open()
    const payment = provider.pay(orderId)
    const hooks = ['order.paid', 'payment.captured', 'payment.authorized'].flatMap((event) =>
      [1, 2, 3].map(() => provider.webhook(event, payment)),
    )
    const replies = await Promise.all(hooks.map(send))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await post(`trip/${token}/orders/${orderId}`, provider.callback(payment))
    await send(provider.webhook('payment.failed', { ...payment, status: 'failed' }))
    expect(await rows()).toMatchObject([{ ...PAID, reference: payment.id }])
  })

  it('refuse what is forged, of another booking, of another amount or of an unknown order, and note nothing', async () => {
    const orderId = await open()
    const payment = provider.pay(orderId)
    expect((await send(provider.webhook('payment.captured', payment, 'guess'))).statusCode).toBe(400)
    expect((await post(`trip/${token}/orders/${orderId}`, provider.callback(payment, 'guess'))).statusCode).toBe(403)
    const other = await bookConfirmed(app)
    const otherToken = await app.links.forTraveller(other)
    expect((await post(`trip/${otherToken}/orders/${orderId}`, provider.callback(payment))).statusCode).toBe(404)
    expect((await send(provider.webhook('payment.captured', { ...payment, amount: 1 }))).statusCode).toBe(200)
    expect(
      (await send(provider.webhook('payment.captured', { ...payment, order_id: 'order_of_others' }))).statusCode,
    ).toBe(200)
    expect(await rows()).toEqual([])
    expect((await post('webhooks/other', '{}', { 'content-type': 'application/json' })).statusCode).toBe(404)
  })

  it('that nobody reported are found in the next cycle', async () => {
    provider.pay(await open())
    await app.cleanUp()
    await app.cleanUp()
    expect(await rows()).toMatchObject([PAID])
  })

  it('are found though the provider does not know an earlier order', async () => {
    const { db } = app.database
    const orderId = await open()
    provider.pay(orderId)
    const made = await db.selectFrom('paymentOrders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    await db
      .insertInto('paymentOrders')
      .values({ ...made, id: 'order_0', openKey: null, lookAt: made.createdAt - 1 })
      .execute()
    await app.cleanUp()
    expect(await rows()).toMatchObject([PAID])
  })

  it('give money back once for a key, no more than was paid, and say why they refuse', async () => {
    const orderId = await open()
    await post(`trip/${token}/orders/${orderId}`, provider.callback(provider.pay(orderId)))
    const cookie = await sessionOf(app)
    const [payment] = await app.database.db.selectFrom('payments').selectAll().where('bookingId', '=', id).execute()
    const refund = (amount: number, key: string) =>
      post(`payments/${payment?.id}/refund`, { amount }, { cookie, 'idempotency-key': key })
    const replies = await Promise.all([refund(4000, 'a'), refund(4000, 'a')])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await refund(4000, 'a')).statusCode, 'the same key later').toBe(200)
    expect((await refund(669, 'b')).json().errors).toMatchObject([{ path: 'amount', code: 'above-paid' }])
    expect(await rows()).toMatchObject([PAID, { ...PAID, amountPaise: -400_000, reference: 'rfnd_1' }])
    provider.refundInPages({ ...PAYMENT, id: payment?.reference ?? '' }, 66_800)
    const refused = await refund(668, 'c')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      ...[409, 'The total refund amount is greater than the payment.'],
    ])
    const entries = (
      await post(`payments/${payment?.id}/refund`, { amount: 668 }, { cookie, 'idempotency-key': 'c' })
    ).json()
    expect(entries.detail, 'the same key says so again').toBe(refused.json().detail)
    const ledger = await app.payments.ledger(id)
    expect(ledger.payments.map(({ amount, refund: state, takesBack }) => [amount, state, takesBack])).toEqual([
      ...[
        [4668, null, false],
        [-4000, 'given', false],
        [-668, 'refused', false],
        [668, null, true],
        [-668, 'given', false],
      ],
    ])
    expect(ledger.paid, 'what its own pages gave back is noted with the refusal').toBe(0)
  })

  it('are asked for by one order for a sum, however often it is pressed', async () => {
    const before = provider.asked.length
    const orders = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect([...new Set([...orders, await open()])]).toHaveLength(1)
    expect(provider.asked.slice(before).filter((call) => call === 'POST /orders')).toHaveLength(1)
    const cookie = await sessionOf(app)
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 1000 }, { cookie })
    expect(orders).not.toContain(await open())
  })
})

eachEngine('the look at open orders', (engine) => {
  it('asks about those alone that are not settled, less and less often, and waits while there is no answer', async () => {
    const provider = await fakeRazorpay()
    onTestFinished(() => provider.stop().then(() => {}))
    let now = NOON
    const app = await engine.app(envOf(provider.url), { now: () => now })
    const orderOf = async () => {
      const url = `/api/v1/trip/${await app.links.forTraveller(await bookConfirmed(app))}/orders`
      return (await app.inject({ method: 'POST', url, payload: {} })).json().orderId as string
    }
    const looks = async (ms: number) => {
      now = NOON + ms
      const before = provider.asked.length
      await app.cleanUp()
      return provider.asked.slice(before).filter((call) => call.startsWith('GET /orders')).length
    }
    const paid = await orderOf()
    const open = await orderOf()
    provider.pay(paid)
    expect(await looks(0)).toBe(2)
    const MINUTE = 60_000
    const every = Array.from({ length: 24 }, (_, n) => (n + 1) * 10 * MINUTE)
    const asked: number[] = []
    for (const ms of every) if ((await looks(ms)) > 0) asked.push(ms / MINUTE)
    expect(asked).toEqual([10, 20, 40, 80, 160])
    provider.have('fails')
    expect(await looks(400 * MINUTE)).toBe(1)
    provider.have(null)
    provider.pay(open)
    expect(await looks(401 * MINUTE)).toBe(1)
    expect(await looks(5 * 24 * 60 * MINUTE)).toBe(0)
  })
})
