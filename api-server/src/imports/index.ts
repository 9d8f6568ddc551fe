import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type ImportRepository, importRepository } from './repository.ts'
import { importRunner } from './run.ts'

export { importRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    imports: ImportRepository
    importRunner: ReturnType<typeof importRunner>
  }
}

/** Files of a notebook that become records (docs/product.md, Import). */
export const imports = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('imports', importRepository(app.database, app.now))
    app.decorate('importRunner', importRunner(app))
  },
  { name: 'imports', dependencies: ['database', 'bookings', 'cabs', 'fleet', 'tariffs'] },
)
