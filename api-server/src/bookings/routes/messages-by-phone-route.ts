import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty, MessagesByPhone } from 'shared-api/contract'
import { z } from 'zod'
import { callsOf } from '../../platform/http/calls.ts'
import { AppError } from '../../platform/http/problems.ts'

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
      const link = await app.links.find(params.token, 'traveller')
      if (!link) throw new AppError('not-found')
      const edit = { byName: '', allows: () => true }
      await app.bookings.update(link.bookingId, { messagesByPhone: body.wanted }, edit)
      return {}
    },
  )
}
