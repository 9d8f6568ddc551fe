import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Refund = { id: string; payment_id: string; amount: number; status: string; notes: object; key: string }
type Payment = { id: string; order_id: string; amount: number; currency: string; status: string; fee?: number }

export const KEYS = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' }

/** The variables of a server that takes payments by it. */
export const envOf = (url: string) => ({
  ...{ RAZORPAY_URL: url, RAZORPAY_CHECKOUT_URL: `${url}/checkout.js`, RAZORPAY_KEY_ID: KEYS.keyId },
  ...{ RAZORPAY_KEY_SECRET: KEYS.keySecret, RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret, RATE_LIMIT: 'off' },
})

const hmac = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('hex')

/** The script of its checkout: two buttons over the page. */
const CHECKOUT = `{
  const own = new URL(document.currentScript.src).origin
  window.Razorpay = class {
    constructor(options) { this.options = options }
    open() {
      const { order_id, amount, handler, modal } = this.options
      const box = document.createElement('dialog')
      const button = (label, act) => {
        const one = document.createElement('button')
        one.textContent = label
        one.onclick = async () => { box.remove(); await act() }
        box.append(one)
      }
      button('Fake provider: pay ' + amount, async () =>
        handler(await (await fetch(own + '/checkout/' + order_id)).json()))
      button('Fake provider: close', async () => modal.ondismiss())
      document.body.append(box)
      box.showModal()
    }
  }
}`

/** A payment provider over HTTP, as Razorpay answers: orders and their payments. `stop` closes it. */
export async function fakeRazorpay(port = 0) {
  const orders = new Map<string, number>()
  const payments: Payment[] = []
  const refunds: Refund[] = []
  /** The traveller pays an order; gives the payment. */
  function pay(orderId: string, amount = orders.get(orderId) ?? 0, more: object = {}): Payment {
    const id = `pay_${payments.length + 1}`
    const payment = { id, order_id: orderId, amount, currency: 'INR', status: 'captured', ...more }
    payments.push(payment)
    return payment
  }
  /** Whether an order is paid: a provider takes nothing more for it. */
  const isPaid = (orderId: string) => payments.some(({ order_id }) => order_id === orderId)
  /** What the checkout reports of a payment. */
  const callback = ({ id, order_id }: Payment, secret = KEYS.keySecret) => ({
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: hmac(`${order_id}|${id}`, secret),
  })
  type AskedRefund = { amount: number; notes?: object }
  type Answer = (body: object, status?: number) => unknown
  function give(payment_id: string, { amount, notes = {} }: AskedRefund, key: string, answer: Answer) {
    const before = refunds.find((refund) => refund.key === key)
    if (before) return answer(before)
    const paid = payments.find(({ id }) => id === payment_id)?.amount ?? 0
    const given = refunds.filter((refund) => refund.payment_id === payment_id)
    if (given.reduce((sum, refund) => sum + refund.amount, amount) > paid)
      return answer({ error: { description: 'The total refund amount is greater than the payment.' } }, 400)
    const refund = { id: `rfnd_${refunds.length + 1}`, payment_id, amount, status: refundStatus, notes, key }
    refunds.push(refund)
    return answer(refund)
  }
  let trouble: 'hangs' | 'stalls' | 'fails' | 'loses' | 'gone' | null = null
  let refundStatus = 'processed'
  let events = 0
  /** Each call of its API, such as 'POST /orders'. */
  const asked: string[] = []
  /** A webhook of an event, with its signature. */
  function event(name: string, entities: Record<string, object>, secret = KEYS.webhookSecret) {
    const parts = Object.entries(entities).map(([part, entity]) => [part, { entity }])
    return sign(JSON.stringify({ entity: 'event', event: name, payload: Object.fromEntries(parts) }), secret)
  }
  /** The same of any body. */
  function sign(payload: string, secret = KEYS.webhookSecret) {
    events += 1
    const signed = { 'x-razorpay-signature': hmac(payload, secret), 'x-razorpay-event-id': `evt_${events}` }
    return { payload, headers: { 'content-type': 'application/json', ...signed } }
  }
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    if (trouble === 'gone') return response.destroy()
    asked.push(`${method} ${url}`)
    if (trouble === 'hangs') return
    if (trouble === 'fails') return response.writeHead(502).end('<html>')
    const answer = (body: object, status = 200) => {
      if (trouble === 'stalls') return
      if (trouble === 'loses') return response.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (url === '/checkout.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(CHECKOUT)
    const [, checkedOut] = /^\/checkout\/(\w+)$/.exec(url) ?? []
    if (checkedOut) {
      response.setHeader('access-control-allow-origin', '*')
      return answer(callback(pay(checkedOut)))
    }
    const own = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`
    if (headers.authorization !== own) return answer({}, 401)
    if (method === 'POST' && url === '/orders') {
      const { amount } = (await json(request)) as { amount: number }
      const id = `order_${orders.size + 1}`
      orders.set(id, amount)
      return answer({ id, amount })
    }
    const [, of] = /^\/orders\/(\w+)\/payments$/.exec(url) ?? []
    if (of && !orders.has(of)) return answer({}, 400)
    if (of) return answer({ items: payments.filter(({ order_id }) => order_id === of) })
    const [, paymentId = '', call] = /^\/payments\/(\w+)\/(refunds?)$/.exec(url) ?? []
    if (call === 'refunds') return answer({ items: refunds.filter(({ payment_id }) => payment_id === paymentId) })
    if (call === 'refund') {
      const asked = (await json(request)) as AskedRefund
      return give(paymentId, asked, String(headers['x-refund-idempotency']), answer)
    }
    return answer({}, 404)
  })
  // A busy caller would send on a connection that is closed just then.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pay,
    isPaid,
    callback,
    orders,
    payments,
    refunds,
    asked,
    /**
     * From now on it does not answer, does what is asked and never answers, answers as a broken gateway, does what is asked and its
     * answer is lost, or is gone and does nothing; null is well again.
     */
    have(next: typeof trouble) {
      trouble = next
    },
    /** What refunds that are asked for from now on become at once. */
    refundsBecome(status: string) {
      refundStatus = status
    },
    /** Gives money back in its own pages. */
    refundInPages({ id: payment_id }: Payment, amount: number, status = 'processed'): Refund {
      const id = `rfnd_${refunds.length + 1}`
      const refund = { id, payment_id, amount, status, notes: [], key: '' }
      refunds.push(refund)
      return refund
    },
    event,
    sign,
    webhook: (name: string, payment: Payment, secret?: string) => event(name, { payment }, secret),
    stop() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
