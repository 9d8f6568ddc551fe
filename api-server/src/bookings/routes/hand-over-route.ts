import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Accepted, HandOver, HandOverQuery, HandOverReply, STEP } from 'shared-api/contract'
import { callerName } from '../../platform/http/caller.ts'
import { callsOf } from '../../platform/http/calls.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** All trips of a vehicle or driver on some days, given to another (docs/product.md, Not available). */
export const handOverRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/hand-over',
    deskCall(
      'The trips of a vehicle or driver on some days, and who could take them, the nearest first',
      HandOverReply,
      {
        querystring: HandOverQuery,
      },
    ),
    async ({ query }) => app.bookings.choicesForTrips(query, app.company()),
  )

  app.post(
    '/hand-over',
    deskCall(
      'Give all of them to another. 409 with what is in the way of any, and none is given',
      Accepted,
      { body: HandOver },
      'booking-changed',
    ),
    async (request) => {
      const given = await app.bookings.handOver(request.body, await callerName(request))
      request.subjects = given.map(({ id, reference }) => ({ id, name: reference, detail: STEP.assign }))
      return { success: true as const }
    },
  )
}
