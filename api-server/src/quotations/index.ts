import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { deskQuotationRoutes } from './desk-routes.ts'
import { quotationMails } from './mail.ts'
import { offerRoutes } from './offer-routes.ts'
import { type QuotationRepository, quotationRepository } from './repository.ts'

export { quotationsOf } from './read.ts'
export { toQuotation } from './wire.ts'

declare module 'fastify' {
  interface FastifyInstance {
    quotations: QuotationRepository
  }
}

/** What the desk offers for enquiries, and what travellers accept. */
export const quotations = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('quotations', quotationRepository(app.database, app.now, app.config.publicOrigin, app.bookings))
    app.addCleanUp('quotation links', () => app.quotations.links.deleteOld())
    await app.register(quotationMails)
  },
  { name: 'quotations', dependencies: ['database', 'housekeeping', 'outbox', 'links', 'bookings', 'enquiries'] },
)

/** Quotations at the desk, and by their traveller's link. */
export async function quotationRoutes(app: FastifyInstance): Promise<void> {
  await app.register(deskQuotationRoutes)
  await app.register(offerRoutes)
}
