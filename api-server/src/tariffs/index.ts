import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { quoteRoute } from './quote-route.ts'
import { type TariffRepository, tariffRepository } from './repository.ts'
import { tariffRoutes as routes } from './routes.ts'

export { fareCabOf, fareTripOf, hoursOf, kmOfHours } from './price.ts'
export { tariffRepository } from './repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    tariffs: TariffRepository
  }
}

export const tariffs = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('tariffs', tariffRepository(app.database, app.now))
  },
  { name: 'tariffs', dependencies: ['database'] },
)

/** The tariffs, and quotes by them. */
export async function tariffRoutes(app: FastifyInstance): Promise<void> {
  await app.register(routes)
  await app.register(quoteRoute)
}
