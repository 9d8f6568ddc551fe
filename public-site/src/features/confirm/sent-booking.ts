import { type sendBooking, sentRequest } from 'shared-api/client'

type Details = Parameters<typeof sendBooking>[1]

const kept = sentRequest<Details>('sent-booking')

/** What to send for a booking, and its key. The desk may have edited the cab meanwhile: only its id tells bookings apart. */
export const toSend = (details: Details) =>
  kept.toSend(JSON.stringify({ ...details, selectedCab: details.selectedCab._id, cabType: null, fare: null }), details)

/** The booking is made. */
export const forgetSent = kept.forget
