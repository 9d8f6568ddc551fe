import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import { DAY_MS, IST_OFFSET_MS } from 'shared-api/india'
import { quoteRoute } from './quote-route.ts'
import { type TariffRepository, tariffRepository } from './repository.ts'
import { tariffRoutes as routes } from './routes.ts'

export { fareCabOf, fareTripOf, hoursOf, kmOfHours, roadOf } from './price.ts'
export { tariffRepository } from './repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    tariffs: TariffRepository
  }
}

const MAX_DAYS = 1_000_000
const dayOf = (now: number) => Math.floor((now + IST_OFFSET_MS) / DAY_MS)

export const tariffs = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('tariffs', tariffRepository(app.database, app.now))
    // Another tariff may be in force from midnight, without an edit.
    app.listRevisions.add(
      'tariffs',
      sql`(select sum(version) from tariffs)`,
      (version, now) => version * MAX_DAYS + dayOf(now),
    )
  },
  { name: 'tariffs', dependencies: ['database'] },
)

/** The tariffs, and quotes by them. */
export async function tariffRoutes(app: FastifyInstance): Promise<void> {
  await app.register(routes)
  await app.register(quoteRoute)
}
