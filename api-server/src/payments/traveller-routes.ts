import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CheckoutReply, Ledger, NewClaim, ReportedPayment, UpiReply } from 'shared-api/contract'
import { z } from 'zod'
import { callsOf } from '../platform/http/calls.ts'
import { AppError } from '../platform/http/problems.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { limits } from './limits.ts'

const travellerCall = callsOf('Traveller', { policy: 'traveller' })
const params = z.strictObject({ token: z.string().max(100) })

/** Travellers learn nothing of the desk: no names, no notes. */
const withoutDesk = (ledger: Ledger): Ledger => ({
  ...ledger,
  reminded: null,
  payments: ledger.payments.map((payment) => ({ ...payment, by: '', note: '', driver: null, split: '' })),
  claims: ledger.claims.filter(({ driver }) => driver === null).map((claim) => ({ ...claim, elsewhere: null })),
})

/** What travellers pay by their link (docs/product.md, Payments). */
export const travellerPaymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { bookingOf } = app.links

  app.get('/trip/:token/payments', travellerCall('What was paid', Ledger, { params }), async ({ params: { token } }) =>
    withoutDesk(await app.payments.ledger(await bookingOf(token))),
  )

  app.get(
    '/trip/:token/upi',
    travellerCall('A QR code for what is due now, by UPI', UpiReply, { params }),
    async ({ params: { token } }) => {
      await app.refreshCompany()
      return app.payments.upi(await bookingOf(token), 'now')
    },
  )

  app.post(
    '/trip/:token/payments',
    travellerCall('Say that something was paid by UPI; it counts once the desk has accepted it', Ledger, {
      params,
      body: NewClaim,
    }),
    async ({ params: { token }, body }) => {
      const bookingId = await bookingOf(token)
      await app.countCall(limits['trip-payment'], bookingId)
      return withoutDesk(await app.payments.claim(bookingId, body))
    },
  )

  app.post(
    '/trip/:token/orders',
    travellerCall(
      'Begin to pay what is due now by the payment provider. 404 without one, 409 when nothing is due',
      CheckoutReply,
      { params },
    ),
    async (request) => {
      const { orders } = app
      const bookingId = await bookingOf(request.params.token)
      if (!orders) throw new AppError('not-found')
      await app.countCall(limits['trip-payment'], bookingId)
      return app.budget.asked(callerOf(request), () => orders.open(bookingId))
    },
  )

  app.post(
    '/trip/:token/orders/:orderId',
    travellerCall('Report what the provider’s checkout said. 403 when it is not signed by the provider', Ledger, {
      params: z.strictObject({ token: z.string().max(100), orderId: z.string().max(100) }),
      body: ReportedPayment,
    }),
    async (request) => {
      const { token, orderId } = request.params
      const { orders } = app
      const bookingId = await bookingOf(token)
      if (!orders) throw new AppError('not-found')
      await app.budget.asked(callerOf(request), () => orders.reported(bookingId, orderId, request.body))
      return withoutDesk(await app.payments.ledger(bookingId))
    },
  )
}
