import type { Kysely } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'

/** Throws AppError 409 that names the trips to come of a vehicle or driver (docs/product.md, Assignment). */
export async function refuseAssigned(tx: Kysely<Schema>, owner: 'vehicleId' | 'driverId', id: string, now: number) {
  const trips = await tx
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['reference', 'pickUpDate'])
    .where(owner, '=', id)
    .where('assignments.endsAt', '>', now)
    .orderBy('assignments.startsAt')
    .execute()
  if (trips.length === 0) return
  const names = trips.map(({ reference, pickUpDate }) => `${reference} (${pickUpDate})`).join(', ')
  const [what, other] = owner === 'vehicleId' ? ['This vehicle', 'vehicle'] : ['This driver', 'driver']
  throw new AppError('conflict', {
    detail: `${what} has trips to come: ${names}. Assign another ${other} to them first.`,
  })
}
