import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { oldTripsDaily } from './old-trips.ts'
import { type PersonalDataRepository, personalDataRepository } from './repository.ts'

export { personalDataRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    personalData: PersonalDataRepository
  }
}

export const personalData = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('personalData', personalDataRepository(app.database, app.now))
    app.addCleanUp('old trips', oldTripsDaily(app))
  },
  { name: 'personal-data', dependencies: ['database', 'housekeeping'] },
)
