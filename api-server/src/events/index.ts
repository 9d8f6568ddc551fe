import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { changeRepository } from './repository.ts'
import { type EventStreams, eventStreams } from './streams.ts'

export { eventRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    eventStreams: EventStreams
  }
}

export const events = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { recent } = changeRepository(app.database, app.now)
    const isStopping = () => app.draining.now
    app.decorate('eventStreams', eventStreams({ recent, isStopping, log: app.log }))
    // A server closes once its replies are sent, and these never end by themselves.
    app.addHook('preClose', (done) => {
      app.eventStreams.endAll()
      done()
    })
  },
  { name: 'events', dependencies: ['database', 'draining'] },
)
