import type { Kysely } from 'kysely'
import { type Assignment, isEnd, isUnderWay } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { readBooking, type StoredBooking } from '../bookings/index.ts'
import type { LinkRow, Schema } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'

/** A trip as its driver's link opens it. */
export type OpenTrip = StoredBooking & { assignment: Assignment }

/** How long after its planned end a trip may be under way. */
const LATE_MS = 7 * DAY_MS

/**
 * The trip of a driver's link at `now` (ms).
 * @throws AppError 401 for an unknown link; 410 a day after the trip's end, and when another drives it (docs/product.md, The driver's page)
 */
export async function openTrip(db: Kysely<Schema>, link: LinkRow | undefined, now: number): Promise<OpenTrip> {
  if (!link) throw new AppError('unknown-link')
  const stored = await readBooking(db, link.bookingId)
  const { assignment } = stored
  if (assignment?.driver.id !== link.driverId || now >= lastMoment(stored)) throw new AppError('dead-link')
  return { ...stored, assignment }
}

/** A trip that nobody has ended counts as ended when it was planned, unless it is under way. */
function lastMoment({ booking, history }: StoredBooking): number {
  const ended = history.findLast(({ status }) => isEnd(status))
  if (ended) return ended.at + DAY_MS
  return booking.endsAt + (isUnderWay(booking.status) ? LATE_MS : DAY_MS)
}
