import { type BookingStatus, isAwaited, isNotDriven, type TripEvent } from 'shared-api/contract'
import { PermanentRefusal } from '../../platform/outbox/attempts.ts'
import type { StoredBooking } from '../record/page.ts'

/** What is no longer true once a booking has this status. */
export function beliedBy(status: BookingStatus): TripEvent[] {
  if (isNotDriven(status)) return ['received', 'changed', 'confirmed', 'assigned']
  return status === 'confirmed' || status === 'assigned' ? ['assigned'] : []
}

/** @throws PermanentRefusal for an event that is no longer true: the desk sends an old message again */
export function refuseBelied(
  event: TripEvent | null,
  { booking: { status }, assignment }: Pick<StoredBooking, 'booking' | 'assignment'>,
) {
  if (event !== 'cancelled' && isNotDriven(status)) throw new PermanentRefusal(`The booking is ${status} by now.`)
  if (isAwaited(event) && !assignment) throw new PermanentRefusal('Nobody is assigned to the trip any more.')
}
