import type { ConfirmState } from './confirm-state.ts'

/** What react-router calls an entry whose address was typed in; there may be several. */
const KEYLESS = 'default'

/** Bookings by the entry of the history that they were made on. */
const booked = new Map<string, ConfirmState>()

/**
 * Remembers a booking for the entry that it was made on: who went on to another page before the answer came finds it
 * there on the way back, and not the form again.
 */
export function keepBooked(entry: string, state: ConfirmState): void {
  if (entry !== KEYLESS) booked.set(entry, state)
}

/** The booking that was made on an entry of the history. */
export const bookedOn = (entry: string): ConfirmState | undefined => booked.get(entry)
