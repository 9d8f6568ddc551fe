import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from './testing/bookings.ts'
import { sessionOf } from './testing/desk.ts'
import { setStatus } from './testing/driving.ts'
import { eachEngine } from './testing/engines.ts'
import { QUOTATION, tripOf } from './testing/quotations.ts'

const LIMITS = { discount: 1000, discountPercent: 5, refund: 1000, creditNote: 500 }

eachEngine('limits of clerks', (engine) => {
  let app: FastifyInstance
  let id: string
  let clerk: string
  let owner: string

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    clerk = await sessionOf(app, 'clerk')
    owner = await sessionOf(app)
    await limit(LIMITS)
    id = (await book(app, outstation(await insertCab(app)))).json().booking._id
  })

  const limit = (clerkLimits: typeof LIMITS | null) =>
    app.settings.edit({ clerkLimits }, { byName: 'Owner', allows: () => true })
  const call = async (cookie: string, url: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') => {
    const reply = await app.inject({ method, url: `/api/v1/${url}`, payload, headers: { cookie } })
    const [problem] = reply.json().errors ?? []
    return problem ? [problem.path, problem.code, problem.params?.most] : reply.statusCode
  }
  const set = (cookie: string, amount: number, rest: object[] = []) =>
    call(cookie, `bookings/${id}/fare-lines`, { lines: [...rest, { code: 'discount', amount, note: 'Guest' }] }, 'PUT')
  const TOLL = { code: 'toll', amount: 665, note: 'NH 38' }

  it('bound a discount in percent and rupees; an owner gives more, which stays', async () => {
    expect(await set(clerk, -934)).toEqual(['lines.0.amount', 'clerk-limit', '5%'])
    expect(await set(clerk, -1001)).toEqual(['lines.0.amount', 'clerk-limit', '₹1,000.00'])
    expect(await set(clerk, -933)).toBe(200)
    expect(await set(owner, -5000)).toBe(200)
    expect(await set(clerk, -5000, [TOLL])).toBe(200)
    expect(await set(clerk, -5001, [TOLL])).toEqual(['lines.1.amount', 'clerk-limit', '₹1,000.00'])
    await setStatus(app, id, 'ended')
    const { input } = (await app.inject({ url: `/api/v1/bookings/${id}/bill`, headers: { cookie: owner } })).json().bill
    const bill = { ...input, measured: false, lines: [{ code: 'discount', amount: -5500, note: 'Late' }], why: 'Late' }
    expect(await call(clerk, `bookings/${id}/bill`, bill, 'PUT')).toEqual([
      'lines.0.amount',
      'clerk-limit',
      '₹1,000.00',
    ])
    expect(await call(owner, `bookings/${id}/bill`, bill, 'PUT')).toBe(200)
  })

  it('bound refunds of a booking and credit notes of an invoice, also in parts', async () => {
    await call(clerk, `bookings/${id}/payments`, { way: 'cash', amount: 5000 })
    const refund = (cookie: string, amount: number) => call(cookie, `bookings/${id}/refunds`, { way: 'cash', amount })
    expect(await refund(clerk, 1000.01)).toEqual(['amount', 'clerk-limit', '₹1,000.00'])
    expect(await refund(clerk, 600)).toBe(200)
    expect(await refund(clerk, 401)).toEqual(['amount', 'clerk-limit', '₹1,000.00'])
    expect(await refund(owner, 401)).toBe(200)
    await setStatus(app, id, 'ended')
    const { number } = await app.documents.invoice(id, undefined, 'Desk')
    const credit = (cookie: string, amount?: number) =>
      call(cookie, `invoices/${number}/credit-note`, { reason: 'Wrong km', amount })
    expect(await credit(clerk)).toEqual(['amount', 'clerk-limit', '₹500.00'])
    expect(await credit(clerk, 500)).toBe(200)
    expect(await credit(clerk, 1)).toEqual(['amount', 'clerk-limit', '₹500.00'])
    expect(await credit(owner)).toBe(200)
  })

  it('bound how far a quotation is below the price of the tariff', async () => {
    const form = { name: 'Asha', email: 'asha@example.com', phone: '98400 12345', message: 'Hello' }
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: form })
    const { page } = await app.enquiries.list({})
    const cab = await insertCab(app, { pricePaise: 900_000 })
    const low = { ...QUOTATION, bookingDetails: tripOf(cab) }
    const url = `enquiries/${page[0]?.enquiry.id}/quotations`
    expect(await call(clerk, url, low)).toEqual(['lines', 'clerk-limit', '₹1,000.00'])
    expect(await call(owner, url, low)).toBe(200)
  })

  it('are none without the setting', async () => {
    await limit(null)
    expect(await set(clerk, -5000)).toBe(200)
  })
})
