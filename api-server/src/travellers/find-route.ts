import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TripSought, TripSoughtReply } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { problems } from '../platform/http/replies.ts'
import { limits } from './limits.ts'
import { linkMessage } from './messages.ts'

const openCall = callsOf('Travellers', { policy: 'anyone' })

/** POST trip/find: sends the traveller a fresh link. The answer is always the same, so that it reveals no booking. */
export const findTripRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/trip/find',
    openCall(
      'Send the link of a trip to its traveller, by reference and mobile number. Always the same answer',
      { 202: TripSoughtReply, ...problems },
      { body: TripSought },
      { rateLimit: limits['trip-find-address'] },
    ),
    async (request, reply) => {
      const { reference, mobile } = request.body
      // The time of the answer must not tell either.
      app.afterwards(async () => {
        const booking = await app.bookings.byReference(reference)
        if (booking?.mobile !== mobile) return
        await app.outbox.insert([linkMessage(app, booking, languageOfCaller(request), callerOf(request))])
      })
      return reply.code(202).send({ success: true })
    },
  )
}
