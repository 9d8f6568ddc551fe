import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type PreferenceRepository, preferenceRepository } from './preferences.ts'
import { type DeskSummaryRepository, deskSummaryRepository } from './repository.ts'

export { preferenceRoutes } from './preferences.ts'
export { deskSummaryRoute } from './routes.ts'
export { isDue } from './trips.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deskSummary: DeskSummaryRepository
    preferences: PreferenceRepository
  }
}

export const desk = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('preferences', preferenceRepository(app.database))
    app.decorate('deskSummary', deskSummaryRepository(app.database, app.now))
  },
  { name: 'desk', dependencies: ['database'] },
)
