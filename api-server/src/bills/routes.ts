import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BillInput, BillQuery, BillReply } from 'shared-api/contract'
import { editOf } from '../bookings/index.ts'
import { callsOf } from '../platform/http/calls.ts'
import { versioned } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** The final bill of a trip, for the desk (docs/product.md, The final bill). */
export const billRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bookings/:id/bill',
    deskCall('The final bill, or a proposal of it', BillReply, { params: ById }),
    async ({ params }) => ({ bill: await app.bills.read(params.id) }),
  )

  app.put(
    '/bookings/:id/bill',
    deskCall(
      'Make the final bill; pretend=1 stores nothing. 409 before the trip has ended, or while an invoice holds',
      BillReply,
      { params: ById, headers: IfMatch, querystring: BillQuery, body: BillInput },
      'bill-made',
    ),
    async (request, reply) => {
      const pretend = request.query.pretend === '1'
      const { booking, bill } = await app.bills.make(request.params.id, request.body, await editOf(request), pretend)
      request.subjects = pretend ? [] : [{ id: booking.id, name: booking.reference }]
      return versioned(reply, booking.version + (pretend ? 0 : 1), { bill })
    },
  )
}
