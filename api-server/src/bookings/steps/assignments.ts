import type { Kysely } from 'kysely'
import type { Assignment } from 'shared-api/contract'
import { lockRows } from '../../platform/database/engine.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** Who drives which vehicle on these trips, by the id of the booking. */
export async function assignmentsOf(
  db: Kysely<Schema>,
  bookings: readonly { id: string }[],
): Promise<Map<string, Assignment>> {
  if (bookings.length === 0) return new Map()
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('vehicles', 'vehicles.id', 'assignments.vehicleId')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .innerJoin('drivers', 'drivers.id', 'assignments.driverId')
    .select([
      'bookingId',
      'vehicleId',
      'registration',
      'brand',
      'carModel',
      'driverId',
      'drivers.name',
      'mobile',
      'photo',
      'code',
    ])
    .where(
      'bookingId',
      'in',
      bookings.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.map(({ bookingId, brand, carModel, code, ...row }) => [
      bookingId,
      {
        vehicle: { id: row.vehicleId, registration: row.registration, cab: `${brand} ${carModel}` },
        driver: { id: row.driverId, name: row.name, mobile: row.mobile, photo: row.photo },
        code,
      },
    ]),
  )
}

/** Locks a vehicle and a driver: in one order everywhere, so that two assignments never wait for each other. */
export async function lockBoth(tx: Kysely<Schema>, vehicleId: string, driverId: string): Promise<void> {
  await lockRows(tx, tx.selectFrom('vehicles').select('id').where('id', '=', vehicleId)).execute()
  await lockRows(tx, tx.selectFrom('drivers').select('id').where('id', '=', driverId)).execute()
}
