import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type FreeCab, FreeCabsReply, FreeCabsRequest } from 'shared-api/contract'
import { callsOf } from '../../platform/http/calls.ts'
import { isoOf } from '../../platform/time.ts'
import { cabTime } from '../holds/cab-time.ts'
import type { Held, Hold } from '../holds/held.ts'

const openCall = callsOf('Bookings', { policy: 'anyone' })

/** POST free-cabs: of which cabs a vehicle is free for a trip (docs/product.md, Free cabs). */
export const freeCabsRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/free-cabs',
    openCall(
      'The cabs that can be booked for a trip, and whether a vehicle of each is free at that time',
      FreeCabsReply,
      { body: FreeCabsRequest },
    ),
    async (request) => {
      const { insteadOf = null, distance = 0, ...trip } = request.body
      const full = await app.bookings.fullCabs({ id: insteadOf, ...cabTime({ ...trip, distance }) })
      const isDesk = (await request.loadUser())?.role === 'admin'
      const cabs = (await app.cabs.list()).filter(
        ({ availability, category }) => availability && category.includes(trip.tripType),
      )
      return { cabs: cabs.map(({ _id }) => toFreeCab(_id, full.get(_id), isDesk)) }
    },
  )
}

/** Visitors learn nothing of other trips. */
const toFreeCab = (cab: string, holds: Held[] | undefined, isDesk: boolean): FreeCab => ({
  ...{ cab, free: holds === undefined },
  ...(isDesk ? { trips: (holds ?? []).flatMap(({ trip }) => (trip ? [tripOf(trip)] : [])) } : {}),
})

const tripOf = ({ reference, startsAt, endsAt }: Hold) => ({
  ...{ reference, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt) },
})
