import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type SessionRepository, sessionRepository } from '../repositories/sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionRepository
  }
}

/** Gives every route its repositories; no SQL stands anywhere else. */
export const repositories = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now } = app
    app.decorate('sessions', sessionRepository(database, now))
  },
  { name: 'repositories', dependencies: ['database'] },
)
