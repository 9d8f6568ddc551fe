import type { FastifyInstance } from 'fastify'
import { LookReply } from 'shared-api/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { envOf, fakeRazorpay } from '../../../tests/setup/fake-razorpay.ts'
import { bookConfirmed, NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

eachEngine('what a payment provider reports beside a plain payment', (engine) => {
  let provider: Awaited<ReturnType<typeof fakeRazorpay>>
  let app: FastifyInstance
  let cookie: string
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
    cookie = await sessionOf(app)
    id = await bookConfirmed(app)
    token = await app.links.forTraveller(id)
    provider.refundsBecome('processed')
  })

  const post = (url: string, payload: object | string = {}, headers: object = { cookie }) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { ...headers } })
  const open = async (): Promise<string> => (await post(`trip/${token}/orders`)).json().orderId
  const send = async (hook: { payload: string; headers: object }) =>
    (await post('webhooks/razorpay', hook.payload, hook.headers)).statusCode
  const list = async () =>
    LookReply.parse((await app.inject({ url: '/api/v1/to-look-at', headers: { cookie } })).json()).items.filter(
      ({ kind }) => kind !== 'trip',
    )
  const settle = (item: string, accept: boolean, note = '') =>
    post(`to-look-at/${encodeURIComponent(item)}`, { accept, note })
  const ledger = () => app.payments.ledger(id)
  const paidOnce = async () => {
    const payment = provider.pay(await open())
    await send(provider.webhook('payment.captured', payment))
    return payment
  }
  const rowOf = async (reference: string) =>
    (await ledger()).payments.find((row) => row.reference === reference)?.id ?? ''
  const mails = async (kind: 'refund-failed' | 'payment') =>
    app.database.db.selectFrom('outbox').select('subject').where('kind', '=', kind).execute()

  it('a fee that the payer bears pays the order; an offer waits for the desk, which accepts it', async () => {
    const orderId = await open()
    const withFee = provider.pay(orderId, 466_800 + 9400, { fee: 9400, fee_bearer: 'customer' })
    await send(provider.webhook('payment.captured', withFee))
    expect((await ledger()).paid).toBe(4668)
    expect(await list()).toEqual([])

    const offered = provider.pay(await open(), 1_390_200, { offer_id: 'offer_1' })
    for (const event of ['payment.captured', 'order.paid']) await send(provider.webhook(event, offered))
    await app.cleanUp()
    const [item, ...rest] = await list()
    expect(rest).toEqual([])
    expect(item).toMatchObject({ why: 'other-amount', amount: 13_902, expected: 14_002, booking: { _id: id } })
    const { payment } = (await app.inject(`/api/v1/trip/${token}`)).json()
    expect(payment).toMatchObject({ paid: 4668, claimed: 13_902 })
    expect((await settle(item?.id ?? '', false)).json().errors).toMatchObject([{ path: 'note', code: 'required' }])
    expect((await settle(item?.id ?? '', true)).json()).toMatchObject({ items: [], total: 0 })
    expect((await settle(item?.id ?? '', true)).statusCode).toBe(409)
    expect((await ledger()).paid).toBe(18_570)
  })

  it('a refund that fails after it was pending is taken back, and desk and traveller hear of it', async () => {
    const payment = await paidOnce()
    provider.refundsBecome('pending')
    const asked = await post(`payments/${await rowOf(payment.id)}/refund`, { amount: 4668 })
    expect(asked.json().payments.at(-1)).toMatchObject({ amount: -4668, refund: 'asked' })
    expect((await ledger()).paid).toBe(0)
    expect((await post(`bookings/${id}/refunds`, { way: 'cash', amount: 1 })).statusCode).toBe(400)
    const refund = { ...provider.refunds.at(-1), status: 'failed' }
    for (let n = 0; n < 2; n++) expect(await send(provider.event('refund.failed', { payment, refund }))).toBe(200)
    expect((await ledger()).paid).toBe(4668)
    const [item] = await list()
    expect(item).toMatchObject({ why: 'refund-failed', amount: 4668, booking: { _id: id }, mayAccept: false })
    expect(await mails('refund-failed')).toHaveLength(1)
    expect((await settle(item?.id ?? '', false, 'Paid in cash')).json().items).toEqual([])
  })

  it('a refund in its own pages is noted, days later too, and one above what was paid is not', async () => {
    const payment = await paidOnce()
    const first = provider.refundInPages(payment, 100_000)
    await send(provider.event('refund.created', { payment, refund: { ...first, status: 'pending' } }))
    await send(provider.event('refund.processed', { payment, refund: first }))
    expect((await ledger()).payments.at(-1)).toMatchObject({ amount: -1000, refund: 'given', reference: first.id })
    await post(`bookings/${id}/refunds`, { way: 'cash', amount: 3668 })
    await send(provider.event('refund.processed', { refund: provider.refundInPages(payment, 50_000) }))
    const [item] = await list()
    expect(item).toMatchObject({ why: 'refund-above', amount: 500, expected: 0, booking: { _id: id } })
    expect((await settle(item?.id ?? '', true)).statusCode).toBe(409)
    expect((await ledger()).paid).toBe(0)
  })

  it('a refund whose answer is lost counts, is not given in cash too, and gets its answer in the next round', async () => {
    const payment = await paidOnce()
    provider.have('loses')
    const url = `payments/${await rowOf(payment.id)}/refund`
    const lost = await post(url, { amount: 4668 }, { cookie, 'idempotency-key': 'lost' })
    expect(lost.statusCode).toBe(503)
    provider.have(null)
    expect((await post(`bookings/${id}/refunds`, { way: 'cash', amount: 4668 })).statusCode).toBe(400)
    expect((await post(url, { amount: 4668 }, { cookie, 'idempotency-key': 'lost' })).statusCode).toBe(200)
    expect((await ledger()).payments.at(-1)).toMatchObject({ amount: -4668, refund: 'given' })
    expect(provider.refunds.filter(({ key }) => key === 'lost')).toHaveLength(1)
  })

  it('disputes, unknown events, states and orders stand before the desk, once each; the rest is only kept', async () => {
    const payment = await paidOnce()
    const dispute = { id: 'disp_1', payment_id: payment.id, amount: 466_800, status: 'open' }
    const hooks = [
      provider.event('payment.dispute.created', { payment, dispute }),
      provider.event('payment.dispute.lost', { payment, dispute }),
      provider.event('payment.held_by_bank', { payment }),
      provider.event('refund.processed', { refund: { ...provider.refundInPages(payment, 1), status: 'odd' } }),
      provider.webhook('payment.captured', { ...payment, id: 'pay_x', order_id: 'order_of_others' }),
      provider.event('payment.downtime.started', {}),
      provider.webhook('payment.failed', { ...payment, id: 'pay_y', status: 'failed' }),
    ]
    for (const hook of [...hooks, ...hooks]) expect(await send(hook)).toBe(200)
    expect((await list()).map(({ why, event }) => `${why} ${event}`).sort()).toEqual([
      ...['dispute payment.dispute.created', 'dispute payment.dispute.lost', 'no-order payment.captured'],
      ...['unknown payment.held_by_bank', 'unknown refund.processed'],
    ])
    const [disputed] = (await list()).filter(({ why }) => why === 'dispute')
    expect(disputed).toMatchObject({ amount: 4668, booking: { _id: id } })
    const kept = await app.database.db.selectFrom('providerEvents').select('kind').execute()
    expect(kept).toHaveLength(1 + hooks.length)
  })

  it('a signed body that is no event is refused, and kept for the desk', async () => {
    const hook = provider.event('payment.captured', {})
    expect(await send(hook)).toBe(200)
    const bare = provider.sign('{"event":"payment.captured"}')
    expect(await send(bare)).toBe(400)
    expect((await list()).map(({ why }) => why)).toEqual(['unknown', 'unknown'])
  })
})
