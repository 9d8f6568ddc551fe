import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type CabRepository, cabRepository } from './cabs/repository.ts'
import {
  type HolidayRepository,
  holidayRepository,
  type TourRepository,
  tourRepository,
} from './packages/repository.ts'
import { type ListRevisions, listRevisions } from './platform/database/list-revisions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    cabs: CabRepository
    holidays: HolidayRepository
    tours: TourRepository
    listRevisions: ListRevisions
  }
}

/** What the company offers: its cabs, holiday packages and tour packages. */
export const catalogue = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now } = app
    app.decorate('cabs', cabRepository(database, now))
    app.decorate('holidays', holidayRepository(database, now))
    app.decorate('tours', tourRepository(database, now))
    app.decorate('listRevisions', listRevisions(database))
  },
  { name: 'catalogue', dependencies: ['database'] },
)
