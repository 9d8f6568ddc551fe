import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../platform/config.ts'
import { AppError } from '../platform/http/problems.ts'
import { ForgedWebhook, type PaymentProvider, RefundRefused } from './provider.ts'
import { eventOf, Payment, paymentOf, Refund, refundOf } from './razorpay-events.ts'

type Account = NonNullable<Config['razorpay']>

/** How long a call may take, in ms. */
const TIMEOUT = 10_000
/** After how many seconds a caller may try again when it does not answer. */
const RETRY_AFTER = 30

const Order = z.object({ id: z.string() })
const Refunds = z.object({ items: z.array(Refund) })
const Refusal = z.object({ error: z.object({ description: z.string() }) })
const Payments = z.object({ items: z.array(Payment) })

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
      return Order.parse(await call('orders', { amount: amountPaise, currency: 'INR', receipt: reference })).id
    },

    checkoutOf: ({ id, amountPaise }) => ({
      ...{ provider: 'razorpay', script: checkoutUrl, key: keyId, orderId: id, amountPaise },
    }),

    verifyCallback(orderId, { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' }) {
      return isSigned(`${orderId}|${paymentId}`, signature, keySecret)
    },

    readWebhook(body, headers) {
      if (!isSigned(body, String(headers['x-razorpay-signature'] ?? ''), webhookSecret)) throw new ForgedWebhook()
      return eventOf(body, String(headers['x-razorpay-event-id'] ?? ''))
    },

    async refund(paymentId, amountPaise, key) {
      const body = { amount: amountPaise, notes: { key } }
      const answer = await call(`payments/${paymentId}/refund`, body, { 'x-refund-idempotency': key })
      return refundOf(Refund.parse({ payment_id: paymentId, amount: amountPaise, ...Object(answer) }))
    },

    async refundsOf(paymentId) {
      return Refunds.parse(await call(`payments/${paymentId}/refunds`)).items.map(refundOf)
    },

    async paymentsOf(orderId) {
      return Payments.parse(await call(`orders/${encodeURIComponent(orderId)}/payments`)).items.map(paymentOf)
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

function isSigned(content: string | Buffer, signature: string, secret: string): boolean {
  const own = createHmac('sha256', secret).update(content).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === own.length && timingSafeEqual(given, own)
}
