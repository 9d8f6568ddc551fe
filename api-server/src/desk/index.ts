import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type DeskSummaryRepository, deskSummaryRepository } from './repository.ts'

export { deskSummaryRoute } from './routes.ts'
export { isDue } from './trips.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deskSummary: DeskSummaryRepository
  }
}

export const desk = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('deskSummary', deskSummaryRepository(app.database, app.now))
  },
  { name: 'desk', dependencies: ['database'] },
)
