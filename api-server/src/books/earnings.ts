import type { Kysely } from 'kysely'
import { DRIVEN, type PeriodReply } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { Schema } from '../platform/database/schema.ts'
import { daysByVehicle } from './days-by-vehicle.ts'
import type { Span } from './period.ts'

/** Each vehicle with its days on the road, what its trips cost and what was spent on it; each driver with their trips. Rupees. */
export async function earnings(db: Kysely<Schema>, span: Span): Promise<Pick<PeriodReply, 'vehicles' | 'drivers'>> {
  const trips = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .leftJoin('drivers', 'drivers.id', 'assignments.driverId')
    .select(['vehicleId', 'driverId', 'drivers.name', 'totalPaise'])
    .where('status', 'in', DRIVEN)
    .where('bookings.startsAt', '>=', span.from)
    .where('bookings.startsAt', '<', span.to)
    .execute()
  const spent = await db
    .selectFrom('payments')
    .select(['vehicleId', 'amountPaise'])
    .where('kind', '=', 'expense')
    .where('vehicleId', 'is not', null)
    .where('at', '>=', span.from)
    .where('at', '<', span.to)
    .execute()
  const earned = (some: typeof trips) => toRupees(some.reduce((sum, { totalPaise }) => sum + Number(totalPaise), 0))
  const vehicles = await daysByVehicle(db, span, new Set(spent.map(({ vehicleId }) => vehicleId ?? '')))
  return {
    vehicles: vehicles.map(({ id, ...vehicle }) => ({
      ...vehicle,
      earned: earned(trips.filter(({ vehicleId }) => vehicleId === id)),
      spent: toRupees(spent.reduce((sum, row) => (row.vehicleId === id ? sum - Number(row.amountPaise) : sum), 0)),
    })),
    drivers: [...Map.groupBy(trips, ({ driverId }) => driverId).values()]
      .map((own) => ({ name: own[0]?.name ?? '', trips: own.length, earned: earned(own) }))
      .sort((one, other) => other.earned - one.earned || (one.name < other.name ? -1 : 1)),
  }
}
