import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type BillRepository, billRepository } from './repository.ts'

export { billRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bills: BillRepository
  }
}

/** Final bills of trips. */
export const bills = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('bills', billRepository(app.database, app.now))
  },
  { name: 'bills', dependencies: ['database', 'documents', 'bookings'] },
)
