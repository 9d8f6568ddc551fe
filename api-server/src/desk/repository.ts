import { sql } from 'kysely'
import { ANSWER_WITHIN_MS } from 'shared-api/bookings'
import { istInstant, type PaperToRenew, TO_COME, TRIP_TYPES } from 'shared-api/contract'
import { DAY_MS, dayAfter, istDay } from 'shared-api/india'
import { type BookingRecord, parseBooking } from '../bookings/index.ts'
import { papersToRenew } from '../fleet/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { OutboxRow } from '../platform/database/schema.ts'
import { UNSENT } from '../platform/outbox/counts.ts'
import { countUnpaid, dayOf } from './day.ts'
import { dueTrips, overTrips } from './trips.ts'

/** How many days the charts go back, today among them. */
const DAYS = 14
/** How much of a long list the desk's first page shows. */
const MAX_PICK_UPS = 200
const MAX_MAILS = 20
const MAX_PAPERS = 20

/** What needs attention at the desk today, Indian time. */
export interface DeskNumbers {
  today: string
  newBookings: number
  newEnquiries: number
  lateEnquiries: number
  unsentMailTotal: number
  unsentMail: OutboxRow[]
  pickUpsToday: BookingRecord[]
  papersToRenew: PaperToRenew[]
  papersToRenewTotal: number
  dueTrips: BookingRecord[]
  dueTripsTotal: number
  overTrips: BookingRecord[]
  overTripsTotal: number
  day: Awaited<ReturnType<typeof dayOf>>
  unpaidTotal: number
  reportedTotal: number
  bookingsByDay: { date: string; bookings: number }[]
  bookingsByTripType: { tripType: (typeof TRIP_TYPES)[number]; bookings: number }[]
}

export type DeskSummaryRepository = ReturnType<typeof deskSummaryRepository>

/** The desk's first page, in a handful of indexed queries. */
export function deskSummaryRepository({ db }: Database, now: () => number) {
  return {
    async read(): Promise<DeskNumbers> {
      const today = istDay(now())
      const firstDay = dayAfter(today, 1 - DAYS)
      const due = await dueTrips(db, now())
      const over = await overTrips(db, now())
      const papers = await papersToRenew(db, today)
      return {
        today,
        newBookings: await countNew('bookings'),
        newEnquiries: await countNew('enquiries'),
        lateEnquiries: await countLate(now() - ANSWER_WITHIN_MS),
        unsentMailTotal: await countUnsent(),
        unsentMail: await oldestUnsent(),
        pickUpsToday: await pickUps(today),
        papersToRenew: papers.slice(0, MAX_PAPERS),
        papersToRenewTotal: papers.length,
        dueTrips: due.trips,
        dueTripsTotal: due.total,
        overTrips: over.trips,
        overTripsTotal: over.total,
        day: await dayOf(db, now()),
        unpaidTotal: await countUnpaid(db),
        reportedTotal: await countReported(),
        bookingsByDay: await byDay(firstDay),
        bookingsByTripType: await byTripType(istInstant(firstDay, '00:00')),
      }
    },
  }

  async function countNew(table: 'bookings' | 'enquiries') {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow()
    return count
  }

  async function countReported(): Promise<number> {
    const waiting = db.selectFrom('paymentClaims').where('outcome', '=', 'waiting')
    const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  }

  async function countLate(before: number) {
    const { count } = await db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'new')
      .where('createdAt', '<', before)
      .executeTakeFirstOrThrow()
    return count
  }

  async function countUnsent() {
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', 'in', UNSENT)
      .where('channel', '!=', 'hand')
      .executeTakeFirstOrThrow()
    return count
  }

  function oldestUnsent() {
    return db
      .selectFrom('outbox')
      .selectAll()
      .where('state', 'in', UNSENT)
      .where('channel', '!=', 'hand')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(MAX_MAILS)
      .execute()
  }

  async function pickUps(today: string) {
    const rows = db
      .selectFrom('bookings')
      .selectAll()
      .where('startsAt', '>=', istInstant(today, '00:00'))
      .where('startsAt', '<', istInstant(dayAfter(today, 1), '00:00'))
      .where('status', 'in', TO_COME)
      .orderBy('startsAt')
      .orderBy('id')
      .limit(MAX_PICK_UPS)
    return (await rows.execute()).map(parseBooking)
  }

  async function byDay(firstDay: string) {
    const since = istInstant(firstDay, '00:00')
    const rows = await db
      .selectFrom('bookings')
      // Whole days since `since`: both engines cut off when they divide whole numbers.
      .select([
        sql<number>`(${sql.ref('createdAt')} - ${sql.lit(since)}) / ${sql.lit(DAY_MS)}`.as('day'),
        ({ fn }) => fn.countAll<number>().as('bookings'),
      ])
      .where('createdAt', '>=', since)
      .groupBy('day')
      .execute()
    const counts = new Map(rows.map(({ day, bookings }) => [Number(day), bookings]))
    return Array.from({ length: DAYS }, (_, day) => ({
      date: dayAfter(firstDay, day),
      bookings: counts.get(day) ?? 0,
    }))
  }

  async function byTripType(since: number) {
    const rows = await db
      .selectFrom('bookings')
      .select(['tripType', ({ fn }) => fn.countAll<number>().as('bookings')])
      .where('createdAt', '>=', since)
      .groupBy('tripType')
      .execute()
    const counts = new Map(rows.map(({ tripType, bookings }) => [tripType, bookings]))
    return TRIP_TYPES.map((tripType) => ({ tripType, bookings: counts.get(tripType) ?? 0 }))
  }
}
