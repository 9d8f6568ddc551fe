import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { OfferReply } from 'shared-api/contract'
import { z } from 'zod'
import type { Alongside } from '../bookings/index.ts'
import { callsOf } from '../platform/http/calls.ts'
import { AppError } from '../platform/http/problems.ts'
import { type StoredQuotation, toOffer } from './wire.ts'

const travellerCall = callsOf('Quotations', { policy: 'traveller' })
// Any text: what is no token is 404, as one that is unknown.
const params = z.strictObject({ token: z.string() })

/** A quotation by its traveller's link (docs/product.md, Quotations). A token that is unknown or dead is 404. */
export const offerRoutes: FastifyPluginAsyncZod = async (app) => {
  async function idOf(token: string): Promise<string> {
    const id = await app.quotations.links.find(token)
    if (!id) throw new AppError('not-found')
    return id
  }
  async function offer(stored: StoredQuotation, link?: string) {
    const tripLink = link ?? (stored.booking && (await app.links.pathForTraveller(stored.booking.id)))
    return toOffer(stored, tripLink, app.now())
  }

  app.get(
    '/quotation/:token',
    travellerCall('A quotation by its traveller’s link', OfferReply, { params }),
    async ({ params: { token } }) => offer(await app.quotations.find(await idOf(token))),
  )

  app.post(
    '/quotation/:token/accept',
    travellerCall('Accept it: a booking is made at its price, once. 409 when it is over', OfferReply, { params }),
    async (request) => {
      let link: string | undefined
      // With the booking or not at all: it is not stored and then answered by 503.
      const alongside: Alongside = async (tx, bookingId) => {
        link = await app.links.pathForTraveller(bookingId, tx)
      }
      const accepted = await app.quotations.accept(await idOf(request.params.token), alongside)
      return offer(accepted, link)
    },
  )
}
