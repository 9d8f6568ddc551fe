import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type ReturnOffer, ReturnOffersQuery, ReturnOffersReply } from 'shared-api/contract'
import { callsOf } from '../../platform/http/calls.ts'
import { callerOf } from '../../platform/http/rate-limits.ts'
import { isoOf } from '../../platform/time.ts'
import type { ReturnOffer as CarOffer } from '../holds/offers.ts'

const openCall = callsOf('Bookings', { policy: 'anyone' })

/** Pages that show an offer ask each second: for so long, in ms, they share one look. */
const SHARED_MS = 500
const MINUTE_MS = 60_000
/** Pages name the first moment in whole steps of five minutes, so that it does not change with each look. */
const STEP_MS = 5 * MINUTE_MS

/** GET return-offers: which cars would drive empty from one city to another (docs/product.md, Return offers). */
export const returnOffersRoute: FastifyPluginAsyncZod = async (app) => {
  let last: { at: number; offers: Promise<CarOffer[]> } | null = null
  const offersFor = (caller: string) => {
    const at = performance.now()
    if (!last || at - last.at >= SHARED_MS) {
      const look = async () => app.bookings.offers(await app.refreshCompany())
      last = { at, offers: app.budget.made(caller, look) }
    }
    return last.offers
  }

  app.get(
    '/return-offers',
    openCall(
      'Cars that would drive empty from one city to another, which a Drop Trip takes home for less',
      ReturnOffersReply,
      { querystring: ReturnOffersQuery },
    ),
    async (request, reply) => {
      const { from, to } = request.query
      const offers = await offersFor(callerOf(request))
      const { leadMinutes, returnPercent } = app.company()
      const soonest = app.now() + leadMinutes * MINUTE_MS
      reply.header('cache-control', 'no-store')
      return {
        offers: offers
          .filter((offer) => offer.from === from && offer.to === to && offer.until >= soonest)
          .map(
            ({ cabClass, seats, opensAt, until }): ReturnOffer => ({
              ...{ cabClass, seats, percent: returnPercent },
              ...{ from: isoOf(Math.ceil(Math.max(opensAt, soonest) / STEP_MS) * STEP_MS), until: isoOf(until) },
            }),
          ),
      }
    },
  )
}
