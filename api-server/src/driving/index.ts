import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { deskDrivingRoutes } from './desk-routes.ts'

export { drivePage } from './page-files.ts'
export { isListMissing } from './tourists.ts'

import { type DrivingRepository, drivingRepository } from './repository.ts'
import { drivingRoutes } from './routes.ts'
import { type TouristListRepository, touristListRepository } from './tourists.ts'

declare module 'fastify' {
  interface FastifyInstance {
    driving: DrivingRepository
    touristLists: TouristListRepository
  }
}

/** What drivers report of their trips. */
export const driving = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('driving', drivingRepository(app.database, app.links.find, app.now, app.mailing, app.bookings))
    app.decorate('touristLists', touristListRepository(app.database, app.now))
    app.addCleanUp('tourist lists', () => app.touristLists.deleteOld())
  },
  { name: 'driving', dependencies: ['database', 'housekeeping', 'links', 'bookings', 'payments'] },
)

/** The calls of a driver's link, and the desk's. */
export async function driveRoutes(app: FastifyInstance): Promise<void> {
  await app.register(drivingRoutes)
  await app.register(deskDrivingRoutes)
}
