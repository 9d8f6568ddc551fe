import type { FastifyInstance } from 'fastify'
import { MoneyChangesReply } from 'shared-api/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { envOf, fakeRazorpay } from '../../tests/setup/fake-razorpay.ts'
import { PAID_PAISE, parseBooking, priceOf } from './bookings/record/index.ts'
import { book, insertCab, NOON, outstation } from './testing/bookings.ts'
import { sessionOf } from './testing/desk.ts'
import { assignedTrip, setStatus } from './testing/driving.ts'
import { eachRoute } from './testing/engines.ts'

/** Calls about bookings and their money that change no price, payment or paper of one. */
const STILL = [
  ...['POST bookings', 'PATCH bookings/:id', 'POST bookings/:id/assign', 'PUT bookings/:id/tourists'],
  ...['PUT bookings/:id/legs/:leg'],
  ...['POST bookings/:id/advance-reminder', 'POST bookings/:id/drive-link', 'DELETE bookings/:id/drive-link'],
  ...['POST bookings/:id/expenses/:expense', 'POST invoices/:number/mail', 'POST movements'],
  ...['POST trip/:token/change', 'POST trip/:token/messages-by-phone', 'POST trip/:token/payments', 'POST trip/find'],
  ...['POST trip/:token/orders', 'POST drive/:token/photo'],
]
const ABOUT_MONEY = /^(bookings|invoices|payments|payment-claims|to-look-at|movements|trip|drive|webhooks)\b/
const DISCOUNT = { code: 'discount', amount: -500, note: 'Regular guest' }
const PAID_BY = ['payment', 'refund', 'goodwill']

eachRoute('who changed what', (engine) => {
  let provider: Awaited<ReturnType<typeof fakeRazorpay>>
  let app: FastifyInstance
  let cookie: string
  let now = NOON
  const called = new Set<string>()

  beforeAll(async () => {
    provider = await fakeRazorpay()
    provider.refundsBecome('processed')
  })
  afterAll(() => provider.stop())
  beforeEach(async () => {
    app = await engine.sharedApp({ ...envOf(provider.url), RATE_LIMIT: 'off' }, { now: () => now })
    for (const table of ['moneyChanges', 'documents', 'payments', 'bookings'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
  })

  const rows = () => app.database.db.selectFrom('moneyChanges').selectAll().execute()
  /** What each booking costs and has paid in paise, and all papers. */
  async function money() {
    const { db } = app.database
    const bookings = await db.selectFrom('bookings').selectAll().select(PAID_PAISE.as('paid')).execute()
    const papers = await db.selectFrom('documents').select('number').execute()
    return {
      prices: new Map(bookings.map((row) => [row.id, priceOf(parseBooking(row))])),
      paid: new Map(bookings.map(({ id, paid }) => [id, Number(paid)])),
      papers: papers.map(({ number }) => number),
    }
  }

  /** What a call changed of the bookings that were there before it, as records say it. */
  const changed = (what: string[], before: Map<string, number>, after: Map<string, number>) =>
    [...before].flatMap(([bookingId, beforePaise]) => {
      const afterPaise = after.get(bookingId)
      return afterPaise === beforePaise ? [] : [{ bookingId, what: expect.toBeOneOf(what), beforePaise, afterPaise }]
    })

  /** Makes a call that changes money, and compares what became of the money with the records that it left. */
  async function call(route: string, ids: Record<string, string>, payload: object | string = {}, headers: object = {}) {
    const [before, known] = [await money(), new Set((await rows()).map(({ id }) => id))]
    const [method = '', pattern = ''] = route.split(' ')
    const url = `/api/v1/${pattern.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(ids[name] ?? ''))}`
    now += 60_000
    const reply = await app.inject({ method: method as 'PUT', url, payload, headers: { cookie, ...headers } })
    expect(reply.statusCode, `${route} ${reply.body}`).toBe(200)
    const after = await money()
    const wanted = [
      ...changed(['price'], before.prices, after.prices),
      ...changed(PAID_BY, before.paid, after.paid),
      ...after.papers
        .filter((number) => !before.papers.includes(number))
        .map((subject) => ({ what: 'document', subject })),
    ]
    const left = (await rows()).filter(({ id }) => !known.has(id))
    expect(wanted, `${route} changes no money`).not.toEqual([])
    for (const one of wanted) expect(left, route).toContainEqual(expect.objectContaining(one))
    expect(
      left.filter(({ what }) => what !== 'line' && what !== 'discount'),
      route,
    ).toHaveLength(wanted.length)
    for (const { byName, beforePaise, afterPaise } of left) {
      expect(byName, route).not.toBe('')
      expect(beforePaise, route).not.toBe(afterPaise)
    }
    called.add(route)
    return reply.json()
  }

  const place = async () => {
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    return { id: String(_id), token: await app.links.forTraveller(_id) }
  }
  const changesOf = async (id: string) => {
    const reply = await app.inject({ url: `/api/v1/bookings/${id}/money-changes`, headers: { cookie } })
    return MoneyChangesReply.parse(reply.json()).changes
  }

  it('keeps before and after of prices, with who and why', async () => {
    const { id } = await place()
    await call('PUT bookings/:id/fare-lines', { id }, { lines: [DISCOUNT] })
    await call('PUT bookings/:id/fare-lines', { id }, { lines: [{ ...DISCOUNT, amount: -900, note: 'Came late' }] })
    const trip = outstation(await insertCab(app), { distance: '400' })
    await call('PUT bookings/:id/trip', { id }, { ...trip, reason: 'Shorter way' })
    const by = { by: 'Desk' }
    expect(await changesOf(id)).toMatchObject([
      { ...by, what: 'discount', before: 0, after: 500, reason: 'Regular guest' },
      { ...by, what: 'price', before: 18_670, after: 18_170, reason: 'Regular guest' },
      { ...by, what: 'discount', before: 500, after: 900, reason: 'Came late' },
      { ...by, what: 'price', before: 18_170, after: 17_770, reason: 'Came late' },
      { ...by, what: 'price', before: 17_770, after: 15_600, reason: 'Shorter way' },
    ])
    const month = await app.inject({ url: '/api/v1/books/discounts?month=2026-11', headers: { cookie } })
    expect(month.json()).toMatchObject({
      discounts: [
        { what: 'discount', amount: 500, by: 'Desk', reason: 'Regular guest', booking: { _id: id } },
        { what: 'discount', amount: 400, by: 'Desk', reason: 'Came late' },
      ],
      total: 900,
    })
    await setStatus(app, id, 'ended')
    const { input } = (await app.inject({ url: `/api/v1/bookings/${id}/bill`, headers: { cookie } })).json().bill
    await call('PUT bookings/:id/bill', { id }, { ...input, measured: false, lines: [], why: 'Agreed on the way' })
    expect((await changesOf(id)).slice(5)).toMatchObject([
      { what: 'discount', before: 900, after: 0 },
      { what: 'price', before: 15_600, after: 16_500, reason: 'Final bill: Agreed on the way' },
    ])
  })

  it('keeps before and after of payments and papers', async () => {
    const { id, token } = await place()
    const paid = await call('POST bookings/:id/payments', { id }, { way: 'cash', amount: 3000, note: 'At the office' })
    await call('POST bookings/:id/refunds', { id }, { way: 'cash', amount: 200, goodwill: true, note: 'Late car' })
    const said = { amount: 100, reference: '123456789012' }
    await app.inject({ method: 'POST', url: `/api/v1/trip/${token}/payments`, payload: said })
    const { claims } = await app.payments.ledger(id)
    await call('POST payment-claims/:id', { id: claims[0]?.id ?? '' }, { accept: true })
    await call('POST payments/:id/document', { id: paid.payments[0].id })
    await setStatus(app, id, 'ended')
    const { document } = await call('POST bookings/:id/invoice', { id })
    await call('POST invoices/:number/credit-note', document, { reason: 'Wrong km', amount: 1000 })
    const month = await app.inject({ url: '/api/v1/books/discounts?month=2026-11', headers: { cookie } })
    expect(month.json()).toMatchObject({ discounts: [{ what: 'goodwill', amount: 200 }], total: 200 })
    expect(await changesOf(id)).toMatchObject([
      { what: 'payment', subject: 'cash', before: 0, after: 3000, reason: 'At the office' },
      { what: 'goodwill', subject: 'cash', before: 3000, after: 2800, reason: 'Late car' },
      { what: 'payment', subject: 'upi', before: 2800, after: 2900 },
      { what: 'document', before: 0, after: 3000 },
      { what: 'document', subject: document.number, before: 0, after: document.total },
      { what: 'document', before: document.total, after: document.total - 1000, reason: 'Wrong km' },
    ])
  })

  it('keeps what a provider took and gave back', async () => {
    const { id, token } = await place()
    await setStatus(app, id, 'confirmed')
    const open = async (of = token) => {
      const reply = await app.inject({ method: 'POST', url: `/api/v1/trip/${of}/orders`, payload: {} })
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json().orderId as string
    }
    const send = ({ payload, headers }: { payload: string; headers: object }) =>
      [{ provider: 'razorpay' }, payload, headers] as const
    const hook = (payment: Parameters<typeof provider.webhook>[1]) =>
      send(provider.webhook('payment.captured', payment))
    const first = await open()
    await call('POST trip/:token/orders/:orderId', { token, orderId: first }, provider.callback(provider.pay(first)))
    const second = provider.pay(await open(), 1_390_200, { offer_id: 'offer_1' })
    const [, payload, headers] = hook(second)
    await app.inject({ method: 'POST', url: '/api/v1/webhooks/razorpay', payload, headers: { ...headers } })
    const { items } = (await app.inject({ url: '/api/v1/to-look-at', headers: { cookie } })).json()
    await call('POST to-look-at/:id', { id: items[0].id }, { accept: true, note: '' })
    const other = await place()
    await setStatus(app, other.id, 'confirmed')
    await call('POST webhooks/:provider', ...hook(provider.pay(await open(other.token))))
    const [entry] = (await app.payments.ledger(other.id)).payments
    await call('POST payments/:id/refund', { id: entry?.id ?? '' }, { amount: 100 })
    expect(await changesOf(other.id)).toMatchObject([
      { what: 'payment', subject: 'razorpay', by: 'Traveller', before: 0, after: 4668 },
      { what: 'refund', subject: 'razorpay', by: 'Desk', before: 4668, after: 4568 },
    ])
    expect((await changesOf(id)).map(({ what, after }) => [what, after])).toEqual([
      ['payment', 4668],
      ['payment', 18_570],
    ])
  })

  it('keeps what a step makes of the price, whoever takes it, and cash of drivers', async () => {
    const [desk, many, own] = [await place(), await place(), await place()]
    await call('POST bookings/:id/state', desk, { to: 'cancelled', reason: 'Car broke down' })
    await call('POST bookings/cancel', {}, { bookings: [{ _id: many.id, version: 1 }], reason: 'Robot' })
    await call('POST trip/:token/cancel', own, {})
    expect(await changesOf(desk.id)).toMatchObject([
      { what: 'price', subject: 'cancelled', before: 18_670, after: 0, reason: 'Car broke down' },
    ])
    const { id, token } = await assignedTrip(app)
    await app.database.db
      .updateTable('bookings')
      .set({ status: 'started', startsAt: now })
      .where('id', '=', id)
      .execute()
    const step = { to: 'ended', at: new Date(now).toISOString(), closingKm: 600, cash: 5000, expenses: [] }
    await call('POST drive/:token/step', { token }, step, { 'idempotency-key': 'k1' })
    expect(await changesOf(id)).toMatchObject([{ what: 'payment', subject: 'cash', by: 'Murugan', after: 5000 }])
  })

  it('is asked of every call about bookings and their money', () => {
    const writes = app.policies.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    const routes = writes.map(({ method, url }) => [method, url.replace('/api/v1/', '')] as const)
    const about = routes.filter(([, url]) => ABOUT_MONEY.test(url)).map(([method, url]) => `${method} ${url}`)
    expect(about.sort()).toEqual([...called, ...STILL].sort())
  })
})
