import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Payment = { id: string; order_id: string; amount: number; currency: string; status: string }

export const KEYS = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' }

/** A payment provider over HTTP, as Razorpay answers: orders and their payments. `stop` closes it. */
export async function fakeRazorpay() {
  const orders = new Map<string, number>()
  const payments: Payment[] = []
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const answer = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
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
    return answer({}, 404)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const hmac = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('hex')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The traveller pays an order; gives the payment. */
    pay(orderId: string, amount = orders.get(orderId) ?? 0): Payment {
      const payment = {
        id: `pay_${payments.length + 1}`,
        order_id: orderId,
        amount,
        currency: 'INR',
        status: 'captured',
      }
      payments.push(payment)
      return payment
    },
    /** What the checkout reports of a payment. */
    callback: ({ id, order_id }: Payment, secret = KEYS.keySecret) => ({
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: hmac(`${order_id}|${id}`, secret),
    }),
    /** A webhook of an event, with its signature. */
    webhook(event: string, payment: Payment, secret = KEYS.webhookSecret) {
      const payload = JSON.stringify({ event, payload: { payment: { entity: payment } } })
      return { payload, headers: { 'content-type': 'application/json', 'x-razorpay-signature': hmac(payload, secret) } }
    },
    stop: () => new Promise((done) => server.close(done)),
  }
}
