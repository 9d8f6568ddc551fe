import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BookingPageReply, OwnLines } from 'shared-api/contract'
import { callsOf } from '../../platform/http/calls.ts'
import { versioned } from '../../platform/http/etag.ts'
import { languageOfCaller } from '../../platform/http/language.ts'
import { ById, IfMatch } from '../../platform/http/params.ts'
import { toBookingPage } from '../record/wire.ts'
import { editOf } from './edit.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** The desk's own lines of a booking's price. */
export const fareLinesRoute: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/bookings/:id/fare-lines',
    deskCall(
      'Replace the desk’s own lines of the price. 409 once the driver is on the way, or the booking is over',
      BookingPageReply,
      { params: ById, headers: IfMatch, body: OwnLines },
      'booking-changed',
    ),
    async (request, reply) => {
      const stored = await app.bookings.setOwnLines(request.params.id, request.body.lines, await editOf(request))
      const { id, reference } = stored.booking
      request.subjects = [{ id, name: reference, detail: 'price' }]
      return versioned(reply, stored.booking.version, { booking: toBookingPage(stored, languageOfCaller(request)) })
    },
  )
}
