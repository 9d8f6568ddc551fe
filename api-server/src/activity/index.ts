import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { recording } from './recording.ts'
import { type ActivityRepository, activityRepository } from './repository.ts'

export { activityRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    activity: ActivityRepository
  }
}

/** Who did what at the desk (docs/product.md, Who did what). */
export const activity = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('activity', activityRepository(app.database, app.now))
    app.addCleanUp('activity', () => app.activity.deleteOld())
    await app.register(recording)
  },
  { name: 'activity', dependencies: ['database', 'housekeeping', 'sessions'] },
)
