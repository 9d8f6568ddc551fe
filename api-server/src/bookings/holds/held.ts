import { type Kysely, sql } from 'kysely'
import { HOLDING } from 'shared-api/contract'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { TURNAROUND } from './turnaround.ts'

/** Trips that hold a cab. Literals, as in the index: SQLite uses it only where the query repeats its condition so. */
export const HELD = sql<boolean>`status in (${sql.join(HOLDING.map((status) => sql.lit(status)))})`

export type Hold = Pick<BookingRow, 'startsAt' | 'endsAt' | 'reference' | 'name' | 'pickUpDate' | 'pickUpTime'>
type Span = Pick<BookingRow, 'startsAt' | 'endsAt'>

/**
 * The trips that hold all vehicles of a cab at some moment of a trip, with an hour between; none while one is left
 * (docs/product.md, Steps of a booking).
 */
export const cabFullBy = async (
  tx: Kysely<Schema>,
  { cabId, ...trip }: Pick<BookingRow, 'cabId' | 'id' | 'startsAt' | 'endsAt'>,
): Promise<Hold[]> => (await fullCabs(tx, trip)).get(cabId) ?? []

/**
 * The same for all cabs in one go: those of which no vehicle is left, by their ids. `id` is that of the booking which is
 * not in its own way. A trip that a vehicle of another cab drives holds that one.
 */
export async function fullCabs(db: Kysely<Schema>, trip: Span & { id: string | null }): Promise<Map<string, Hold[]>> {
  const holds = Map.groupBy(await holdsAt(db, trip), ({ heldCab }) => heldCab)
  if (holds.size === 0) return new Map()
  const vehicles = await vehiclesOfCabs(db)
  const busiest = [...holds].map(([cabId, others]) => [cabId, busiestMoment(others, trip)] as const)
  return new Map(busiest.filter(([cabId, at]) => at.length >= Math.max(1, vehicles.get(cabId) ?? 0)))
}

/** The most of these trips that hold a vehicle at one moment. */
const busiestMoment = (others: Hold[], { startsAt }: Span): Hold[] =>
  others
    .map((moment) => others.filter((hold) => hold.startsAt <= moment.startsAt && moment.startsAt < freeAgain(hold)))
    .reduce(
      (most, now) => (now.length > most.length ? now : most),
      others.filter((hold) => hold.startsAt <= startsAt),
    )

const freeAgain = ({ endsAt }: Span) => endsAt + TURNAROUND

async function vehiclesOfCabs(db: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['cabId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('enabled', '=', 1)
    .where('deletedAt', 'is', null)
    .groupBy('cabId')
    .execute()
  return new Map(rows.map(({ cabId, count }) => [cabId, Number(count)]))
}

/** The trips that hold a vehicle at some time of a span, with its cab: assigned to one, or to none yet and booked with the cab. */
function holdsAt(db: Kysely<Schema>, { id, startsAt, endsAt }: Span & { id: string | null }) {
  return db
    .selectFrom('bookings')
    .leftJoin('assignments', 'assignments.bookingId', 'bookings.id')
    .leftJoin('vehicles', 'vehicles.id', 'assignments.vehicleId')
    .select(['reference', 'name', 'pickUpDate', 'pickUpTime', 'bookings.startsAt', 'bookings.endsAt'])
    .select(({ fn }) => fn.coalesce('vehicles.cabId', 'bookings.cabId').as('heldCab'))
    .where(HELD)
    .where('bookings.id', '!=', id ?? '')
    .where('bookings.endsAt', '>', startsAt - TURNAROUND)
    .where('bookings.startsAt', '<', endsAt + TURNAROUND)
    .orderBy('bookings.startsAt')
    .execute()
}
