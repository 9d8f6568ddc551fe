import type { z } from 'zod'
import {
  type BookingDetails,
  type BookingReceipt,
  BookingReply,
  fromWire,
  type StaffBooking,
  type StaffBookingDetails,
  toWire,
} from '../contract/index.ts'
import { type Client, read } from './http.ts'

/**
 * Books a cab. `idempotencyKey` belongs to this booking: the same key again, after a lost answer, gives the booking that
 * is already stored. `website` is what stands in a public form's honeypot. Throws `ApiProblem` 400 naming the
 * fields, which are `bookingDetails.selectedCab` when the cab is no longer to be had.
 */
export function sendBooking(
  client: Client,
  bookingDetails: z.input<typeof BookingDetails>,
  idempotencyKey: string,
  website = '',
) {
  const json = { bookingDetails: toWire(bookingDetails), ...(website !== '' && { website }) }
  const headers = { 'idempotency-key': idempotencyKey }
  return read(Booked, client.post('sendemail', { json, headers }))
}

/**
 * Books a cab for somebody, as staff. What it takes the place of is cancelled with it, and what it answers is answered: all
 * or nothing. Throws `ApiProblem` as `sendBooking` does, and 409 when the earlier booking is over or cancelled already.
 */
export function takeBooking(client: Client, { bookingDetails, ...rest }: OwnStaffBooking, idempotencyKey: string) {
  const json = { ...rest, bookingDetails: toWire(bookingDetails) }
  return read(Booked, client.post('bookings', { json, headers: { 'idempotency-key': idempotencyKey } }))
}

type OwnStaffBooking = Omit<StaffBooking, 'bookingDetails'> & { bookingDetails: z.input<typeof StaffBookingDetails> }

const Booked = BookingReply.transform(({ booking }): { booking: BookingReceipt } => ({ booking: fromWire(booking) }))
