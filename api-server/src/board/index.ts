import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type BoardRepository, boardRepository } from './repository.ts'

export { boardRoute } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    board: BoardRepository
  }
}

export const board = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('board', boardRepository(app.database, app.now))
  },
  { name: 'board', dependencies: ['database'] },
)
