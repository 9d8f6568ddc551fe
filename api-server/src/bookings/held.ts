import { type Kysely, sql } from 'kysely'
import type { BookingRow, Schema } from '../platform/database/schema.ts'
import { TURNAROUND } from './turnaround.ts'

/** Trips that hold a cab. Literals, as in the index: SQLite uses it only where the query repeats its condition so. */
const HELD = sql<boolean>`status in ('confirmed', 'assigned', 'on the way', 'arrived', 'started')`

type Hold = Pick<BookingRow, 'startsAt' | 'endsAt' | 'reference' | 'name' | 'pickUpDate' | 'pickUpTime'>
type Span = Pick<BookingRow, 'startsAt' | 'endsAt'>

/**
 * The trips that hold all vehicles of a cab at some moment of a trip, with an hour between; none while one is left
 * (docs/product.md, Steps of a booking). A trip that a vehicle of another cab drives holds that one.
 */
export async function cabFullBy(
  tx: Kysely<Schema>,
  { cabId, id, startsAt, endsAt }: Pick<BookingRow, 'cabId' | 'id' | 'startsAt' | 'endsAt'>,
): Promise<Hold[]> {
  const holds = await holdsOf(tx, cabId, { startsAt, endsAt })
  const others = holds.filter((hold) => hold.id !== id)
  const { vehicles } = await tx
    .selectFrom('vehicles')
    .select(({ fn }) => fn.countAll<number>().as('vehicles'))
    .where('cabId', '=', cabId)
    .where('enabled', '=', 1)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const busiest = others
    .map((moment) => others.filter((hold) => hold.startsAt <= moment.startsAt && moment.startsAt < freeAgain(hold)))
    .reduce(
      (most, now) => (now.length > most.length ? now : most),
      others.filter((hold) => hold.startsAt <= startsAt),
    )
  return busiest.length >= Math.max(1, Number(vehicles)) ? busiest : []
}

const freeAgain = ({ endsAt }: Span) => endsAt + TURNAROUND

/** The trips that hold a vehicle of a cab at some time of a span: assigned to one, or to none yet and booked with the cab. */
function holdsOf(tx: Kysely<Schema>, cabId: string, { startsAt, endsAt }: Span) {
  return tx
    .selectFrom('bookings')
    .leftJoin('assignments', 'assignments.bookingId', 'bookings.id')
    .leftJoin('vehicles', 'vehicles.id', 'assignments.vehicleId')
    .select(['bookings.id', 'reference', 'name', 'pickUpDate', 'pickUpTime', 'bookings.startsAt', 'bookings.endsAt'])
    .where(HELD)
    .where(({ eb, or }) => or([eb('vehicles.cabId', '=', cabId), eb('bookings.cabId', '=', cabId)]))
    .where(({ eb, or }) => or([eb('vehicles.cabId', 'is', null), eb('vehicles.cabId', '=', cabId)]))
    .where('bookings.endsAt', '>', startsAt - TURNAROUND)
    .where('bookings.startsAt', '<', endsAt + TURNAROUND)
    .orderBy('bookings.startsAt')
    .execute()
}
