import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { documentDeliveries } from './deliveries.ts'
import { type DocumentRepository, documentRepository } from './repository.ts'

export { invoiceInForce, toDocument } from './repository.ts'
export { documentRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    documents: DocumentRepository
  }
}

/** Numbered documents of bookings. */
export const documents = fastifyPlugin(
  async (app: FastifyInstance, { company }: { company: Company }) => {
    app.decorate('documents', documentRepository(app.database, app.now, company, app.mailing))
    await app.register(documentDeliveries, { company })
  },
  { name: 'documents', dependencies: ['database', 'outbox', 'links', 'payments'] },
)
