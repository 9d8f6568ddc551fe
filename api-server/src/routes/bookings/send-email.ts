import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type BookingDetails, BookingReply, BookingRequest, tripProblems } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { isRobot } from '../../honeypot.ts'
import { sha256 } from '../../ids.ts'
import { type FieldError, invalid } from '../../replies/problems.ts'
import type { RequestKey } from '../../repositories/idempotency.ts'
import type { SessionUser } from '../../repositories/sessions.ts'
import { languageOfCaller } from '../../texts/index.ts'
import { IdempotencyKey } from '../params.ts'
import { replies } from '../replies.ts'

/**
 * POST sendemail: stores a booking; the mails that tell of it go out by themselves (`specification §7`). A robot, which
 * fills the honeypot, gets a receipt of the same shape, of a booking that is nowhere (docs/decisions/forms.md).
 */
export const sendEmailRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/sendemail',
    {
      config: { policy: 'anyone', rateLimit: 'booking-address' },
      schema: {
        tags: ['Bookings'],
        summary: 'Book a cab. An Idempotency-Key header makes a repeated request one booking, for 24 hours',
        headers: IdempotencyKey,
        body: BookingRequest,
        response: replies(BookingReply),
      },
    },
    async (request) => {
      const { body, headers, raw } = request
      const { bookingDetails } = body
      const key = requestKey(headers['idempotency-key'], bookingDetails)
      const problems = problemsOf(bookingDetails, app.now())
      if (problems.length > 0) {
        // What was booked in time may be asked for again when the pick-up is past.
        const earlier = key && (await app.bookings.earlier(key))
        if (earlier) return { success: true as const, booking: earlier }
        throw invalid(problems)
      }
      await app.countCall('booking-mail', bookingDetails.mail.toLowerCase())
      if (isRobot(body)) return { success: true as const, booking: await app.bookings.pretend(bookingDetails, key) }
      const language = languageOfCaller(raw)
      const takenBy = staffName(await request.loadUser())
      const booking = await app.bookings.place(bookingDetails, { key, takenBy }, (receipt) =>
        app.messages.ofBooking(receipt, language),
      )
      app.outboxWorker.wake()
      return { success: true as const, booking }
    },
  )
}

/** Each field that breaks a rule of booking. */
const problemsOf = (details: BookingDetails, now: number): FieldError[] =>
  [...unknownCity('from', details.from), ...unknownCity('to', details.to), ...tripProblems(details, now)].map(
    ({ path, message }) => ({ path: `bookingDetails.${path}`, message }),
  )

const staffName = (user: SessionUser | null) => (user?.role === 'admin' ? user.name : null)

const unknownCity = (path: string, id: string): FieldError[] =>
  findCity(id) ? [] : [{ path, message: `${path} must be one of our cities` }]

/** Of the selected cab only the id counts: a client may send the rest of it or not. */
function requestKey(key: string | undefined, details: BookingDetails): RequestKey | null {
  if (key === undefined) return null
  const body = { ...details, selectedCab: details.selectedCab._id }
  return { keyHash: sha256(key), bodyHash: sha256(JSON.stringify(body)) }
}
