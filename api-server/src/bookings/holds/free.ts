import type { Kysely } from 'kysely'
import type { FreeReply, InTheWay } from 'shared-api/contract'
import { endsBefore } from 'shared-api/fleet'
import { istDay } from 'shared-api/india'
import type { BookingRow, PaperRow, Schema } from '../../platform/database/schema.ts'
import { isoOf } from '../../platform/time.ts'
import { LONGEST_WAY, missedWay } from './turnaround.ts'

type Owner = 'vehicleId' | 'driverId'
type Trip = Pick<BookingRow, 'id' | 'reference' | 'tripType' | 'fromCity' | 'toCity' | 'startsAt' | 'endsAt'>
export type Wanted = Trip & Pick<BookingRow, 'numberOfPersons'>
export type Neighbour = Trip & { vehicleId: string; driverId: string }

export type Fleet = Awaited<ReturnType<typeof fleetFor>>

/** All vehicles and drivers, each with what is in the way of a trip: in a handful of queries, however many vehicles there are. */
export const freeFor = async (db: Kysely<Schema>, trip: Wanted): Promise<FreeReply> =>
  freeAmong(await fleetFor(db, trip), trip)

/** The vehicles and drivers with their papers, and the trips near a time, in ms. */
export async function fleetFor(db: Kysely<Schema>, time: Pick<Trip, 'startsAt' | 'endsAt'>) {
  const near = await tripsNear(db, time)
  const papers = await db.selectFrom('papers').selectAll().execute()
  const vehicles = await db
    .selectFrom('vehicles')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .select(['vehicles.id', 'registration', 'cabId', 'enabled', 'base', 'brand', 'carModel', 'seats'])
    .where('vehicles.deletedAt', 'is', null)
    .orderBy('brand')
    .orderBy('carModel')
    .orderBy('registration')
    .execute()
  const drivers = await db
    .selectFrom('drivers')
    .select(['id', 'name', 'mobile', 'enabled'])
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { near, papers, vehicles, drivers }
}

/** The same of what was read before. */
export function freeAmong({ near, papers, vehicles, drivers }: Fleet, trip: Wanted): FreeReply {
  const ways = (owner: Owner, id: string) => [...inTheWayOf(near, owner, id, trip), ...ended(papers, owner, id, trip)]
  return {
    vehicles: vehicles.map(({ enabled, brand, carModel, base: _base, ...vehicle }) => ({
      ...{ ...vehicle, cab: `${brand} ${carModel}` },
      inTheWay: [
        ...offDuty(enabled),
        ...(vehicle.registration === null ? [{ code: 'no-number' as const }] : []),
        ...(vehicle.seats < trip.numberOfPersons ? [{ code: 'seats' as const, seats: vehicle.seats }] : []),
        ...ways('vehicleId', vehicle.id),
      ],
    })),
    drivers: drivers.map(({ enabled, ...driver }) => ({
      ...driver,
      inTheWay: [...offDuty(enabled), ...ways('driverId', driver.id)],
    })),
  }
}

const offDuty = (enabled: number): InTheWay[] => (enabled === 1 ? [] : [{ code: 'disabled' }])

/** Assigned trips that may be in the way of another, or lead to it. */
function tripsNear(db: Kysely<Schema>, { startsAt, endsAt }: Pick<Trip, 'startsAt' | 'endsAt'>): Promise<Neighbour[]> {
  return db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['bookings.id', 'reference', 'tripType', 'fromCity', 'toCity', 'vehicleId', 'driverId'])
    .select(['assignments.startsAt', 'assignments.endsAt'])
    .where('assignments.endsAt', '>', startsAt - LONGEST_WAY)
    .where('assignments.startsAt', '<', endsAt + LONGEST_WAY)
    .orderBy('assignments.startsAt')
    .execute()
}

const inTheWayOf = (near: readonly Neighbour[], owner: Owner, id: string, trip: Trip): InTheWay[] =>
  near
    .filter((other) => other[owner] === id && other.id !== trip.id)
    .flatMap((other): InTheWay[] => {
      const way = missedWay(other, trip)
      if (way === null) return []
      const { reference, startsAt, endsAt } = other
      const minutes = Math.round(way / 60_000)
      return [{ code: 'trip', reference, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), minutes }]
    })

/** Papers that end before the trip does. */
const ended = (papers: readonly PaperRow[], owner: Owner, id: string, { endsAt }: Trip): InTheWay[] =>
  papers
    .filter((paper) => paper[owner] === id && endsBefore(paper, istDay(endsAt)))
    .map(({ kind, lastDay }) => ({ code: 'paper', kind, lastDay }))
