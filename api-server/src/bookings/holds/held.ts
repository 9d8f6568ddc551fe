import { type Kysely, sql } from 'kysely'
import { HOLDING, istInstant } from 'shared-api/contract'
import { DAY_MS, istDay } from 'shared-api/india'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { TURNAROUND } from './turnaround.ts'

/** Trips that hold a cab. Literals, as in the index: SQLite uses it only where the query repeats its condition so. */
export const HELD = sql<boolean>`status in (${sql.join(HOLDING.map((status) => sql.lit(status)))})`

export type Hold = Pick<BookingRow, 'startsAt' | 'endsAt' | 'reference' | 'name'>
type Span = Pick<BookingRow, 'startsAt' | 'endsAt'>
/** What holds a vehicle of a cab: a trip, or days on which the vehicle of this name is away. */
export type Held = Span & { heldCab: string } & ({ trip: Hold } | { trip: null; away: string })

/** The cab that a trip would hold: of the car that a return offer promised, which may be another of its class, else the booked one. */
export async function cabToHold(
  tx: Kysely<Schema>,
  { cabId, promisedVehicleId }: Pick<BookingRow, 'cabId' | 'promisedVehicleId'>,
): Promise<string> {
  if (promisedVehicleId === null) return cabId
  const car = await tx.selectFrom('vehicles').select('cabId').where('id', '=', promisedVehicleId).executeTakeFirst()
  return car?.cabId ?? cabId
}

/**
 * What holds all vehicles of a cab at some moment of a trip: trips, with an hour between, and days away; nothing while one is
 * left (docs/product.md, Steps of a booking).
 */
export const cabFullBy = async (
  tx: Kysely<Schema>,
  { cabId, ...trip }: Pick<BookingRow, 'cabId' | 'id' | 'startsAt' | 'endsAt'>,
): Promise<Held[]> => (await fullCabs(tx, trip)).get(cabId) ?? []

/**
 * The same for all cabs in one go: those of which no vehicle is left, by their ids. `id` is that of the booking which is
 * not in its own way. A trip that a vehicle of another cab drives holds that one.
 */
export async function fullCabs(db: Kysely<Schema>, trip: Span & { id: string | null }): Promise<Map<string, Held[]>> {
  const held = [...(await holdsAt(db, trip)), ...(await awayAt(db, trip))]
  const holds = Map.groupBy(held, ({ heldCab }) => heldCab)
  if (holds.size === 0) return new Map()
  const vehicles = await vehiclesOfCabs(db)
  const busiest = [...holds].map(([cabId, others]) => [cabId, busiestMoment(others, trip)] as const)
  return new Map(busiest.filter(([cabId, at]) => at.length >= Math.max(1, vehicles.get(cabId) ?? 0)))
}

/** The vehicles that are not available on some day of a trip, each once (docs/product.md, Not available). */
async function awayAt(db: Kysely<Schema>, { startsAt, endsAt }: Span): Promise<Held[]> {
  const rows = await db
    .selectFrom('absences')
    .innerJoin('vehicles', 'vehicles.id', 'absences.vehicleId')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .select(['cabId', 'registration', 'brand', 'carModel'])
    .select(({ fn }) => [fn.min('firstDay').as('from'), fn.max('lastDay').as('until')])
    .where('enabled', '=', 1)
    .where('vehicles.deletedAt', 'is', null)
    .where('lastDay', '>=', istDay(startsAt))
    .where('firstDay', '<=', istDay(endsAt))
    .groupBy(['vehicles.id', 'cabId', 'registration', 'brand', 'carModel'])
    .execute()
  return rows.map(({ cabId, registration, brand, carModel, from, until }) => ({
    ...{ heldCab: cabId, trip: null, away: registration ?? `${brand} ${carModel}` },
    startsAt: istInstant(from, '00:00'),
    endsAt: istInstant(until, '00:00') + DAY_MS - TURNAROUND,
  }))
}

/** The most of these that hold a vehicle at one moment. */
const busiestMoment = (others: Held[], { startsAt }: Span): Held[] =>
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

/** The trips that hold a vehicle at some time of a span, with its cab: assigned to one, promised one, or booked with the cab. */
async function holdsAt(db: Kysely<Schema>, { id, startsAt, endsAt }: Span & { id: string | null }): Promise<Held[]> {
  const trips = await db
    .selectFrom('bookings')
    .leftJoin('assignments', 'assignments.bookingId', 'bookings.id')
    .leftJoin('vehicles', 'vehicles.id', 'assignments.vehicleId')
    .leftJoin('vehicles as promised', 'promised.id', 'bookings.promisedVehicleId')
    .select(['reference', 'name', 'bookings.startsAt', 'bookings.endsAt'])
    .select(({ fn }) => fn.coalesce('vehicles.cabId', 'promised.cabId', 'bookings.cabId').as('heldCab'))
    .where(HELD)
    .where('bookings.id', '!=', id ?? '')
    .where('bookings.endsAt', '>', startsAt - TURNAROUND)
    .where('bookings.startsAt', '<', endsAt + TURNAROUND)
    .orderBy('bookings.startsAt')
    .execute()
  return trips.map(({ heldCab, ...trip }) => ({ heldCab, trip, startsAt: trip.startsAt, endsAt: trip.endsAt }))
}
