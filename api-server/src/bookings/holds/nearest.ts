import type { Kysely } from 'kysely'
import { type FreeReply, hasDriver, type Near } from 'shared-api/contract'
import { byNearness, byRest, type Leg, nearness } from 'shared-api/fleet/nearest'
import { wayBetween } from 'shared-api/geography/roads'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { isoOf } from '../../platform/time.ts'
import { readBooking } from '../record/page.ts'
import { restOf } from '../steps/legs.ts'
import { type Fleet, fleetFor, freeAmong, type Wanted } from './free.ts'
import { endCity, TURNAROUND } from './turnaround.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** The company's base, a city's id, and how many hours a vehicle waits away from home. */
export type Waiting = { base: string; waitHours: number }
type Choice = FreeReply['vehicles'][number] | FreeReply['drivers'][number]

/**
 * All vehicles and drivers, each with what is in the way of a booking's trip and where it stands: those that fit first, of them
 * the one that a return offer promised, and then the nearest (docs/product.md, Which car). Throws AppError 404.
 */
export const nearestForBooking =
  ({ db }: Database, now: () => number) =>
  async (id: string, waiting: Waiting): Promise<FreeReply> => {
    const { booking: stored } = await readBooking(db, id)
    const booking = hasDriver(stored.status) ? restOf(stored, now()) : stored
    const rules = { ...waiting, weekKm: await kmBefore(db, booking.startsAt) }
    return nearestAmong(await fleetFor(db, booking), booking, rules)
  }

/** The same of what was read before; `weekKm` has the km of a week by vehicle and driver. */
export function nearestAmong(
  fleet: Fleet,
  trip: Wanted & Pick<BookingRow, 'cabId' | 'promisedVehicleId'>,
  { base, waitHours, weekKm }: Waiting & { weekKm: Map<string, number> },
) {
  const rules = { way: wayBetween, turnaroundMs: TURNAROUND, waitMs: waitHours * HOUR_MS }
  const isPromised = ({ id }: Choice) => id === trip.promisedVehicleId
  const before = (one: Choice, other: Choice) =>
    Number(fits(other)) - Number(fits(one)) || Number(isPromised(other)) - Number(isPromised(one))
  const legsOf = (id: string) => (fleet.near.get(id) ?? []).filter((other) => other.id !== trip.id).map(legOf)
  const inOrder = <One extends Choice>(
    choices: readonly One[],
    baseOf: (one: One) => string,
    { order, first }: { order: typeof byNearness; first?: string | undefined },
  ): (One & { near: Near })[] =>
    choices
      .map((choice) => ({
        choice,
        near: nearness(legOf(trip), { base: baseOf(choice), legs: legsOf(choice.id) }, rules),
        weekKm: weekKm.get(choice.id) ?? 0,
        name: 'name' in choice ? choice.name : (choice.registration ?? ''),
      }))
      .sort(
        (one, other) =>
          before(one.choice, other.choice) ||
          Number(other.choice.id === first) - Number(one.choice.id === first) ||
          order(one, other),
      )
      .map(({ choice, near: { city, since, emptyKm, homeAt } }) => ({
        ...choice,
        ...(isPromised(choice) && { promised: true }),
        near: { city, since: isoOrNull(since), emptyKm, homeAt: isoOrNull(homeAt) },
      }))
  const { vehicles, drivers } = freeAmong(fleet, trip)
  const bases = new Map(fleet.vehicles.map((vehicle) => [vehicle.id, vehicle.base]))
  const driverBases = new Map(fleet.drivers.map((driver) => [driver.id, driver.base]))
  // Who came with the car goes on with it.
  const nearest = inOrder(vehicles, ({ id }) => bases.get(id) ?? base, { order: byNearness })
  const car = nearest.find((one) => fits(one) && one.cabId === trip.cabId)
  const theirs = (fleet.near.get(car?.id ?? '') ?? []).findLast(
    ({ id, startsAt }) => id !== trip.id && startsAt < trip.startsAt,
  )?.driverId
  return {
    vehicles: nearest,
    drivers: inOrder(drivers, ({ id }) => driverBases.get(id) ?? base, { order: byRest, first: theirs }),
  }
}

/** Where each vehicle stands at a moment (ms), by its id: a city, or null while it is on a trip. */
export async function standingAt(
  db: Kysely<Schema>,
  moment: number,
  { base: companys, waitHours }: Waiting,
): Promise<Map<string, string | null>> {
  const rules = { way: wayBetween, turnaroundMs: TURNAROUND, waitMs: waitHours * HOUR_MS }
  const { near, vehicles } = await fleetFor(db, { startsAt: moment, endsAt: moment })
  return new Map(
    vehicles.map(({ id, base: own }) => {
      const base = own ?? companys
      const mover = { base, legs: near.get(id)?.map(legOf) ?? [] }
      const { city, since } = nearness({ from: base, to: base, startsAt: moment, endsAt: moment }, mover, rules)
      return [id, since !== null && since > moment ? null : city]
    }),
  )
}

const isoOrNull = (instant: number | null) => (instant === null ? null : isoOf(instant))

/** Whether nothing is in the way. */
export const fits = ({ inTheWay }: Pick<Choice, 'inTheWay'>): boolean => inTheWay.length === 0

export const legOf = (trip: Omit<Wanted, 'numberOfPersons'>): Leg => {
  const { fromCity, startsAt, endsAt } = trip
  return { from: fromCity, to: endCity(trip), startsAt, endsAt }
}

/** The km of trips in the week before a moment (ms), by vehicle and by driver. */
export async function kmBefore(db: Kysely<Schema>, moment: number): Promise<Map<string, number>> {
  const trips = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['vehicleId', 'driverId', 'distanceKm'])
    .where('assignments.endsAt', '>', moment - WEEK_MS)
    .where('assignments.startsAt', '<', moment)
    .execute()
  const km = new Map<string, number>()
  for (const { vehicleId, driverId, distanceKm } of trips)
    for (const id of [vehicleId, driverId]) km.set(id, (km.get(id) ?? 0) + distanceKm)
  return km
}
