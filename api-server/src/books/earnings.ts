import { type Kysely, sql } from 'kysely'
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
    .select(['vehicleId', 'driverId', 'drivers.name'])
    .select(({ fn }) => [fn.countAll<number>().as('trips'), fn.sum<number>('totalPaise').as('total')])
    .where('status', 'in', DRIVEN)
    .where('bookings.startsAt', '>=', span.from)
    .where('bookings.startsAt', '<', span.to)
    .groupBy(['vehicleId', 'driverId', 'drivers.name'])
    .execute()
  const spent = await db
    .selectFrom('payments')
    .select(['vehicleId', sql<number>`-sum(amount_paise)`.as('paise')])
    .where('kind', '=', 'expense')
    .where('vehicleId', 'is not', null)
    .where('at', '>=', span.from)
    .where('at', '<', span.to)
    .groupBy('vehicleId')
    .execute()
  const spentOn = new Map(spent.map(({ vehicleId, paise }) => [vehicleId ?? '', toRupees(Number(paise))]))
  const vehicles = await daysByVehicle(db, span, new Set(spentOn.keys()))
  const tripsOf = Map.groupBy(trips, ({ vehicleId }) => vehicleId)
  return {
    vehicles: vehicles.map(({ id, ...vehicle }) => ({
      ...vehicle,
      earned: earned(tripsOf.get(id) ?? []),
      spent: spentOn.get(id) ?? 0,
    })),
    drivers: [...Map.groupBy(trips, ({ driverId }) => driverId).values()]
      .map((own) => ({ name: own[0]?.name ?? '', trips: sumOf(own, 'trips'), earned: earned(own) }))
      .sort((one, other) => other.earned - one.earned || (one.name < other.name ? -1 : 1)),
  }
}

type Trips = { trips: number; total: number }[]

const sumOf = (rows: Trips, what: 'trips' | 'total') => rows.reduce((sum, row) => sum + Number(row[what]), 0)
const earned = (rows: Trips) => toRupees(sumOf(rows, 'total'))
