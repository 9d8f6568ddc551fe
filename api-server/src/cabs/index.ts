import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
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
    app.listRevisions.add('cabs', sql`(select sum(version) from cabs)`)
  },
  { name: 'cabs', dependencies: ['database'] },
)
