import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BookingReply, BookingRequest } from 'shared-api/contract'
import { isRobot } from '../../honeypot.ts'
import { mailboxOf } from '../../plugins/rate-limits.ts'
import type { SessionUser } from '../../repositories/sessions.ts'
import { languageOfCaller } from '../../texts/index.ts'
import { IdempotencyKey } from '../params.ts'
import { replies } from '../replies.ts'
import { earlierUnlessCounted, earlierUnlessSound, requestKey } from './booking-request.ts'

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
      const mailbox = mailboxOf(bookingDetails.mail)
      const takenBy = staffName(await request.loadUser())
      const earlier =
        (await earlierUnlessSound(app, bookingDetails, key)) ??
        // The desk may book for many who share an address.
        (takenBy === null ? await earlierUnlessCounted(app, mailbox, key) : null)
      if (earlier) return { success: true as const, booking: earlier }
      if (isRobot(body)) return { success: true as const, booking: await app.bookings.pretend(bookingDetails, key) }
      const language = languageOfCaller(raw)
      const { booking, isRepeat } = await app.bookings.place(bookingDetails, { key, takenBy }, (receipt) =>
        app.messages.ofBooking(receipt, language),
      )
      if (isRepeat && takenBy === null) await app.rateLimits.giveBack('booking-mail', mailbox)
      app.outboxWorker.wake()
      return { success: true as const, booking }
    },
  )
}

const staffName = (user: SessionUser | null) => (user?.role === 'admin' ? user.name : null)
