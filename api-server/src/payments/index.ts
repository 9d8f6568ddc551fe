import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../platform/config.ts'
import { emptyOldBodies } from './misfits.ts'
import { type Orders, paymentOrders } from './orders.ts'
import { webhookRoute } from './provider-routes.ts'
import { razorpay } from './razorpay.ts'
import { type PaymentRepository, paymentRepository } from './repository.ts'
import { paymentRoutes as routes } from './routes.ts'
import { travellerPaymentRoutes } from './traveller-routes.ts'

export { refuseBeforeMoney } from './before-money.ts'
export { addClaim, driverCashKey } from './claims.ts'
export { lockMonths, refuseClosed } from './closed.ts'
export { countForgiven, goodwillOf, invoiceInForce } from './forgiven.ts'
export {
  addEarlierPayments,
  addPayment,
  bookingsPaidBy,
  dueOf,
  EARLIER_PAYMENT,
  newBookingsPaidSince,
  paidFor,
  paidOf,
} from './ledger.ts'
export { invoiceMessages, paymentMessages } from './messages.ts'
export { advanceWhen, advanceWhenOf } from './person-looks.ts'
export { addRow, deskKey, findPayment, repeatOf } from './row.ts'
export { paymentTexts, wayText } from './texts.ts'
export { type UpiPart, upiPart } from './upi-part.ts'
export { paymentRows, toClaim, toPayment } from './wire.ts'

type PaymentListener = (bookingId: string) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentRepository
    /** Payments by a provider; null while none is set up. */
    orders: Orders | null
    /** Does what follows once a payment of a booking was noted. */
    paymentRecorded: PaymentListener
    /** Adds to what follows. */
    onPayment: (listener: PaymentListener) => void
  }
}

export const payments = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const { company, database, now, log, mailing: sender } = app
    const listeners: PaymentListener[] = []
    const recorded: PaymentListener = async (bookingId) => {
      for (const listener of listeners) await listener(bookingId)
    }
    app.decorate('payments', paymentRepository(database, now, company, sender))
    app.decorate('paymentRecorded', recorded)
    app.decorate('onPayment', (listener) => void listeners.push(listener))
    app.addCleanUp('bodies of payment events', () => emptyOldBodies(database.db, now()))
    const provider = config.razorpay && razorpay(config.razorpay)
    const orders = provider && paymentOrders(database, now, provider, { log, sender, company, recorded })
    app.decorate('orders', orders)
    if (orders) app.addCleanUp('payment orders', () => orders.reconcile())
  },
  { name: 'payments', dependencies: ['database', 'housekeeping', 'outbox'] },
)

/** Payments of bookings. */
export async function paymentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(routes)
  await app.register(travellerPaymentRoutes)
  await app.register(webhookRoute)
}
