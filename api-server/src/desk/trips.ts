import type { ExpressionBuilder, Kysely } from 'kysely'
import { sql } from 'kysely'
import { isUnassigned, TO_BILL, UNASSIGNED } from 'shared-api/contract'
import { type BookingRecord, HELD, parseBooking } from '../bookings/index.ts'
import type { BookingRow, Schema } from '../platform/database/schema.ts'

const HOUR = 3_600_000
/** A trip is due this long before its pick-up, and should be closed this long after its end, in ms. */
const DUE = 12 * HOUR
const CLOSED_AFTER = 2 * HOUR
/** How many the desk's first page names. */
const MAX_TRIPS = 20

/** The earliest of some trips, and how many they are. */
type Trips = { trips: BookingRecord[]; total: number }
type Condition = (eb: ExpressionBuilder<Schema, 'bookings'>) => ReturnType<typeof eb.and>

/** Whether its pick-up is within 12 hours or past, and nobody drives it yet (docs/product.md, Desk). */
export const isDue = ({ status, startsAt }: Pick<BookingRow, 'status' | 'startsAt'>, now: number): boolean =>
  isUnassigned(status) && startsAt < now + DUE

/** The trips that are due. */
export const dueTrips = (db: Kysely<Schema>, now: number): Promise<Trips> =>
  tripsOf(db, (eb) =>
    // The plus keeps the search to these statuses: by the start, all trips of the past would be read.
    eb.and([eb('status', 'in', UNASSIGNED), sql<boolean>`+${sql.ref('startsAt')} < ${now + DUE}`]),
  )

/** Trips that have ended, or should have two hours ago, and which nobody closed (docs/product.md, Desk). */
export async function overTrips(db: Kysely<Schema>, now: number): Promise<Trips> {
  const ended = await tripsOf(db, (eb) => eb.and([eb('status', 'in', TO_BILL)]))
  const late = await tripsOf(db, (eb) =>
    eb.and([HELD, eb('status', 'not in', UNASSIGNED), eb('endsAt', '<', now - CLOSED_AFTER)]),
  )
  const trips = [...ended.trips, ...late.trips].sort((one, other) => one.startsAt - other.startsAt)
  return { trips: trips.slice(0, MAX_TRIPS), total: ended.total + late.total }
}

async function tripsOf(db: Kysely<Schema>, condition: Condition): Promise<Trips> {
  const found = db.selectFrom('bookings').where(condition)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const trips = await found
    .selectAll()
    .orderBy(sql`+${sql.ref('startsAt')}`)
    .orderBy('id')
    .limit(MAX_TRIPS)
    .execute()
  return { trips: trips.map(parseBooking), total: Number(total) }
}
