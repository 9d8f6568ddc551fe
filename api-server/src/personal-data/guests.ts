import type { Kysely } from 'kysely'
import type { PersonSought } from 'shared-api/contract'
import { lockBooking, writeBooking } from '../bookings/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { hasOneOf } from '../platform/database/search-terms.ts'
import { isGuest, termsOfPerson } from './conditions.ts'

/** The ids of the bookings that another made for a person. */
export async function guestBookings(db: Kysely<Schema>, person: PersonSought): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where(hasOneOf('search', termsOfPerson(person)))
    .where(isGuest(person))
    .execute()
  return rows.map(({ id }) => id)
}

/** Erases a guest from a booking at `at` (ms), with what was said for the driver; it stays with who booked, and its company. */
export async function eraseGuest(tx: Kysely<Schema>, bookingId: string, at: number): Promise<void> {
  for (const table of ['bookingChanges', 'idempotencyKeys'] as const)
    await tx.deleteFrom(table).where('bookingId', '=', bookingId).execute()
  const booking = await lockBooking(tx, bookingId)
  const erased = {
    ...booking,
    ...{ guestName: null, guestMobile: null, driverNote: null, arrivalNumber: null, luggage: null },
    ...{ version: booking.version + 1, updatedAt: at },
  }
  await writeBooking(tx, booking, erased, { byName: '', reason: null })
}
