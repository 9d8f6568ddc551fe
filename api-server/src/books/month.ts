import { type Kysely, sql } from 'kysely'
import { type BookingStatus, istInstant, type MonthFigures, type MonthReply, NOT_DRIVEN } from 'shared-api/contract'
import { DAY_MS, IST_OFFSET_MS } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import type { Schema } from '../platform/database/schema.ts'

const MOST_ROUTES = 10
/** Trips that were driven. */
const DRIVEN = ['ended', 'completed'] as const

type Span = { from: number; to: number }

/** The months before and after one: '2026-12' and '2027-02' of '2027-01'. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

const spanOf = (month: string): Span => ({
  from: istInstant(`${month}-01`, '00:00'),
  to: istInstant(`${monthAfter(month, 1)}-01`, '00:00'),
})

/** A month at a glance, with the one before it (docs/product.md, Books). */
export async function monthAtAGlance(db: Kysely<Schema>, month: string): Promise<MonthReply> {
  const span = spanOf(month)
  return {
    now: await figuresOf(db, month),
    before: await figuresOf(db, monthAfter(month, -1)),
    routes: await topRoutes(db, span),
    vehicles: await daysByVehicle(db, span),
  }
}

async function figuresOf(db: Kysely<Schema>, month: string): Promise<MonthFigures> {
  const { from, to } = spanOf(month)
  const trips = (column: 'createdAt' | 'startsAt', statuses?: readonly BookingStatus[]) => {
    const query = db
      .selectFrom('bookings')
      .select(({ fn }) => [
        fn.countAll<number>().as('trips'),
        fn.coalesce(fn.sum<number>('totalPaise'), sql<number>`0`).as('total'),
      ])
      .where(column, '>=', from)
      .where(column, '<', to)
    return (statuses ? query.where('status', 'in', statuses) : query).executeTakeFirstOrThrow()
  }
  const booked = await trips('createdAt')
  const driven = await trips('startsAt', DRIVEN)
  const off = await trips('startsAt', NOT_DRIVEN)
  const money = await db
    .selectFrom('payments')
    .select([
      sql<number>`coalesce(sum(case when amount_paise > 0 then amount_paise else 0 end), 0)`.as('received'),
      sql<number>`coalesce(sum(case when amount_paise < 0 then -amount_paise else 0 end), 0)`.as('refunded'),
    ])
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow()
  const { paid } = await db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.bookingId', 'bookings.id')
    .select(sql<number>`coalesce(sum(amount_paise), 0)`.as('paid'))
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where('status', 'in', DRIVEN)
    .executeTakeFirstOrThrow()
  return {
    month,
    ...{ booked: Number(booked.trips), bookedTotal: toRupees(Number(booked.total)) },
    ...{ driven: Number(driven.trips), drivenTotal: toRupees(Number(driven.total)), cancelled: Number(off.trips) },
    ...{ received: toRupees(Number(money.received)), refunded: toRupees(Number(money.refunded)) },
    outstanding: toRupees(Number(driven.total) - Number(paid)),
  }
}

async function topRoutes(db: Kysely<Schema>, { from, to }: Span) {
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

/** The days on which each vehicle was on a trip that began in the span. */
async function daysByVehicle(db: Kysely<Schema>, { from, to }: Span) {
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('vehicles', 'vehicles.id', 'assignments.vehicleId')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .select(['vehicleId', 'registration', 'brand', 'carModel', 'startsAt', 'assignments.endsAt'])
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .execute()
  const byVehicle = Map.groupBy(rows, ({ vehicleId }) => vehicleId)
  return [...byVehicle.values()]
    .map((trips) => {
      const [first] = trips
      const days = new Set(trips.flatMap(({ startsAt, endsAt }) => daysOf(startsAt, endsAt)))
      return { name: first?.registration ?? `${first?.brand} ${first?.carModel}`, days: days.size }
    })
    .sort((one, other) => other.days - one.days || (one.name < other.name ? -1 : 1))
}

/** The Indian days that a time touches, as numbers. */
function daysOf(startsAt: number, endsAt: number): number[] {
  const day = (instant: number) => Math.floor((instant + IST_OFFSET_MS) / DAY_MS)
  const first = day(startsAt)
  return Array.from({ length: day(endsAt - 1) - first + 1 }, (_, at) => first + at)
}
