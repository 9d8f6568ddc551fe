import type { Kysely } from 'kysely'
import { DRIVEN, type PeriodReply } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { Schema } from '../platform/database/schema.ts'
import type { Span } from './period.ts'

const MOST_ROUTES = 10

/** The routes with most trips that began in a span and were driven; totals in rupees. */
export async function topRoutes(db: Kysely<Schema>, { from, to }: Span): Promise<PeriodReply['routes']> {
  const rows = await db
    .selectFrom('bookings')
    .select(['fromCity', 'toCity'])
    .select(({ fn }) => [fn.countAll<number>().as('trips'), fn.sum<number>('totalPaise').as('total')])
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where('status', 'in', DRIVEN)
    .groupBy(['fromCity', 'toCity'])
    .orderBy('trips', 'desc')
    .orderBy('fromCity')
    .orderBy('toCity')
    .limit(MOST_ROUTES)
    .execute()
  return rows.map(({ fromCity, toCity, trips, total }) => ({
    ...{ from: fromCity, to: toCity, trips: Number(trips), total: toRupees(Number(total)) },
  }))
}
