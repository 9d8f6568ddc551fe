import type { Kysely } from 'kysely'
import { type BookingStatus, DRIVER_STEPS, type DriveStep, isEnd, isStart } from 'shared-api/contract'
import { type BookingRepository, refuseStep } from '../bookings/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'
import type { OpenTrip } from './open-trip.ts'

/** In order. */
const ORDER: readonly BookingStatus[] = DRIVER_STEPS
/** Steps reported later than this, in ms, no longer notify the traveller: a phone without network sends them late. */
const STALE_MS = 30 * 60_000

/**
 * Takes a driver's step of a trip whose booking is locked, and gives its status then. A step that the trip is past, as the desk
 * may have entered it, changes nothing.
 * @throws AppError 409 for a step that may not follow; 400 for a start without the traveller's digits, or an end before the pick-up
 */
export async function takeDriverStep(
  tx: Kysely<Schema>,
  { booking, assignment }: OpenTrip,
  { to, code, at: pressed }: DriveStep,
  now: number,
  stepLocked: BookingRepository['stepLocked'],
): Promise<BookingStatus> {
  if (ORDER.indexOf(booking.status) >= ORDER.indexOf(to)) return booking.status
  refuseStep(booking.status, to, 'driver')
  if (isStart(to) && code === undefined) throw invalid([{ path: 'code', code: 'required' }])
  if (isStart(to) && code !== assignment.code) throw invalid([{ path: 'code', code: 'trip-code' }])
  const at = Math.min(Date.parse(pressed), now)
  // The desk alone may say that a trip ended before it was to begin.
  if (isEnd(to) && at < booking.startsAt) throw invalid([{ path: 'at', code: 'before-pick-up' }])
  const tell = isEnd(to) || now - at < STALE_MS
  await stepLocked(tx, booking, { to, tell }, { byName: assignment.driver.name, actor: 'driver', at, now })
  return to
}
