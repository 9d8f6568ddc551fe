import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type CabRepository, cabRepository } from './repository.ts'

export { cabRepository } from './repository.ts'
export { cabRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    cabs: CabRepository
  }
}

export const cabs = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('cabs', cabRepository(app.database, app.now))
  },
  { name: 'cabs', dependencies: ['database'] },
)
