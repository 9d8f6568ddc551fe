import type { Kysely } from 'kysely'
import { type Blocker, type FreeReply, homeStateOf, STEP, UNASSIGNED } from 'shared-api/contract'
import { endsBefore } from 'shared-api/fleet'
import { findCity } from 'shared-api/geography'
import { istDay } from 'shared-api/india'
import type { AbsenceRow, BookingRow, PaperRow, Schema } from '../../platform/database/schema.ts'
import { isoOf } from '../../platform/time.ts'
import { endCity, LONGEST_WAY, missedWay } from './turnaround.ts'

const TRIP = ['bookings.id', 'reference', 'tripType', 'fromCity', 'toCity', 'status'] as const
type Trip = Pick<BookingRow, 'id' | 'reference' | 'tripType' | 'fromCity' | 'toCity' | 'startsAt' | 'endsAt'>
export type Wanted = Trip & Pick<BookingRow, 'numberOfPersons'>
export type Neighbour = Trip & { vehicleId: string; driverId: string; status: BookingRow['status'] }

export type Fleet = Awaited<ReturnType<typeof fleetFor>>

/** All vehicles and drivers, each with what is in the way of a trip: in a handful of queries, however many vehicles there are. */
export const freeFor = async (db: Kysely<Schema>, trip: Wanted): Promise<FreeReply> =>
  freeAmong(await fleetFor(db, trip), trip)

/** The vehicles and drivers, and by the id of each its papers and its trips near a time, in ms. */
export async function fleetFor(db: Kysely<Schema>, time: Pick<Trip, 'startsAt' | 'endsAt'>) {
  const near = new Map<string, Neighbour[]>()
  for (const trip of await tripsNear(db, time)) drive(near, trip)
  const byOwner = <Row extends { vehicleId: string | null; driverId: string | null }>(rows: Row[]) =>
    Map.groupBy(rows, ({ vehicleId, driverId }) => vehicleId ?? driverId)
  const papers = byOwner(await db.selectFrom('papers').selectAll().execute())
  const since = istDay(time.startsAt)
  const absences = byOwner(await db.selectFrom('absences').selectAll().where('lastDay', '>=', since).execute())
  const vehicles = await db
    .selectFrom('vehicles')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .select(['vehicles.id', 'registration', 'cabId', 'enabled', 'base', 'brand', 'carModel', 'seats', 'cabClass'])
    .where('vehicles.deletedAt', 'is', null)
    .orderBy('brand')
    .orderBy('carModel')
    .orderBy('registration')
    .execute()
  const drivers = await db
    .selectFrom('drivers')
    .select(['id', 'name', 'mobile', 'enabled', 'base'])
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { near, papers, absences, vehicles, drivers }
}

/** Adds a trip to those of its vehicle and of its driver. */
export function drive(near: Fleet['near'], trip: Neighbour): void {
  for (const id of [trip.vehicleId, trip.driverId]) near.set(id, [...(near.get(id) ?? []), trip])
}

/** The same of what was read before. */
export function freeAmong(fleet: Fleet, trip: Wanted): FreeReply {
  return {
    vehicles: fleet.vehicles.map((one) => {
      const { enabled: _enabled, brand, carModel, base: _base, cabClass: _class, ...vehicle } = one
      return { ...vehicle, cab: `${brand} ${carModel}`, inTheWay: blockersOfVehicle(fleet, one, trip) }
    }),
    drivers: fleet.drivers.map(({ enabled, base: _base, ...driver }) => ({
      ...driver,
      inTheWay: [...offDuty(enabled), ...waysOf(fleet, driver, trip)],
    })),
  }
}

/** What is in the way of a trip with a vehicle. */
export const blockersOfVehicle = (fleet: Fleet, vehicle: Fleet['vehicles'][number], trip: Wanted): Blocker[] => [
  ...offDuty(vehicle.enabled),
  ...(vehicle.registration === null ? [{ code: 'no-number' as const }] : []),
  ...(vehicle.seats < trip.numberOfPersons ? [{ code: 'seats' as const, seats: vehicle.seats }] : []),
  ...outsideHome(vehicle.registration, trip),
  ...waysOf(fleet, vehicle, trip),
]

const waysOf = ({ near, papers, absences }: Fleet, { id }: { id: string }, trip: Trip): Blocker[] => [
  ...blockersOf(near.get(id) ?? [], trip),
  ...awayOn(absences.get(id) ?? [], trip),
  ...ended(papers.get(id) ?? [], trip),
]

const offDuty = (enabled: number): Blocker[] => (enabled === 1 ? [] : [{ code: 'disabled' }])

/** The rule of the All India Tourist permit: one end of a trip is in the vehicle's home state. */
function outsideHome(registration: string | null, trip: Trip): Blocker[] {
  const state = homeStateOf(registration)
  const ends = [trip.fromCity, endCity(trip)].map((id) => findCity(id)?.stateCode)
  return state === null || ends.includes(state) ? [] : [{ code: 'home-state', state }]
}

/** Assigned trips that may be in the way of another, or lead to it; of one that another took over, the part until then. */
async function tripsNear(db: Kysely<Schema>, time: Pick<Trip, 'startsAt' | 'endsAt'>): Promise<Neighbour[]> {
  const left = await db
    .selectFrom('earlierLegs')
    .innerJoin('bookings', 'bookings.id', 'earlierLegs.bookingId')
    .innerJoin('assignments', 'assignments.bookingId', 'earlierLegs.bookingId')
    .select(['bookings.id', 'reference', 'fromCity', 'city', 'earlierLegs.vehicleId', 'earlierLegs.driverId'])
    .select(['assignments.vehicleId as vehicleNow', 'assignments.driverId as driverNow'])
    .select(['earlierLegs.startsAt', 'earlierLegs.endsAt'])
    .where('earlierLegs.status', '!=', STEP.assign)
    .where('earlierLegs.endsAt', '>', time.startsAt - LONGEST_WAY)
    .where('earlierLegs.startsAt', '<', time.endsAt + LONGEST_WAY)
    .execute()
  const legs = left.map(
    ({ city, vehicleNow, driverNow, ...leg }): Neighbour => ({
      ...{ ...leg, tripType: 'Drop Trip', toCity: city ?? leg.fromCity, status: STEP.complete },
      // Who drives on is where the trip is now.
      vehicleId: leg.vehicleId === vehicleNow ? '' : leg.vehicleId,
      driverId: leg.driverId === driverNow ? '' : leg.driverId,
    }),
  )
  return [...(await assignedNear(db, time)), ...legs].sort((one, other) => one.startsAt - other.startsAt)
}

function assignedNear(
  db: Kysely<Schema>,
  { startsAt, endsAt }: Pick<Trip, 'startsAt' | 'endsAt'>,
): Promise<Neighbour[]> {
  return db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select([...TRIP, 'vehicleId', 'driverId', 'assignments.startsAt', 'assignments.endsAt'])
    .where('assignments.endsAt', '>', startsAt - LONGEST_WAY)
    .where('assignments.startsAt', '<', endsAt + LONGEST_WAY)
    .orderBy('assignments.startsAt')
    .execute()
}

/** Trips from a moment (ms) on that return offers sold and nobody drives yet, each with the vehicle that it is promised. */
export async function promisedFrom(db: Kysely<Schema>, moment: number): Promise<Neighbour[]> {
  const trips = await db
    .selectFrom('bookings')
    .select([...TRIP, 'startsAt', 'endsAt', 'promisedVehicleId'])
    .where('promisedVehicleId', 'is not', null)
    .where('startsAt', '>=', moment)
    .where('status', 'in', UNASSIGNED)
    .execute()
  return trips.map(({ promisedVehicleId, ...trip }) => ({ ...trip, vehicleId: promisedVehicleId ?? '', driverId: '' }))
}

const blockersOf = (near: readonly Neighbour[], trip: Trip): Blocker[] =>
  near
    .filter(({ id }) => id !== trip.id)
    .flatMap((other): Blocker[] => {
      const way = missedWay(other, trip)
      if (way === null) return []
      const { reference, startsAt, endsAt } = other
      const minutes = Math.round(way / 60_000)
      return [{ code: 'trip', reference, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), minutes }]
    })

/** Days of service, leave or sickness within the trip. */
const awayOn = (absences: readonly AbsenceRow[], { startsAt, endsAt }: Trip): Blocker[] =>
  absences
    .filter((one) => one.firstDay <= istDay(endsAt) && one.lastDay >= istDay(startsAt))
    .map(({ kind, firstDay, lastDay }) => ({ code: 'away', kind, firstDay, lastDay }))

/** Papers that end before the trip does. */
const ended = (papers: readonly PaperRow[], { endsAt }: Trip): Blocker[] =>
  papers
    .filter((paper) => endsBefore(paper, istDay(endsAt)))
    .map(({ kind, lastDay }) => ({ code: 'paper', kind, lastDay }))
