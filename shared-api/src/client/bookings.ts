import type { z } from 'zod'
import { type BookingDetails, BookingReply } from '../contract/index.ts'
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
  const json = { bookingDetails, ...(website !== '' && { website }) }
  const headers = { 'idempotency-key': idempotencyKey }
  return read(BookingReply, client.post('sendemail', { json, headers }))
}

/**
 * Books a cab for somebody, as staff; with `insteadOf` in the place of the booking of that id, which is cancelled with it:
 * both or none. Throws `ApiProblem` as `sendBooking` does, and 409 when that booking is over or cancelled already.
 */
export function takeBooking(
  client: Client,
  bookingDetails: z.input<typeof BookingDetails>,
  idempotencyKey: string,
  insteadOf?: string,
) {
  const headers = { 'idempotency-key': idempotencyKey }
  return read(BookingReply, client.post('bookings', { json: { bookingDetails, insteadOf }, headers }))
}
