import { type Kysely, sql } from 'kysely'
import { istInstant, isUnderWay, TO_BILL, TO_COME } from 'shared-api/contract'
import { dayAfter, istDay } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { assignmentsOf, type BookingRecord, COSTS, PAID_PAISE, parseBooking, toReceipt } from '../bookings/index.ts'
import { dueOf, paidOf } from '../payments/index.ts'
import type { BookingRow, Schema } from '../platform/database/schema.ts'

const HOUR = 3_600_000
/** How much the desk's first page shows. */
const MOST = 400

type Part = 'now' | 'later' | 'tomorrow' | 'returning'

/**
 * The trips of the working day at `now` (ms), each by its pick-up (docs/product.md, Desk): those under way or within the hour,
 * those later today and tomorrow, and those of several days that come back today.
 */
export async function dayOf(db: Kysely<Schema>, now: number) {
  const today = istDay(now)
  const [start, end] = [istInstant(today, '00:00'), istInstant(dayAfter(today, 1), '00:00')]
  const query = db
    .selectFrom('bookings')
    .selectAll()
    .where('startsAt', '<', istInstant(dayAfter(today, 2), '00:00'))
    .where('endsAt', '>=', start)
    .where('status', 'in', TO_COME)
    .orderBy('startsAt')
    .orderBy('id')
    .limit(MOST)
  const partOf = (row: BookingRow): Part | null => {
    if (row.startsAt < start && row.endsAt < end && isUnderWay(row.status)) return 'returning'
    if (isUnderWay(row.status)) return 'now'
    if (row.startsAt < start) return null
    if (row.startsAt < now + HOUR) return 'now'
    return row.startsAt < end ? 'later' : 'tomorrow'
  }
  const trips = await withRest(db, (await query.execute()).map(parseBooking))
  const parts = Map.groupBy(trips, ({ row }) => partOf(row))
  const tripsOf = (part: Part) => (parts.get(part) ?? []).map(({ trip }) => trip)
  return {
    ...{ now: tripsOf('now'), later: tripsOf('later'), tomorrow: tripsOf('tomorrow'), returning: tripsOf('returning') },
  }
}

async function withRest(db: Kysely<Schema>, rows: BookingRecord[]) {
  const assignments = await assignmentsOf(db, rows)
  const paid = await paidOf(db, rows)
  return rows.map((row) => {
    const { vehicle, driver } = assignments.get(row.id) ?? {}
    const balance = toRupees(dueOf(row, paid.get(row.id) ?? 0).balance)
    const rest = { vehicle: vehicle?.registration ?? null, driver: driver?.name ?? null, balance }
    return { row, trip: { ...toReceipt(row), ...rest } }
  })
}

/** How many trips have ended and are not paid in full. */
export async function countUnpaid(db: Kysely<Schema>): Promise<number> {
  const unpaid = db
    .selectFrom('bookings')
    .where('status', 'in', TO_BILL)
    .where(sql<boolean>`${PAID_PAISE} < (${COSTS})`)
  const { count } = await unpaid.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
