import { useRef, useState } from 'react'
import { sendBooking } from 'shared-api/client'
import type { BookingReceipt, BookingReply, TravellerDetails } from 'shared-api/contract'
import { api } from '../../lib/client.ts'
import type { TripRequest } from '../../lib/trip-request.ts'
import { type SendFailure, sendFailure } from './send-outcome.ts'
import { forgetSent, toSend } from './sent-booking.ts'

/** What a reply says beside the booking. */
export type BesideReceipt = Pick<BookingReply, 'tripLink' | 'advanceWhen'>
type Options = {
  trip: TripRequest
  /** Whether the price that is shown has a return offer. */
  returnOffer: boolean
  onBooked: (receipt: BookingReceipt, beside: BesideReceipt) => Promise<void>
}

/** Sends the booking, once for each press of the button. */
export function useSendBooking({ trip, returnOffer, onBooked }: Options) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  // The state comes a render too late for the second click of a double click.
  const busy = useRef(false)

  async function send(traveller: TravellerDetails, website: string): Promise<SendFailure | null> {
    if (busy.current) return null
    busy.current = true
    setSending(true)
    setFailure(null)
    const { content, key } = toSend({ ...trip, ...traveller })
    try {
      const { booking, ...beside } = await sendBooking(api(), content, key, { website, returnOffer })
      forgetSent()
      await onBooked(booking, beside)
      return null
    } catch (cause) {
      const failed = sendFailure(cause)
      setFailure(failed)
      return failed
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { sending, failure, send }
}
