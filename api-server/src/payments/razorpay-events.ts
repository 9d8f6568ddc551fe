import { z } from 'zod'
import { sha256 } from '../platform/ids.ts'
import type { ProviderEvent, ProviderPayment, ProviderRefund } from './provider.ts'

export const Payment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  fee: z.number().int().nullish(),
  fee_bearer: z.string().nullish(),
})
export const Refund = z.object({
  ...{ id: z.string(), payment_id: z.string(), amount: z.number().int(), status: z.string() },
  notes: z.unknown(),
})
const Dispute = z.object({ id: z.string(), payment_id: z.string(), amount: z.number().int().nullish() })
/** What we note with a refund; of others it may be anything. */
const Notes = z.object({ key: z.string() })
const entity = <Entity extends z.ZodType>(of: Entity) => z.object({ entity: of })
const Event = z.object({ event: z.string().max(100), payload: z.record(z.string(), z.unknown()) })
const WithRefund = z.object({ refund: entity(Refund) })
const WithPayment = z.object({ payment: entity(Payment) })
const WithDispute = z.object({ dispute: entity(Dispute) })

/** Events that say what others say too, or nothing of our money. */
const NOTHING = new Set([
  ...['payment.authorized', 'payment.failed', 'refund.speed_changed'],
  ...['payment.downtime.started', 'payment.downtime.updated', 'payment.downtime.resolved'],
])
const REFUND_EVENTS = new Set(['refund.created', 'refund.processed', 'refund.failed'])
const STATES: Record<string, ProviderPayment['state']> = {
  ...{ captured: 'taken', refunded: 'taken', authorized: 'held', created: 'none', failed: 'none' },
}
const REFUND_STATES: Record<string, ProviderRefund['state']> = {
  ...{ pending: 'pending', created: 'pending', processed: 'given', failed: 'failed' },
}

export const paymentOf = (payment: z.output<typeof Payment>): ProviderPayment => ({
  ...{ id: payment.id, orderId: payment.order_id ?? null, amountPaise: payment.amount },
  feePaise: payment.fee_bearer === 'customer' ? (payment.fee ?? 0) : 0,
  state: payment.currency === 'INR' ? (STATES[payment.status] ?? 'foreign') : 'foreign',
})

export const refundOf = (refund: z.output<typeof Refund>): ProviderRefund => ({
  ...{ id: refund.id, paymentId: refund.payment_id, amountPaise: refund.amount },
  ...{ state: REFUND_STATES[refund.status] ?? 'unknown', key: Notes.safeParse(refund.notes).data?.key },
})

/** What the signed body of a webhook reports; without an id of its own it has that of its bytes. */
export function eventOf(body: Buffer, eventId: string): ProviderEvent {
  const { data: event } = Event.safeParse(jsonOf(body))
  return {
    ...{ kind: event?.event ?? '', subject: '', paymentId: null, amountPaise: null },
    ...{ payment: null, refund: null, look: null, id: eventId || sha256(body.toString()) },
    ...(event ? aboutOf(event.event, event.payload) : UNKNOWN),
  }
}

type About = Partial<ProviderEvent>
const UNKNOWN: About = { look: 'unknown' }

function aboutOf(kind: string, payload: unknown): About {
  const payment = WithPayment.safeParse(payload).data?.payment.entity
  const about: About = payment ? { subject: payment.id, paymentId: payment.id, amountPaise: payment.amount } : {}
  if (kind === 'payment.captured' || kind === 'order.paid')
    return payment ? { ...about, payment: paymentOf(payment) } : UNKNOWN
  if (REFUND_EVENTS.has(kind)) return ofRefund(payload)
  if (kind.startsWith('payment.dispute.')) return { ...about, ...ofDispute(payload), look: 'dispute' }
  return NOTHING.has(kind) ? about : { ...about, look: 'unknown' }
}

function ofRefund(payload: unknown): About {
  const { data } = WithRefund.safeParse(payload)
  if (!data) return UNKNOWN
  const { id: subject, payment_id: paymentId, amount: amountPaise } = data.refund.entity
  return { subject, paymentId, amountPaise, refund: refundOf(data.refund.entity) }
}

function ofDispute(payload: unknown): About {
  const { data } = WithDispute.safeParse(payload)
  if (!data) return {}
  const { id: subject, payment_id: paymentId, amount } = data.dispute.entity
  return { subject, paymentId, amountPaise: amount ?? null }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
