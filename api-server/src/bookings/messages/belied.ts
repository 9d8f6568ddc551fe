import { type BookingStatus, isAwaited, isNotDriven, type TripEvent } from 'shared-api/contract'
import { UntrueMessage } from '../../platform/outbox/attempts.ts'
import { refusal } from '../../texts/refusal.ts'
import type { StoredBooking } from '../record/page.ts'

/** What is no longer true once a booking has this status. */
export function beliedBy(status: BookingStatus): TripEvent[] {
  if (isNotDriven(status)) return ['received', 'changed', 'confirmed', 'assigned']
  return status === 'confirmed' || status === 'assigned' ? ['assigned'] : []
}

/** @throws UntrueMessage for an event that is no longer true: the desk sends an old message again */
export function refuseBelied(
  event: TripEvent | null,
  { booking: { status }, assignment }: Pick<StoredBooking, 'booking' | 'assignment'>,
) {
  if (event !== 'cancelled' && isNotDriven(status)) throw new UntrueMessage(refusal('booking-is-now', { status }))
  if (isAwaited(event) && !assignment) throw new UntrueMessage(refusal('nobody-assigned'))
}
