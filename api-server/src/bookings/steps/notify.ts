import type { Kysely } from 'kysely'
import { type BookingStatus, isAsked, isCancelled } from 'shared-api/contract'
import type { OutboxRow, Schema } from '../../platform/database/schema.ts'
import type { Cause } from '../../platform/outbox/kinds.ts'
import { type Announce, eventOfStep } from '../messages/announce.ts'
import type { Driver } from '../messages/driver-messages.ts'
import { staleAfter } from '../messages/stale.ts'
import type { BookingRecord } from '../record/index.ts'

const OF_STEPS: OutboxRow['kind'][] = ['booking-step', 'booking-phone', 'driver-phone']

/** Who drove before a step, whose doing it is, and when it was taken (ms). */
type Taken = { driverBefore: Driver | null; cause: Cause; at: number }

/**
 * Announces a step that was just written to `booking`, as it was before; `announce` is null where nobody is notified. Unsent
 * messages that are no longer true after the step are dropped.
 */
export async function notifyOfStep(
  tx: Kysely<Schema>,
  booking: BookingRecord,
  status: BookingStatus,
  { driverBefore, cause, at }: Taken,
  announce: Announce | null,
): Promise<void> {
  await dropStale(tx, booking.id, status)
  const name = eventOfStep(booking.status, status)
  const after = { ...booking, status, version: booking.version + 1 }
  const unseen = cause === 'visitor' && isAsked(booking.status) && isCancelled(status)
  await announce?.(tx, { name, booking: after, cause, unseen, driverBefore }, at)
}

/** Messages of earlier steps that the desk has not sent by hand come too late as well. */
async function dropStale(tx: Kysely<Schema>, bookingId: string, status: BookingStatus) {
  const stale = staleAfter(status)
  await tx
    .deleteFrom('outbox')
    .where('bookingId', '=', bookingId)
    .where('kind', 'in', OF_STEPS)
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'held'), eb('channel', '=', 'hand')]),
        ...(stale.length > 0 ? [and([eb('state', '=', 'waiting'), eb('event', 'in', stale)])] : []),
      ]),
    )
    .execute()
}

/** A traveller who wants no messages by phone any more gets none that still waits. */
export const dropPhoneMessages = (tx: Kysely<Schema>, bookingId: string) =>
  tx
    .deleteFrom('outbox')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'booking-phone')
    .where('state', 'in', ['waiting', 'held', 'failed'])
    .execute()
