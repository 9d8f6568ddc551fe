import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../platform/config.ts'
import { AppError } from '../platform/http/problems.ts'
import { ForgedWebhook, type PaymentProvider, RefundRefused, type TakenPayment } from './provider.ts'

type Account = NonNullable<Config['razorpay']>

/** How long a call may take, in ms. */
const TIMEOUT = 10_000
/** After how many seconds a caller may try again when it does not answer. */
const RETRY_AFTER = 30

const Entity = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
})
const Event = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: Entity }).optional() }),
})
const Order = z.object({ id: z.string() })
const Refund = z.object({ id: z.string(), amount: z.number().int(), status: z.string(), notes: z.unknown() })
/** What we note with a refund; of others it may be anything. */
const Notes = z.object({ key: z.string() })
const Refunds = z.object({ items: z.array(Refund) })
const Refusal = z.object({ error: z.object({ description: z.string() }) })
const Payments = z.object({ items: z.array(Entity) })

/** Where its checkout loads from and calls to. */
const ORIGINS = ['https://*.razorpay.com']

/** Razorpay's orders API. Signatures are HMAC-SHA256 in hex; amounts are paise. */
export function razorpay({ url, checkoutUrl, keyId, keySecret, webhookSecret }: Account): PaymentProvider {
  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const asked = fetch(`${url}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const response = await asked.catch(unavailable)
    if (response.status === 400 && path.endsWith('/refund')) throw new RefundRefused(await reasonOf(response))
    if (!response.ok) {
      const error = new Error(`Razorpay answered ${response.status} to ${path.split('/')[0]}`)
      throw response.status >= 500 || response.status === 429 ? unavailable(error) : error
    }
    return response.json().catch(unavailable)
  }
  return {
    name: 'razorpay',
    checkout: { script: checkoutUrl, origins: [...ORIGINS, new URL(checkoutUrl).origin] },

    async createOrder({ amountPaise, reference }) {
      const body = { amount: amountPaise, currency: 'INR', receipt: reference }
      const { id } = Order.parse(await call('orders', body))
      return { id, checkout: { provider: 'razorpay', script: checkoutUrl, key: keyId, orderId: id, amountPaise } }
    },

    verifyCallback(orderId, { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' }) {
      return isSigned(`${orderId}|${paymentId}`, signature, keySecret)
    },

    readWebhook(body, headers) {
      if (!isSigned(body, String(headers['x-razorpay-signature'] ?? ''), webhookSecret)) throw new ForgedWebhook()
      const { event, payload } = Event.parse(JSON.parse(body.toString()))
      const isTaken = event === 'payment.captured' || event === 'order.paid'
      return isTaken && payload.payment ? takenOf(payload.payment.entity) : null
    },

    async refund(paymentId, amountPaise, key) {
      const body = { amount: amountPaise, notes: { key } }
      return Order.parse(await call(`payments/${paymentId}/refund`, body, { 'x-refund-idempotency': key }))
    },

    async refundsOf(paymentId) {
      const { items } = Refunds.parse(await call(`payments/${paymentId}/refunds`))
      const given = items.filter(({ status }) => status !== 'failed')
      return given.map(({ id, amount, notes }) => ({
        ...{ id, amountPaise: amount },
        key: Notes.safeParse(notes).data?.key,
      }))
    },

    async paymentsOf(orderId) {
      const { items } = Payments.parse(await call(`orders/${encodeURIComponent(orderId)}/payments`))
      return items.flatMap((entity) => takenOf(entity) ?? [])
    },
  }
}

/** Throws the error for the caller, with its cause for the log. */
function unavailable(cause: unknown): never {
  throw Object.assign(new AppError('unavailable', { retryAfter: RETRY_AFTER }), { cause })
}

async function reasonOf(response: Response): Promise<string> {
  const { data } = Refusal.safeParse(await response.json().catch(() => null))
  return data?.error.description ?? 'The refund was refused.'
}

/** A payment in rupees that was captured for an order. */
function takenOf({ id, order_id: orderId, amount, currency, status }: z.output<typeof Entity>): TakenPayment | null {
  return orderId && currency === 'INR' && status === 'captured' ? { id, orderId, amountPaise: amount } : null
}

function isSigned(content: string | Buffer, signature: string, secret: string): boolean {
  const own = createHmac('sha256', secret).update(content).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === own.length && timingSafeEqual(given, own)
}
