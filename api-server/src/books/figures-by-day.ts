import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DRIVEN, NOT_DRIVEN, type PeriodFigures } from 'shared-api/contract'
import { DAY_MS, IST_OFFSET_MS } from 'shared-api/india'
import { COSTS } from '../bookings/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Span } from './period.ts'

/** Figures with their sums in paise. */
export type Figures = Omit<PeriodFigures, 'period'>
export const NO_FIGURES: Figures = {
  ...{ booked: 0, bookedTotal: 0, driven: 0, drivenTotal: 0, cancelled: 0, received: 0, refunded: 0, outstanding: 0 },
  spent: 0,
}

/** The figures of each Indian day of a span on which anything was booked, driven, cancelled or paid; sums in paise. */
export async function figuresByDay(db: Kysely<Schema>, span: Span): Promise<Map<string, Figures>> {
  const days = new Map<string, Figures>()
  for (const read of [booked, trips, money])
    for (const { day, ...sums } of await read(db, span)) {
      const name = new Date(Number(day) * DAY_MS).toISOString().slice(0, 10)
      const figures = Object.entries(sums).map(([key, value]) => [key, Number(value)])
      days.set(name, { ...(days.get(name) ?? NO_FIGURES), ...Object.fromEntries(figures) })
    }
  return days
}

/** Days since 1970 in India, of a column with ms. */
const dayOf = (column: string) => sql<number>`(${sql.ref(column)} + ${sql.lit(IST_OFFSET_MS)}) / ${sql.lit(DAY_MS)}`

const booked = (db: Kysely<Schema>, { from, to }: Span) =>
  db
    .selectFrom('bookings')
    .select(dayOf('createdAt').as('day'))
    .select(({ fn }) => [fn.countAll<number>().as('booked'), fn.sum<number>('totalPaise').as('bookedTotal')])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy('day')
    .execute()

const trips = (db: Kysely<Schema>, { from, to }: Span) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('bookings')
        .leftJoin('payments', 'payments.bookingId', 'bookings.id')
        .select(['totalPaise', COSTS.as('costs'), dayOf('startsAt').as('day')])
        .select(sql<number>`case when status in (${sql.join(DRIVEN)}) then 1 else 0 end`.as('isDriven'))
        .select(sql<number>`coalesce(sum(amount_paise), 0)`.as('paid'))
        .where('startsAt', '>=', from)
        .where('startsAt', '<', to)
        .where('status', 'in', [...DRIVEN, ...NOT_DRIVEN])
        .groupBy('bookings.id')
        .as('trips'),
    )
    .select('day')
    .select([
      sql<number>`sum(is_driven)`.as('driven'),
      sql<number>`sum(is_driven * total_paise)`.as('drivenTotal'),
      sql<number>`sum(1 - is_driven)`.as('cancelled'),
      // What one traveller paid too much pays for nobody else.
      sql<number>`sum(case when costs > paid then costs - paid else 0 end)`.as('outstanding'),
    ])
    .groupBy('day')
    .execute()

/** The sum of the amounts that fit, in paise. */
const sumIf = (fits: RawBuilder<unknown>) => sql<number>`sum(case when ${fits} then amount_paise else 0 end)`

const money = (db: Kysely<Schema>, { from, to }: Span) =>
  db
    .selectFrom('payments')
    .select(dayOf('at').as('day'))
    .select([
      sumIf(sql`kind = 'trip' and amount_paise > 0 and takes_back is null`).as('received'),
      sql<number>`-${sumIf(sql`kind = 'trip' and (amount_paise < 0 or takes_back is not null)`)}`.as('refunded'),
      sql<number>`-${sumIf(sql`kind = 'expense'`)}`.as('spent'),
    ])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('day')
    .execute()
