import type { Kysely } from 'kysely'
import type { Assignment, BookingStatus } from 'shared-api/contract'
import type { OutboxRow, Schema } from '../../platform/database/schema.ts'
import { insertMessages } from '../../platform/outbox/repository.ts'
import { languageOf } from '../changing/open-booking.ts'
import { beliedBy } from '../messages/belied.ts'
import { releasedOf } from '../messages/driver-messages.ts'
import type { AnnounceStep } from '../messages/step-messages.ts'
import type { BookingRecord } from '../record/index.ts'
import { assignmentsOf } from './assignments.ts'

const OF_STEPS: OutboxRow['kind'][] = ['booking-step', 'booking-phone', 'driver-phone']

/**
 * Stores the messages about a step that was just written to `booking`, as it was before; `announce` is null where nobody is
 * notified, `driverBefore` who drove before it. Unsent messages that are no longer true after the step are dropped.
 */
export async function tellStep(
  tx: Kysely<Schema>,
  booking: BookingRecord,
  status: BookingStatus,
  announce: AnnounceStep | null,
  at: number,
  driverBefore: Assignment['driver'] | null,
): Promise<void> {
  await dropBelied(tx, booking.id, status)
  if (!announce) return
  const assignment = (await assignmentsOf(tx, [booking])).get(booking.id) ?? null
  const after = { ...booking, status, version: booking.version + 1 }
  const released = await releasedOf(tx, booking.id, driverBefore, assignment?.driver)
  const language = await languageOf(tx, booking)
  await insertMessages(tx, announce({ booking: after, from: booking.status, assignment, released, language }), at)
}

/** Messages of earlier steps that the desk has not sent by hand come too late as well. */
async function dropBelied(tx: Kysely<Schema>, bookingId: string, status: BookingStatus) {
  const belied = beliedBy(status)
  await tx
    .deleteFrom('outbox')
    .where('bookingId', '=', bookingId)
    .where('kind', 'in', OF_STEPS)
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'held'), eb('channel', '=', 'hand')]),
        ...(belied.length > 0 ? [and([eb('state', '=', 'waiting'), eb('event', 'in', belied)])] : []),
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
