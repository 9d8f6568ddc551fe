import type { FastifyInstance } from 'fastify'
import { bookConfirmed, insertCab } from './bookings.ts'
import { formOf, picture, sessionOf } from './desk.ts'
import { assignedTrip } from './driving.ts'
import { QUOTATION, tripOf } from './quotations.ts'

/** Tokens of links, each to a record of its own, and the number of a document of the traveller's trip. */
type Links = { traveller: string; quotation: string; driver: string; receipt: string }

/** Makes a link of each kind that opens a record. */
export async function openLinks(app: FastifyInstance): Promise<Links> {
  const cookie = await sessionOf(app)
  const desk = async (url: string, payload: object = {}) =>
    (await app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })).json()
  const cab = await insertCab(app)
  const _id = await bookConfirmed(app)
  const line = { code: 'toll', amount: 665, taxable: true, note: 'NH 38, both ways' }
  const lines = { method: 'PUT', url: `/api/v1/bookings/${_id}/fare-lines`, payload: { lines: [line] } } as const
  await app.inject({ ...lines, headers: { cookie } })
  const paid = await desk(`bookings/${_id}/payments`, { way: 'cash', amount: 100 })
  const { document } = await desk(`payments/${paid.payments[0].id}/document`)
  const form = { name: 'Asha', email: 'asha@example.com', phone: '98400 12345', message: 'Hello' }
  await app.inject({ method: 'POST', url: '/api/v1/forms', payload: form })
  const { page } = await app.enquiries.list({})
  const input = { ...QUOTATION, bookingDetails: tripOf(cab) }
  const { quotation } = await desk(`enquiries/${page[0]?.enquiry.id}/quotations`, input)
  await desk(`quotations/${quotation._id}/send`)
  const { url } = await desk(`quotations/${quotation._id}/link`)
  return {
    traveller: await app.links.forTraveller(_id),
    quotation: url.split('/').at(-1),
    driver: (await assignedTrip(app)).token,
    receipt: document.number,
  }
}

/** A call by link with a body that it takes, and the kind of link that it is for. */
type LinkCall = {
  method: 'GET' | 'POST'
  url: string
  opens: 'traveller' | 'quotation' | 'driver'
  payload?: object | Buffer
  /** What whoever has the link gets, where that is a refusal for another reason. */
  answers?: number
  headers?: Record<string, string>
}

/** Every call by link, each with what it takes; `app` has a payment provider. */
export async function linkCalls(app: FastifyInstance, { traveller }: Links): Promise<LinkCall[]> {
  const order = (await app.inject({ method: 'POST', url: `/api/v1/trip/${traveller}/orders` })).json().orderId
  const unsigned = { razorpay_order_id: order, razorpay_payment_id: 'pay_1', razorpay_signature: 'none' }
  const photo = await formOf([
    ['expense', 'e1'],
    ['photo', { file: await picture(), name: 'a.jpg' }],
  ])
  const at = new Date(app.now()).toISOString()
  const expenses = [{ id: 'e1', kind: 'toll', amount: 90 }]
  const step = { payload: { to: 'on the way', at, expenses }, headers: { 'idempotency-key': 'k1' } }
  return [
    ...['', '/calendar', '/payments', '/upi', '/invoices/:number.pdf'].map((path) => get(`trip/:token${path}`)),
    post('trip/:token/change', { message: 'An hour later, please' }),
    post('trip/:token/messages-by-phone', { wanted: true }),
    post('trip/:token/payments', { amount: 100, reference: '123456789012' }),
    post('trip/:token/orders'),
    { ...post(`trip/:token/orders/${order}`, unsigned), answers: 403 },
    post('trip/:token/cancel', {}),
    get('quotation/:token', 'quotation'),
    { ...post('quotation/:token/accept'), opens: 'quotation' },
    get('drive/:token', 'driver'),
    { method: 'POST', url: 'drive/:token/step', opens: 'driver', ...step },
    { method: 'POST', url: 'drive/:token/photo', opens: 'driver', ...photo },
  ]
}

const get = (url: string, opens: LinkCall['opens'] = 'traveller'): LinkCall => ({ method: 'GET', url, opens })
const post = (url: string, payload?: object): LinkCall => ({
  ...{ method: 'POST', url, opens: 'traveller' },
  ...(payload && { payload }),
})
