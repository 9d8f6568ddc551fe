import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import { type HolidayRepository, holidayRepository, type TourRepository, tourRepository } from './repository.ts'

export { holidayRepository, tourRepository } from './repository.ts'
export { packageRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    holidays: HolidayRepository
    tours: TourRepository
  }
}

export const packages = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('holidays', holidayRepository(app.database, app.now))
    app.decorate('tours', tourRepository(app.database, app.now))
    const listed = (kind: 'holidays' | 'tours') => async () =>
      (await app[kind].pages()).map(({ slug, updatedAt }) => ({ id: slug, changed: updatedAt }))
    app.listRevisions.add('holidays', sql`(select sum(version) from packages where kind = 'holiday')`)
    app.listRevisions.add('tours', sql`(select sum(version) from packages where kind = 'tour')`)
    app.sitemap.add('/holidayPackage/:id', listed('holidays'))
    app.sitemap.add('/tourPackage/:id', listed('tours'))
  },
  { name: 'packages', dependencies: ['database', 'sitemap'] },
)
