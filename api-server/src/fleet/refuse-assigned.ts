import type { Kysely } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import { refused } from '../platform/http/problems.ts'
import { refusal } from '../texts/refusal.ts'

/** Throws AppError 409 that names the trips to come of a vehicle or driver, or those within a span of ms (docs/product.md, Assignment). */
export async function refuseAssigned(
  tx: Kysely<Schema>,
  owner: 'vehicleId' | 'driverId',
  id: string,
  now: number,
  span?: { from: number; to: number },
) {
  const trips = await tx
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['reference', 'pickUpDate'])
    .where(owner, '=', id)
    .where('assignments.endsAt', '>', Math.max(now, span?.from ?? now))
    .$if(span !== undefined, (query) => query.where('assignments.startsAt', '<', span?.to ?? 0))
    .orderBy('assignments.startsAt')
    .execute()
  if (trips.length === 0) return
  const named = trips.map(({ reference, pickUpDate: day }) => refusal('trip-to-come', { reference, day: { day } }))
  throw refused(owner === 'vehicleId' ? 'vehicle-has-trips' : 'driver-has-trips', { trips: named })
}
