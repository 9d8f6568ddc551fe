import type { FastifyInstance } from 'fastify'
import { DAY_MS } from 'shared-api/india'
import { AppError } from '../platform/http/problems.ts'
import { newBookingsPaidSince } from './ledger.ts'
import { personHasToLook } from './person-looks.ts'

/**
 * Sends the message about a payment soon, and confirms a new booking whose advance is paid where the company wants that
 * (docs/product.md, Payments). One that cannot be confirmed, such as for want of a vehicle, stays for the desk.
 */
export async function afterPayment(app: FastifyInstance, bookingId: string): Promise<void> {
  if (!app.company().advanceConfirms) return
  const { booking, paidPaise } = await app.bookings.find(bookingId)
  if (booking.status !== 'new' || paidPaise < (booking.advancePaise ?? 0) || personHasToLook(booking)) return
  await app.confirmBooking(bookingId, 'Advance paid').catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    app.log.info({ bookingId, detail: error.message }, 'a booking was paid and not confirmed')
  })
}

/** Does `afterPayment` for payments of the last day that a stop of the server kept from it. */
export async function afterLostPayments(app: FastifyInstance): Promise<void> {
  for (const id of await newBookingsPaidSince(app.database.db, app.now() - DAY_MS)) await afterPayment(app, id)
}
