import type { CheckoutReply } from 'shared-api/contract'
import { findBooking } from '../bookings/record/index.ts'
import type { Database } from '../platform/database/open.ts'
import { AppError, refused, refusedAs } from '../platform/http/problems.ts'
import { askedNow, paidFor } from './ledger.ts'
import { type Around, isDue, lookAtEach, nextLook } from './looking.ts'
import { keepEvent, misfit, putFor } from './misfits.ts'
import type { Headers, PaymentProvider, ProviderEvent } from './provider.ts'
import { providerRefunds } from './refunds.ts'
import { closeOrder, findOrder, isTaken, noteTaken } from './taken.ts'

/** How long after it was made an order is shown again, in ms; it is looked up for twice as long. */
const ORDER_AGE = 3 * 24 * 3_600_000
/** A payment that is authorised for so long waits for a person to capture it, in ms. */
const CAPTURED_WITHIN = 10 * 60_000

export type Orders = ReturnType<typeof paymentOrders>

/** Payments by a provider. Each is noted once, whoever reports it first: checkout, webhook or the look at open orders. */
export function paymentOrders(database: Database, now: () => number, provider: PaymentProvider, around: Around) {
  const { db } = database
  const { company, log } = around
  const refunds = providerRefunds(database, now, provider, around)
  /** Orders that are being made, by booking and amount: many presses wait for one. */
  const making = new Map<string, Promise<string>>()
  const put = putFor(provider.name, now)

  return {
    provider,
    refunds,

    /** Asks the provider for what is due now, once for an amount. Throws AppError 404; 409 when nothing is due. */
    async open(bookingId: string): Promise<CheckoutReply> {
      const booking = await findBooking(db, bookingId)
      const amountPaise = askedNow(booking, await paidFor(db, bookingId), company())
      if (amountPaise <= 0) throw refused('nothing-to-pay')
      const key = `${provider.name} ${bookingId} ${amountPaise}`
      const id = (await findOpen(key)) ?? (await (making.get(key) ?? make(key, booking, amountPaise)))
      return provider.checkoutOf({ id, amountPaise })
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

    /**
     * Keeps what a webhook reports, notes it, and puts what fits nothing before the desk. Throws `ForgedWebhook`; AppError 400 for
     * what is no event, though it is kept.
     */
    async webhook(body: Buffer, headers: Headers): Promise<void> {
      const event = provider.readWebhook(body, headers)
      await keepEvent(db, provider.name, event, { body: body.toString(), at: now() })
      await note(event)
      if (event.kind === '') throw refusedAs('malformed', 'no-event')
    },

    /** Looks for payments of open orders that nobody reported, and for what became of refunds. */
    async reconcile(): Promise<void> {
      const query = db.selectFrom('paymentOrders').select(['id', 'createdAt', 'lookAt']).where('lookAt', 'is not', null)
      // One that nobody paid is looked up no more. Nothing is stored for it: the clock may only have run ahead.
      const open = query.where('provider', '=', provider.name).where('createdAt', '>', now() - 2 * ORDER_AGE)
      const due = (await open.orderBy('lookAt').execute()).filter(({ lookAt }) => isDue(lookAt, now()))
      await lookAtEach(due, { look: ({ id }) => settle(id), putOff }, log)
      await refunds.goOn()
    },
  }

  async function findOpen(key: string): Promise<string | undefined> {
    const query = db.selectFrom('paymentOrders').select('id').where('openKey', '=', key)
    return (await query.where('createdAt', '>', now() - ORDER_AGE).executeTakeFirst())?.id
  }

  function make(key: string, { id: bookingId, reference }: { id: string; reference: string }, amountPaise: number) {
    const made = makeOrder(key, bookingId, reference, amountPaise).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  async function makeOrder(openKey: string, bookingId: string, reference: string, amountPaise: number) {
    const id = await provider.createOrder({ amountPaise, reference })
    const at = now()
    await db
      .updateTable('paymentOrders')
      .set({ openKey: null })
      .where('openKey', '=', openKey)
      .where('createdAt', '<=', at - ORDER_AGE)
      .execute()
    await db
      .insertInto('paymentOrders')
      .values({ id, provider: provider.name, bookingId, amountPaise, createdAt: at, openKey, lookAt: at })
      .onConflict((conflict) => conflict.column('openKey').doNothing())
      .execute()
    // Another process may have been first: everybody is shown its order.
    return (await findOpen(openKey)) ?? id
  }

  async function putOff({ id, createdAt }: { id: string; createdAt: number }) {
    const lookAt = nextLook(createdAt, now())
    await db.updateTable('paymentOrders').set({ lookAt }).where('id', '=', id).where('lookAt', 'is not', null).execute()
  }

  /** Notes what fits of an event, and puts what does not before the desk. */
  async function note(event: ProviderEvent): Promise<void> {
    const { payment, refund, look, subject, paymentId, amountPaise } = event
    const putEvent = putFor(provider.name, now, event)
    if (payment) {
      await noteTaken(database, provider.name, payment, { ...around, now, put: putEvent })
      if (isTaken(payment)) await closeOrder(db, payment.orderId)
    } else if (refund) await refunds.note(refund, putEvent)
    else if (look) {
      const receipt = paymentId === null ? undefined : await refunds.receiptOf(paymentId)
      await putEvent(db, misfit(look, { subject, paymentId, amountPaise, bookingId: receipt?.bookingId ?? null }))
    }
  }

  async function settle(orderId: string) {
    const payments = await provider.paymentsOf(orderId)
    for (const payment of payments) {
      await noteTaken(database, provider.name, payment, { ...around, now, put })
      if (payment.state === 'held') await lookIfHeld(orderId, payment.id)
      // One that was given back in the provider's own pages before anybody reported the payment.
      const given = payment.state === 'taken' ? await provider.refundsOf(payment.id) : []
      await refunds.noteAll(given)
    }
    if (payments.some(isTaken)) await closeOrder(db, orderId)
  }

  async function lookIfHeld(orderId: string, paymentId: string) {
    const order = await findOrder(db, orderId)
    if (!order || now() - order.createdAt < CAPTURED_WITHIN) return
    const { bookingId, amountPaise } = order
    await put(db, misfit('not-captured', { subject: paymentId, paymentId, bookingId, amountPaise }))
  }
}
