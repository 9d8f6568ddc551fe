import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type HolidayRepository, holidayRepository, type TourRepository, tourRepository } from './repository.ts'

export { holidayRepository, tourRepository } from './repository.ts'
export { packageRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    holidays: HolidayRepository
    tours: TourRepository
  }
}

export const packages = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('holidays', holidayRepository(app.database, app.now))
    app.decorate('tours', tourRepository(app.database, app.now))
  },
  { name: 'packages', dependencies: ['database'] },
)
