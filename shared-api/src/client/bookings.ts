import type { z } from 'zod'
import {
  type BookingDetails,
  type BookingReceipt,
  BookingReply,
  fromWire,
  type StaffBooking,
  toWire,
} from '../contract/index.ts'
import { type Client, read } from './http.ts'

/**
 * Books a cab. `idempotencyKey` identifies the booking: repeating it after a lost answer returns the stored booking.
 * `website` is the honeypot's value; `returnOffer` says that the price that was seen had one. Throws `ApiProblem` 400 naming the
 * fields, `bookingDetails.selectedCab` if the cab is no longer available; 409 if the return offer is gone.
 */
export function sendBooking(
  client: Client,
  bookingDetails: z.input<typeof BookingDetails>,
  idempotencyKey: string,
  { website = '', returnOffer = false } = {},
) {
  const json = {
    bookingDetails: toWire(bookingDetails),
    ...(website !== '' && { website }),
    ...(returnOffer && { returnOffer }),
  }
  const headers = { 'idempotency-key': idempotencyKey }
  return read(Booked, client.post('sendemail', { json, headers }))
}

/**
 * Books a cab for somebody as staff. Cancels the booking that it replaces and closes the enquiry that it answers: all
 * or nothing. Throws `ApiProblem` as `sendBooking` does, and 409 if the earlier booking is over or cancelled.
 */
export function takeBooking(client: Client, { bookingDetails, ...rest }: OwnStaffBooking, idempotencyKey: string) {
  const json = { ...rest, bookingDetails: toWire(bookingDetails) }
  return read(Booked, client.post('bookings', { json, headers: { 'idempotency-key': idempotencyKey } }))
}

type OwnStaffBooking = Omit<StaffBooking, 'bookingDetails'> & { bookingDetails: z.input<typeof BookingDetails> }

type Booked = Pick<BookingReply, 'tripLink' | 'advanceWhen'> & { booking: BookingReceipt }
const Booked = BookingReply.transform(
  ({ success, booking, ...beside }): Booked => ({ booking: fromWire(booking), ...beside }),
)
