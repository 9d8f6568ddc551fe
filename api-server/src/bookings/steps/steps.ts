import type { Kysely } from 'kysely'
import {
  type BookingStatus,
  holdsCab,
  isAsked,
  isAssigned,
  isEnd,
  isNotDriven,
  isUnassigned,
  nextStatuses,
  type StepActor,
} from 'shared-api/contract'
import { closeDriverLinks } from '../../links/index.ts'
import { lockRows } from '../../platform/database/engine.ts'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { refused, refusedFor } from '../../platform/http/problems.ts'
import { type Refusal, refusal } from '../../texts/refusal.ts'
import { cabFullBy, cabToHold, type Hold } from '../holds/held.ts'
import { keepCosts } from './legs.ts'

/** Throws AppError 409 for a step that does not exist or is another's; the same status again is no step. */
export function refuseStep(from: BookingStatus, to: BookingStatus, actor: StepActor = 'desk') {
  if (from === to) return
  const next = nextStatuses(from, actor)
  if (next.includes(to)) return
  throw refused('step-not-allowed', { from, to, next: next.join(' or ') || 'none' })
}

/** Throws AppError 409 where the desk ends a trip before its pick-up at `now` (ms), unless it says so. */
export function refuseEarlyEnd(booking: BookingRow, to: BookingStatus, now: number, early = false) {
  if (!isEnd(to) || booking.status === to || early || now >= booking.startsAt) return
  throw refused('early-end', { pickUp: new Date(booking.startsAt) })
}

/**
 * What a step takes and frees, before it is written: a confirmed booking holds its cab, one that is taken back or over
 * frees vehicle and driver. Throws AppError 409 when the cab is taken.
 */
export async function prepareStep(tx: Kysely<Schema>, booking: BookingRow, to: BookingStatus, now: number) {
  if (booking.status === to) return
  if (isAssigned(to)) throw refused('choose-both')
  if (isAsked(booking.status) && holdsCab(to)) {
    const full = await cabFull(tx, booking)
    if (full) throw refusedFor([full])
  }
  if (isUnassigned(to) || isNotDriven(to)) {
    const driver = await tx
      .selectFrom('assignments')
      .select('driverId')
      .where('bookingId', '=', booking.id)
      .executeTakeFirst()
    if (driver) await keepCosts(tx, booking.id, driver.driverId)
    await tx.deleteFrom('assignments').where('bookingId', '=', booking.id).execute()
    await closeDriverLinks(tx, booking.id)
  }
  // A trip that ends early frees them early; a late one does not reach into the next.
  if (isEnd(to))
    await tx
      .updateTable('assignments')
      .set({ endsAt: now })
      .where('bookingId', '=', booking.id)
      .where('startsAt', '<', now)
      .where('endsAt', '>', now)
      .execute()
}

/** Names what holds all vehicles of a cab at that time, bookings and days away; null while one is left. */
export async function cabFull(tx: Kysely<Schema>, booking: BookingRow): Promise<Refusal | null> {
  // Under a lock on the cab: two clerks can confirm in the same second.
  const cabId = await cabToHold(tx, booking)
  await lockRows(tx, tx.selectFrom('cabs').select('id').where('id', '=', cabId)).execute()
  const holds = await cabFullBy(tx, { ...booking, cabId })
  if (holds.length === 0) return null
  const ways = holds.map((one) => (one.trip ? tripRefusal(one.trip) : refusal('cab-full-away', { name: one.away })))
  return holds.every(({ trip }) => trip)
    ? refusal('cab-full', { count: holds.length, trips: ways })
    : refusal('cab-none-left', { ways })
}

const tripRefusal = ({ reference, name, startsAt }: Hold) =>
  refusal('cab-full-trip', { reference, name, pickUp: new Date(startsAt) })
