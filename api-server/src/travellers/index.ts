import type { FastifyInstance } from 'fastify'
import { findTripRoute } from './find-route.ts'
import { myTripsRoutes } from './my-trips-routes.ts'
import { travellerTripRoutes } from './routes.ts'

export { travellerMails } from './messages.ts'

/** A trip for its traveller, by a link. */
export async function travellerRoutes(app: FastifyInstance): Promise<void> {
  await app.register(travellerTripRoutes)
  await app.register(findTripRoute)
  await app.register(myTripsRoutes)
}
