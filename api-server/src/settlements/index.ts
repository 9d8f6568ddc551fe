import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type SettlementRepository, settlementRepository } from './repository.ts'

export { settlementRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    settlements: SettlementRepository
  }
}

/** What lies between drivers and the company. */
export const settlements = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate(
      'settlements',
      settlementRepository(app.database, app.now, () => app.company().nightToDriver),
    )
  },
  { name: 'settlements', dependencies: ['company', 'database', 'payments'] },
)
