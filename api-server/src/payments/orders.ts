import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { CheckoutReply } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { AppError, invalid } from '../platform/http/problems.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { addPayment, dueOf, findBooking, lockBooking, paidFor } from './ledger.ts'
import { type PaymentProvider, RefundRefused, type TakenPayment } from './provider.ts'

/** How long after it was made, or a refund was asked for, an order is looked up, in ms. */
const ORDER_AGE = 3 * 24 * 3_600_000

/** Who noted a refund that nobody of the desk asked for here. */
const PROVIDER = 'Provider'

type Around = {
  log: Pick<FastifyBaseLogger, 'warn'>
  sender: Pick<Mailing, 'domain'>
  /** Called once a payment of a booking was noted. */
  noted: (bookingId: string) => Promise<void>
}
export type Orders = ReturnType<typeof paymentOrders>

/** Payments by a provider. Each is noted once, whoever reports it first: checkout, webhook or the look at open orders. */
export function paymentOrders(
  { db, transaction }: Database,
  now: () => number,
  provider: PaymentProvider,
  { log, sender, noted }: Around,
) {
  return {
    provider,

    /** Asks the provider for what is due now. Throws AppError 404; 409 when nothing is. */
    async open(bookingId: string): Promise<CheckoutReply> {
      const booking = await findBooking(db, bookingId)
      const due = dueOf(booking, await paidFor(db, bookingId)).now
      if (due <= 0) throw new AppError('conflict', { detail: 'Nothing is left to pay.' })
      const { id, checkout } = await provider.createOrder({ amountPaise: due, reference: booking.reference })
      const order = { id, provider: provider.name, bookingId, amountPaise: due, createdAt: now() }
      await db.insertInto('paymentOrders').values(order).execute()
      return checkout
    },

    /**
     * Notes what the checkout in the browser reports for an order of this booking. Throws AppError 404 for another's order; 403
     * for a signature that is not the provider's.
     */
    async reported(bookingId: string, orderId: string, fields: Record<string, string>): Promise<void> {
      const order = await findOrder(db, orderId)
      if (order?.bookingId !== bookingId) throw new AppError('not-found')
      if (!provider.verifyCallback(orderId, fields)) {
        log.warn({ orderId }, 'a payment was reported with a signature that is not the provider’s')
        throw new AppError('forbidden')
      }
      await settle(orderId)
    },

    /** Notes the payment that a webhook reports. Throws `ForgedWebhook`. */
    async webhook(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<void> {
      const taken = provider.readWebhook(body, headers)
      if (taken) await noteTaken(taken)
    },

    /**
     * Has the provider give back a part of a payment, and notes it; a repeated `key` does so once. Throws AppError 404 for a
     * payment that is not the provider's; 400 for more than was paid; 409 with the provider's reason.
     */
    async refund(paymentId: string, amountPaise: number, { byName, key }: { byName: string; key: string }) {
      const query = db.selectFrom('payments').selectAll().where('id', '=', paymentId)
      const payment = await query.where('way', '=', provider.name).where('amountPaise', '>', 0).executeTakeFirst()
      if (!payment?.bookingId) throw new AppError('not-found')
      const { bookingId, reference } = payment
      const paid = await paidFor(db, bookingId)
      const isAbove = amountPaise > Math.min(paid, payment.amountPaise)
      // A repeated request may find its money given back already.
      const before = isAbove ? (await provider.refundsOf(reference)).find((refund) => refund.key === key) : undefined
      if (isAbove && before?.amountPaise !== amountPaise)
        throw invalid([{ path: 'amount', code: 'above-paid', params: { paid: toRupees(paid) } }])
      await reopen(bookingId)
      const { id } = before ?? (await give(reference, amountPaise, key))
      await noteRefund(bookingId, { id, amountPaise }, byName)
      return bookingId
    },

    /** Looks for payments of open orders that nobody reported, such as of one whose answer was lost. */
    async reconcile(): Promise<void> {
      const orders = await db
        .selectFrom('paymentOrders')
        .select('id')
        .where('createdAt', '>', now() - ORDER_AGE)
        .where('provider', '=', provider.name)
        .orderBy('createdAt')
        .execute()
      // One that the provider does not know, such as of another account, must not keep the others from being found.
      for (const { id } of orders)
        await settle(id).catch((error: unknown) => log.warn({ err: error, orderId: id }, 'an order was not looked up'))
    },
  }

  /** Has `reconcile` look at a booking's orders again: a refund whose answer gets lost must be found, however old they are. */
  function reopen(bookingId: string) {
    const orders = db.updateTable('paymentOrders').set({ createdAt: now() }).where('bookingId', '=', bookingId)
    return orders.where('provider', '=', provider.name).execute()
  }

  async function give(paymentId: string, amountPaise: number, key: string) {
    try {
      return await provider.refund(paymentId, amountPaise, key)
    } catch (error) {
      throw error instanceof RefundRefused ? new AppError('conflict', { detail: error.message }) : error
    }
  }

  async function settle(orderId: string) {
    for (const taken of await provider.paymentsOf(orderId)) {
      await noteTaken(taken)
      // One that was given back when the answer was lost, or in the provider's own pages.
      const order = await findOrder(db, orderId)
      for (const refund of order ? await provider.refundsOf(taken.id) : [])
        await noteRefund(order?.bookingId ?? '', refund, PROVIDER)
    }
  }

  async function noteRefund(bookingId: string, refund: { id: string; amountPaise: number }, byName: string) {
    const isNew = await transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      const once = { reference: refund.id, onceKey: `${provider.name} ${refund.id}` }
      const entry = { way: provider.name, amountPaise: -refund.amountPaise, ...once }
      return addPayment(tx, booking, entry, { byName, at: now(), sender })
    })
    if (isNew) await noted(bookingId)
  }

  async function noteTaken({ id, orderId, amountPaise }: TakenPayment) {
    const paid = await transaction(async (tx) => {
      const order = await findOrder(tx, orderId)
      // Not an order of ours, or not what we asked for: somebody has to look.
      if (!order || order.amountPaise !== amountPaise) {
        log.warn({ orderId, paymentId: id, amountPaise }, 'a payment fits no order of ours; nothing was noted')
        return null
      }
      const booking = await lockBooking(tx, order.bookingId)
      const entry = { way: provider.name, amountPaise, reference: id, onceKey: `${provider.name} ${id}` }
      const isNew = await addPayment(tx, booking, entry, { byName: 'Traveller', at: now(), sender })
      return isNew ? booking.id : null
    })
    if (paid !== null) await noted(paid)
  }
}

const findOrder = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('paymentOrders').selectAll().where('id', '=', id).executeTakeFirst()
