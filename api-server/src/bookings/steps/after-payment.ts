import type { FastifyInstance } from 'fastify'
import { STEP } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { advanceWhenOf, newBookingsPaidSince, paidFor } from '../../payments/index.ts'
import { AppError } from '../../platform/http/problems.ts'
import { findBooking } from '../record/index.ts'

/**
 * Confirms a new booking whose advance is paid where the company wants that (docs/product.md, Payments). One that cannot be
 * confirmed, such as for want of a vehicle, stays for the desk.
 */
export async function afterPayment(app: FastifyInstance, bookingId: string): Promise<void> {
  const { db } = app.database
  const booking = await findBooking(db, bookingId)
  if (advanceWhenOf(booking, app.company()) !== 'confirms') return
  if ((await paidFor(db, bookingId)) < (booking.advancePaise ?? 0)) return
  const step = { to: STEP.confirm, tell: true } as const
  const edit = { byName: 'Advance paid', allows: () => true, cause: 'visitor' } as const
  await app.bookings.takeStep(bookingId, step, edit).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    app.log.info({ bookingId, detail: error.message }, 'a booking was paid and not confirmed')
  })
}

/** Does `afterPayment` for payments of the last day that a stop of the server kept from it. */
export async function afterLostPayments(app: FastifyInstance): Promise<void> {
  for (const id of await newBookingsPaidSince(app.database.db, app.now() - DAY_MS)) await afterPayment(app, id)
}
