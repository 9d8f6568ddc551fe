import type { sendBooking } from 'shared-api/client'
import { create } from 'zustand'
import { keepInTab } from '../../lib/keep-in-tab.ts'
import { randomKey } from './random-key.ts'

type Details = Parameters<typeof sendBooking>[1]
/** A try to book: what tells it from other bookings, what was sent, and the Idempotency-Key it went with. */
type Sent = { booking: string; details: Details; key: string }

/** The last try; it outlives a reload, for the answer may have been lost on the way. */
const useSent = create<{ sent: Sent | null }>()(() => ({ sent: null }))
keepInTab(useSent, { name: 'sent-booking', version: 0, pick: ({ sent }) => ({ sent }) })

/**
 * What to send for a booking, and its key: for the same booking the same again, so that a retry is one booking. The desk
 * may have edited the cab meanwhile, and the server takes a key with one content only: what was sent first goes again.
 */
export function toSend(details: Details): Sent {
  const booking = JSON.stringify({ ...details, selectedCab: details.selectedCab._id, CabType: null, fare: null })
  const { sent } = useSent.getState()
  if (sent?.booking === booking) return sent
  const next = { booking, details, key: randomKey() }
  useSent.setState({ sent: next })
  return next
}

/** The booking is made: the next one is another, whatever is in it. */
export const forgetSent = (): void => useSent.setState({ sent: null })
