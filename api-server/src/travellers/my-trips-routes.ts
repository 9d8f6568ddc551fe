import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MyTripsReply, SavedTravellerReply, toWire } from 'shared-api/contract'
import { loggedIn } from '../accounts/index.ts'
import { toReceipt } from '../bookings/index.ts'
import type { SessionUser } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { limits } from './limits.ts'

const customerCall = callsOf('Travellers', { policy: 'customer', takesFirstPassword: true })

/** What an account gives a customer (docs/product.md, My trips); staff have no trips of their own. */
export const myTripsRoutes: FastifyPluginAsyncZod = async (app) => {
  const tripsOf = ({ id, email, role, mailProvedAt }: SessionUser) =>
    role === 'customer'
      ? app.bookings.ofCustomer({ userId: id, mail: mailProvedAt === null ? null : email }, app.now())
      : []

  app.get('/my-trips', customerCall('My trips, each with a link to its page', MyTripsReply), async (request) => {
    const user = await loggedIn(request)
    await app.countCall(limits['my-trips'], user.id)
    const trips = await tripsOf(user)
    const paths = await app.links.pathsForTravellers(trips.map(({ booking }) => booking.id))
    return {
      trips: trips.map(({ booking, toCome }, at) => ({
        ...{ booking: toWire(toReceipt(booking)), toCome, tripLink: paths[at] ?? '' },
      })),
      provable: user.role === 'customer' && user.mailProvedAt === null,
    }
  })

  app.get(
    '/my-trips/traveller',
    customerCall('Who travelled last, for my next booking', SavedTravellerReply),
    async (request) => {
      const user = await loggedIn(request)
      if (user.role !== 'customer') return { traveller: null }
      const [last] = (await tripsOf(user)).map(({ booking }) => booking).sort((a, b) => b.createdAt - a.createdAt)
      const { name, mobile, mail } = last ?? { name: user.name, mobile: '', mail: user.email }
      return { traveller: { name, mobile, mail } }
    },
  )
}
