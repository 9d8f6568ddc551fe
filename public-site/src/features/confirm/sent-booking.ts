import { type sendBooking, sentRequest } from 'shared-api/client'

type Details = Parameters<typeof sendBooking>[1]

const kept = sentRequest<Details>('sent-booking')

/** The booking to send, and its key. The desk may have edited the cab since, so only its id counts. */
export const toSend = (details: Details) =>
  kept.toSend(JSON.stringify({ ...details, selectedCab: details.selectedCab._id, cabType: null, fare: null }), details)

/** The booking is made. */
export const forgetSent = kept.forget
