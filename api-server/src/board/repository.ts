import { sql } from 'kysely'
import { type BoardQuery, type BoardReply, type BoardTrip, istInstant, NOT_DRIVEN } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { cabNameOf, parseCab, standingAt, type Waiting } from '../bookings/index.ts'
import { isDue } from '../desk/index.ts'
import { isListMissing } from '../driving/index.ts'
import type { Database } from '../platform/database/open.ts'
import { isoOf } from '../platform/time.ts'

/** A trip that began so long before a board's first day is not on it: an index finds trips by their start. */
const LONGEST_TRIP = 62 * DAY_MS

export type BoardRepository = ReturnType<typeof boardRepository>

/** The board of some days, in a handful of queries however many trips there are. */
export function boardRepository({ db }: Pick<Database, 'db'>, now: () => number) {
  return {
    async read({ from, to }: BoardQuery, waiting: Waiting): Promise<BoardReply> {
      const stands = await standingAt(db, istInstant(from, '00:00') + DAY_MS, waiting)
      const trips = (await tripsOf(istInstant(from, '00:00'), istInstant(to, '00:00') + DAY_MS)).map(toTrip)
      const driving = trips.flatMap(({ assignment }) => assignment ?? [])
      const vehicleIds = new Set(driving.map(({ vehicleId }) => vehicleId))
      const driverIds = new Set(driving.map(({ driverId }) => driverId))
      const vehicles = (await allVehicles()).filter(({ id, deletedAt }) => deletedAt === null || vehicleIds.has(id))
      const drivers = (await allDrivers()).filter(({ id, deletedAt }) => deletedAt === null || driverIds.has(id))
      const absences = await absencesOf(from, to)
      const awayOf = (owner: 'vehicleId' | 'driverId', id: string) =>
        absences.filter((one) => one[owner] === id).map(({ kind, firstDay, lastDay }) => ({ kind, firstDay, lastDay }))
      return {
        trips,
        vehicles: vehicles.map(({ id, registration, brand, carModel, ...vehicle }) => ({
          ...{ id, registration, cab: `${brand} ${carModel}`, enabled: isOnDuty(vehicle) },
          ...(stands.has(id) && { stands: stands.get(id) }),
          away: awayOf('vehicleId', id),
        })),
        drivers: drivers.map(({ id, name, ...driver }) => ({
          ...{ id, name, enabled: isOnDuty(driver), away: awayOf('driverId', id) },
        })),
      }
    },
  }

  function tripsOf(from: number, to: number) {
    return (
      db
        .selectFrom('bookings')
        .leftJoin('assignments', 'assignments.bookingId', 'bookings.id')
        .select(['bookings.id', 'reference', 'status', 'fromCity', 'toCity', 'pickUpLocation', 'name', 'cabSnapshot'])
        .leftJoin('touristLists', 'touristLists.bookingId', 'bookings.id')
        .select(['bookings.startsAt', 'bookings.endsAt', 'vehicleId', 'driverId', 'passengers'])
        .where('bookings.startsAt', '>=', from - LONGEST_TRIP)
        .where('bookings.startsAt', '<', to)
        // The plus keeps the search to the starts: by the end, all trips to come would be read.
        .where(sql<boolean>`+${sql.ref('bookings.endsAt')} > ${from}`)
        .where('status', 'not in', NOT_DRIVEN)
        .orderBy('bookings.startsAt')
        .orderBy('bookings.id')
        .execute()
    )
  }

  type Row = Awaited<ReturnType<typeof tripsOf>>[number]

  function toTrip({
    id,
    fromCity,
    toCity,
    cabSnapshot,
    startsAt,
    endsAt,
    vehicleId,
    driverId,
    passengers,
    ...row
  }: Row): BoardTrip {
    return {
      ...{ ...row, _id: id, from: fromCity, to: toCity, cab: cabNameOf({ cabSnapshot: parseCab(cabSnapshot) }) },
      ...{ startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), due: isDue({ status: row.status, startsAt }, now()) },
      assignment: vehicleId && driverId ? { vehicleId, driverId } : null,
      ...(isListMissing({ ...row, from: fromCity, to: toCity, startsAt, passengers }, now()) && { listMissing: true }),
    }
  }

  function absencesOf(from: string, to: string) {
    const within = db.selectFrom('absences').selectAll().where('firstDay', '<=', to).where('lastDay', '>=', from)
    return within.orderBy('firstDay').execute()
  }

  function allVehicles() {
    return db
      .selectFrom('vehicles')
      .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
      .select(['vehicles.id', 'registration', 'brand', 'carModel', 'enabled', 'vehicles.deletedAt'])
      .orderBy('brand')
      .orderBy('carModel')
      .orderBy('registration')
      .execute()
  }

  function allDrivers() {
    return db
      .selectFrom('drivers')
      .select(['id', 'name', 'enabled', 'deletedAt'])
      .orderBy('name')
      .orderBy('id')
      .execute()
  }
}

const isOnDuty = ({ enabled, deletedAt }: { enabled: number; deletedAt: number | null }) =>
  enabled === 1 && deletedAt === null
