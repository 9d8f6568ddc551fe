import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { documentDeliveries } from './deliveries.ts'
import { type DocumentRepository, documentRepository } from './repository.ts'

export { parseContent, toDocument } from './record/index.ts'
export { documentRoutes } from './routes.ts'
export { documentSearch } from './search.ts'
export { documentTexts } from './texts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    documents: DocumentRepository
  }
}

/** Numbered documents of bookings. */
export const documents = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('documents', documentRepository(app.database, app.now, app.company, app.mailing))
    await app.register(documentDeliveries)
  },
  { name: 'documents', dependencies: ['database', 'outbox', 'links', 'payments'] },
)
