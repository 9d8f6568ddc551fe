import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  Id,
  Ledger,
  LookQuery,
  LookReply,
  MovementReply,
  NewMovement,
  NewPayment,
  NewRefund,
  ProviderRefund,
  SettleClaim,
  SettleLook,
  UpiReply,
} from 'shared-api/contract'
import { z } from 'zod'
import { clerkLimits } from '../company/index.ts'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { ById, IdempotencyKey } from '../platform/http/params.ts'
import { AppError } from '../platform/http/problems.ts'
import { noteMovement } from './movements.ts'
import { settleLook } from './settle-look.ts'
import { toLookAt } from './to-look-at.ts'

const deskCall = callsOf('Payments', { policy: 'admin' })

/** What was paid for a booking, for the desk (docs/product.md, Payments). */
export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bookings/:id/payments',
    deskCall('What was paid for a booking', Ledger, { params: ById }),
    async ({ params }) => app.payments.ledger(params.id),
  )

  for (const [path, act, activity, body, summary] of [
    [
      'payments',
      'receive',
      'payment-added',
      NewPayment,
      'Note money that was taken; 400 for more than is still to be paid',
    ],
    ['refunds', 'refund', 'refund-added', NewRefund, 'Note money that was given back; 400 for more than was paid'],
  ] as const)
    app.post(
      `/bookings/:id/${path}`,
      deskCall(summary, Ledger, { params: ById, headers: IdempotencyKey, body }, activity),
      async (request) => {
        const key = request.headers['idempotency-key'] ?? null
        const by = { byName: await callerName(request), key, limits: await clerkLimits(request) }
        const ledger = await app.payments[act](request.params.id, request.body, by)
        await app.paymentRecorded(request.params.id)
        return ledger
      },
    )

  app.post(
    '/movements',
    deskCall(
      'Note an expense, or cash to or from the bank; 409 for a number that is used',
      MovementReply,
      { headers: IdempotencyKey, body: NewMovement },
      'movement-added',
    ),
    async (request) => {
      const by = { byName: await callerName(request), key: request.headers['idempotency-key'] ?? null }
      const movement = await noteMovement(app.database, app.now, request.body, by)
      request.subjects = [{ id: movement.id, detail: movement.kind }]
      return { movement }
    },
  )

  app.post(
    '/payment-claims/:id',
    deskCall(
      'Accept what a traveller or driver says was paid, or not. 409 once it was settled, or its number is noted',
      Ledger,
      { params: z.strictObject({ id: Id }), body: SettleClaim },
      'claim-settled',
    ),
    async (request) => {
      const { accept } = request.body
      const { booking, ledger } = await app.payments.settle(request.params.id, request.body, await callerName(request))
      request.subjects = [{ id: booking.id, name: booking.reference, detail: accept ? 'accepted' : 'refused' }]
      if (accept) await app.paymentRecorded(booking.id)
      return ledger
    },
  )

  app.post(
    '/payments/:id/refund',
    deskCall(
      'Have the payment provider give back money. 409 with its reason when it refuses; after 503 it stays asked for',
      Ledger,
      { params: ById, headers: IdempotencyKey, body: ProviderRefund },
      'refund-added',
    ),
    async (request) => {
      if (!app.orders) throw new AppError('not-found')
      const { id } = request.params
      const { amount: amountPaise } = request.body
      const key = request.headers['idempotency-key'] ?? `${id} ${amountPaise}`
      const goodwill = request.body.goodwill ? 1 : 0
      const limits = await clerkLimits(request)
      const asked = { amountPaise, goodwill, byName: await callerName(request), key, limits } as const
      const bookingId = await app.orders.refunds.ask(id, asked)
      request.subjects = [{ id: bookingId }]
      return app.payments.ledger(bookingId)
    },
  )

  app.get(
    '/to-look-at',
    deskCall('Money and papers that somebody has to look at, or a part of it', LookReply, { querystring: LookQuery }),
    async ({ query }) => toLookAt(app.database.db, app.now(), query.part),
  )

  app.post(
    '/to-look-at/:id',
    deskCall(
      'Note what a provider reported as it came, or dismiss it with a note. 409 once it was settled',
      LookReply,
      { params: z.strictObject({ id: z.string().max(300) }), body: SettleLook },
      'money-looked-at',
    ),
    async (request) => {
      const { params, body } = request
      const around = { refunds: app.orders?.refunds, now: app.now, sender: app.mailing, recorded: app.paymentRecorded }
      const byName = await callerName(request)
      const bookingId = await settleLook(app.database, params.id, body, { ...around, byName })
      request.subjects = [{ id: bookingId ?? '', detail: body.accept ? 'accepted' : 'refused' }]
      return toLookAt(app.database.db, app.now())
    },
  )

  app.post(
    '/bookings/:id/advance-reminder',
    deskCall(
      'Remind the traveller of the advance by mail, once. 409 when that was done or nothing is due',
      Ledger,
      { params: ById },
      'advance-reminded',
    ),
    async (request) => {
      const ledger = await app.payments.remind(request.params.id, await callerName(request))
      return ledger
    },
  )

  app.get(
    '/bookings/:id/upi',
    deskCall('A QR code for what is still to be paid, by UPI. 409 while the company has no UPI id', UpiReply, {
      params: ById,
    }),
    async ({ params }) => {
      await app.refreshCompany()
      return app.payments.upi(params.id, 'balance')
    },
  )
}
