import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty, MessagesByPhone } from 'shared-api/contract'
import { z } from 'zod'
import { callsOf } from '../../platform/http/calls.ts'

const travellerCall = callsOf('Bookings', { policy: 'traveller' })

const ByToken = z.strictObject({ token: z.string().max(100) })

/** POST trip/:token/messages-by-phone: the traveller agrees to messages by WhatsApp or SMS, or withdraws that. */
export const messagesByPhoneRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/trip/:token/messages-by-phone',
    travellerCall('Whether messages about the trip may come by WhatsApp or SMS. 404 for an unknown link', Empty, {
      params: ByToken,
      body: MessagesByPhone,
    }),
    async ({ params, body }) => {
      const edit = { byName: '', allows: () => true }
      await app.bookings.update(await app.links.bookingOf(params.token), { messagesByPhone: body.wanted }, edit)
      return {}
    },
  )
}
