import type { Kysely } from 'kysely'
import { DRIVEN, type PeriodFigures, type PeriodReply } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { Schema } from '../platform/database/schema.ts'
import { inRupees } from '../platform/money.ts'
import { closedOf } from './close-month.ts'
import { earnings } from './earnings.ts'
import { type Figures, figuresByDay, NO_FIGURES } from './figures-by-day.ts'
import { daysOf, type Period, type Span, spanOf } from './period.ts'

const MOST_ROUTES = 10

/** The routes with most trips that began in a span and were driven; totals in rupees. */
async function topRoutes(db: Kysely<Schema>, { from, to }: Span): Promise<PeriodReply['routes']> {
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

/** A month or a year at a glance, with the one before it (docs/product.md, Books). */
export async function atAGlance(db: Kysely<Schema>, period: Period): Promise<PeriodReply> {
  const before = period.before()
  // One after another: a page takes one connection, not most of the pool.
  const byDay = await figuresByDay(db, spanOf({ firstDay: before.firstDay, endDay: period.endDay }))
  const routes = await topRoutes(db, spanOf(period))
  const earned = await earnings(db, spanOf(period))
  const closed = await closedOf(db, period.name)
  const figuresOf = (days: string[]) => days.map((day) => byDay.get(day) ?? NO_FIGURES).reduce(plus, NO_FIGURES)
  const days = daysOf(period)
  return {
    now: ofPeriod(period.name, figuresOf(days)),
    before: ofPeriod(before.name, figuresOf(daysOf(before))),
    parts: [...Map.groupBy(days, period.partOf)].map(([part, some]) => ofPeriod(part, figuresOf(some))),
    ...{ routes, ...earned, closed },
  }
}

const plus = (one: Figures, other: Figures): Figures => ({
  booked: one.booked + other.booked,
  bookedTotal: one.bookedTotal + other.bookedTotal,
  driven: one.driven + other.driven,
  drivenTotal: one.drivenTotal + other.drivenTotal,
  cancelled: one.cancelled + other.cancelled,
  received: one.received + other.received,
  refunded: one.refunded + other.refunded,
  outstanding: one.outstanding + other.outstanding,
  spent: one.spent + other.spent,
})

function ofPeriod(period: string, figures: Figures): PeriodFigures {
  const { booked: _booked, driven: _driven, cancelled: _cancelled, ...sums } = figures
  return { ...figures, period, ...inRupees(sums) }
}
