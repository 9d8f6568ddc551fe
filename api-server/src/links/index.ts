import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type LinkRepository, linkRepository } from './repository.ts'

export { closeDriverLinks } from './repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    links: LinkRepository
  }
}

/** Links by which travellers and drivers open one booking without an account. */
export const links = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('links', linkRepository(app.database, app.now, app.config.publicOrigin))
    app.addCleanUp('links', () => app.links.deleteOld())
  },
  { name: 'links', dependencies: ['database', 'housekeeping'] },
)
