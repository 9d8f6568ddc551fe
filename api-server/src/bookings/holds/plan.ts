import { istInstant, type PlannedTrip, type PlanReply, statusesIn } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import type { Database } from '../../platform/database/open.ts'
import { isoOf } from '../../platform/time.ts'
import { cabNameOf, parseCab } from '../record/index.ts'
import { drive, fleetFor, promisedFrom } from './free.ts'
import { fits, kmBefore, nearestAmong, type Waiting } from './nearest.ts'

/**
 * Who would drive the confirmed trips of an Indian day that nobody drives yet (docs/product.md, Which car): in the order in
 * which they begin, each its nearest vehicle of the booked cab and its nearest driver. Nothing is stored.
 */
export const planOfDay =
  ({ db }: Database) =>
  async (day: string, waiting: Waiting): Promise<PlanReply> => {
    const from = istInstant(day, '00:00')
    const trips = await db
      .selectFrom('bookings')
      .select(['id', 'reference', 'tripType', 'fromCity', 'toCity', 'cabId', 'cabSnapshot', 'numberOfPersons'])
      .select(['startsAt', 'endsAt', 'status', 'promisedVehicleId'])
      .where('startsAt', '>=', from)
      .where('startsAt', '<', from + DAY_MS)
      .where('status', 'in', statusesIn('booked'))
      .orderBy('startsAt')
      .orderBy('id')
      .execute()
    const fleet = await fleetFor(db, { startsAt: from, endsAt: Math.max(from, ...trips.map(({ endsAt }) => endsAt)) })
    const rules = { ...waiting, weekKm: await kmBefore(db, from) }
    // What return offers sold is kept for those trips.
    for (const trip of await promisedFrom(db, from)) drive(fleet.near, trip)
    const planned = trips.map((trip): PlannedTrip => {
      const { id, reference, fromCity, toCity, cabId, cabSnapshot, startsAt } = trip
      const { vehicles, drivers } = nearestAmong(fleet, trip, rules)
      const vehicle = vehicles.find((one) => (one.cabId === cabId || one.promised) && fits(one))
      const driver = drivers.find(fits)
      if (vehicle && driver) drive(fleet.near, { ...trip, vehicleId: vehicle.id, driverId: driver.id })
      return {
        ...{ _id: id, reference, from: fromCity, to: toCity, startsAt: isoOf(startsAt) },
        cab: cabNameOf({ cabSnapshot: parseCab(cabSnapshot) }),
        vehicle: vehicle
          ? {
              ...{ id: vehicle.id, registration: vehicle.registration ?? '', near: vehicle.near },
              ...(vehicle.promised && { promised: true }),
            }
          : null,
        driver: driver ? { id: driver.id, name: driver.name, near: driver.near } : null,
      }
    })
    return { trips: planned }
  }
