import type { Kysely } from 'kysely'
import { comesBack, type FreeReply } from 'shared-api/contract'
import { byNearness, type Leg, type Mover, nearness } from 'shared-api/fleet/nearest'
import { tableKm } from 'shared-api/geography/roads'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { isoOf } from '../../platform/time.ts'
import { readBooking } from '../record/page.ts'
import { freeFor, tripsNear } from './free.ts'
import { TURNAROUND } from './turnaround.ts'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** The company's base, a city's id, and how many hours a vehicle waits away from home. */
export type Waiting = { base: string; waitHours: number }
type Choice = FreeReply['vehicles'][number] | FreeReply['drivers'][number]
type Trip = Pick<BookingRow, 'tripType' | 'fromCity' | 'toCity' | 'startsAt' | 'endsAt'>

/**
 * All vehicles and drivers, each with what is in the way of a booking's trip and where it stands: those that fit first, and of
 * them the nearest (docs/product.md, Which car). Throws AppError 404.
 */
export const nearestForBooking =
  ({ db }: Database) =>
  async (id: string, { base, waitHours }: Waiting): Promise<FreeReply> => {
    const { booking } = await readBooking(db, id)
    const near = await tripsNear(db, booking)
    const { vehicles, drivers } = await freeFor(db, booking)
    const baseOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle.base]))
    const weekKm = await kmSince(db, booking.startsAt)
    const rules = { km: tableKm, turnaroundMs: TURNAROUND, waitMs: waitHours * HOUR_MS }
    const inOrder = <One extends Choice>(choices: One[], owner: 'vehicleId' | 'driverId'): One[] => {
      const legs = Map.groupBy(near, (trip) => trip[owner])
      const moverOf = (own: string): Mover => ({
        base: baseOf.get(own) ?? base,
        legs: (legs.get(own) ?? []).map(legOf),
      })
      return choices
        .map((choice) => ({
          choice,
          near: nearness(legOf(booking), moverOf(choice.id), rules),
          weekKm: weekKm.get(choice.id) ?? 0,
          name: 'name' in choice ? choice.name : (choice.registration ?? ''),
        }))
        .sort((one, other) => fits(other.choice) - fits(one.choice) || byNearness(one, other))
        .map(({ choice, near: { city, since, emptyKm, homeAt } }) => ({
          ...choice,
          near: { city, since: since && isoOf(since), emptyKm, homeAt: homeAt && isoOf(homeAt) },
        }))
    }
    const ofReply = vehicles.map(({ base: _base, ...vehicle }) => vehicle)
    return { vehicles: inOrder(ofReply, 'vehicleId'), drivers: inOrder(drivers, 'driverId') }
  }

const fits = ({ inTheWay }: Choice) => Number(inTheWay.length === 0)

const legOf = ({ tripType, fromCity, toCity, startsAt, endsAt }: Trip): Leg => ({
  ...{ from: fromCity, to: comesBack(tripType) ? fromCity : toCity, startsAt, endsAt },
})

/** The km of trips in the week before a moment (ms), by vehicle and by driver. */
async function kmSince(db: Kysely<Schema>, moment: number): Promise<Map<string, number>> {
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
