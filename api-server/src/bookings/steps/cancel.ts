import { type CancelBookings, type CancelResult, isCancelled, isOpen, STEP } from 'shared-api/contract'
import { lockRows } from '../../platform/database/engine.ts'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow } from '../../platform/database/schema.ts'
import { parseBooking } from '../record/index.ts'
import { writeStep } from './update.ts'

/**
 * Cancels bookings as the staff member `byName`, for one reason, and reports the outcome of each. Bookings that changed since they were
 * read stay.
 */
export const cancelBookings =
  ({ transaction }: Database, now: () => number) =>
  ({ bookings: wanted, reason }: CancelBookings, byName: string): Promise<CancelResult[]> =>
    transaction(async (tx) => {
      const ids = wanted.map(({ _id }) => _id)
      // In one order, so that two such calls never wait for each other.
      const query = tx.selectFrom('bookings').selectAll().where('id', 'in', ids).orderBy('id')
      const found = new Map((await lockRows(tx, query).execute()).map((booking) => [booking.id, parseBooking(booking)]))
      const results: CancelResult[] = []
      for (const { _id, version } of wanted) {
        const booking = found.get(_id)
        const result = booking ? resultOf(booking, version) : 'gone'
        if (booking && result === 'cancelled' && !isCancelled(booking.status)) {
          // Nobody is notified: what the desk cancels in bulk, robots have left.
          await writeStep(tx, booking, { status: STEP.cancel }, { byName, at: now(), reason: reason || null }, null)
        }
        results.push({ _id, result })
      }
      return results
    })

function resultOf({ status, version: current }: BookingRow, version: number): CancelResult['result'] {
  // One that is cancelled already is no conflict: the answer to an earlier call was lost.
  if (isCancelled(status)) return 'cancelled'
  if (current !== version) return 'changed'
  return isOpen(status) ? 'cancelled' : 'completed'
}
