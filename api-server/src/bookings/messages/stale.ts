import { type BookingStatus, isAwaited, isCancelled, isNotDriven, PROCESS, type TripEvent } from 'shared-api/contract'
import { UntrueMessage } from '../../platform/outbox/attempts.ts'
import { refusal } from '../../texts/refusal.ts'
import type { StoredBooking } from '../record/page.ts'

/** What is no longer true once a booking has this status. */
export const staleAfter = (status: BookingStatus): readonly TripEvent[] => PROCESS[status].withdraws ?? []

/** @throws UntrueMessage for an event that is no longer true: the desk sends an old message again */
export function refuseStale(
  event: TripEvent | null,
  { booking: { status }, assignment }: Pick<StoredBooking, 'booking' | 'assignment'>,
) {
  if (!isCancelled(event) && isNotDriven(status)) throw new UntrueMessage(refusal('booking-is-now', { status }))
  if (isAwaited(event) && !assignment) throw new UntrueMessage(refusal('nobody-assigned'))
}
