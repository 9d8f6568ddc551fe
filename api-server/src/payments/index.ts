import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import type { Config } from '../platform/config.ts'
import { type Orders, paymentOrders } from './orders.ts'
import { webhookRoute } from './provider-routes.ts'
import { razorpay } from './razorpay.ts'
import { type PaymentRepository, paymentRepository } from './repository.ts'
import { paymentRoutes as routes } from './routes.ts'
import { travellerPaymentRoutes } from './traveller-routes.ts'

export { bookingsPaidBy, dueOf, paidFor, paidOf } from './ledger.ts'

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentRepository
    /** Payments by a provider; null while none is set up. */
    orders: Orders | null
  }
}

export const payments = fastifyPlugin(
  async (app: FastifyInstance, { config, company }: { config: Config; company: Company }) => {
    const { database, now, log } = app
    app.decorate('payments', paymentRepository(database, now, company))
    const orders = config.razorpay && paymentOrders(database, now, razorpay(config.razorpay), log)
    app.decorate('orders', orders)
    if (orders) app.addCleanUp('payment orders', () => orders.reconcile())
  },
  { name: 'payments', dependencies: ['database', 'housekeeping'] },
)

/** Payments of bookings. */
export async function paymentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(routes)
  await app.register(travellerPaymentRoutes)
  await app.register(webhookRoute)
}
