import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type BookingReceipt, BookingReply, BookingRequest } from 'shared-api/contract'
import type { SessionUser } from '../../platform/http/caller.ts'
import { callsOf } from '../../platform/http/calls.ts'
import { isRobot } from '../../platform/http/honeypot.ts'
import { languageOfCaller } from '../../platform/http/language.ts'
import { IdempotencyKey } from '../../platform/http/params.ts'
import { callerOf } from '../../platform/http/rate-limits.ts'
import { limits } from '../limits.ts'
import { bookedByVisitor } from '../record/wire.ts'
import type { Alongside } from '../repository.ts'
import { refuseStaleRepeat, requestKey } from './request.ts'

const openCall = callsOf('Bookings', { policy: 'anyone' })

/**
 * POST sendemail: stores a booking; the outbox sends its mails (docs/product.md, Messages). A robot that fills the honeypot
 * gets a receipt of the same shape, and nothing is stored (docs/decisions/forms.md).
 */
export const sendEmailRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/sendemail',
    openCall(
      'Book a cab. An Idempotency-Key header makes a repeated request one booking, for 24 hours',
      BookingReply,
      { headers: IdempotencyKey, body: BookingRequest },
      { rateLimit: limits['booking-address'] },
    ),
    async (request) => {
      const { body, headers, raw } = request
      const { bookingDetails } = body
      const key = requestKey(headers['idempotency-key'], bookingDetails)
      const user = await request.loadUser()
      const takenBy = staffName(user)
      const userId = user?.role === 'customer' ? user.id : null
      // The desk knows what it can still do.
      const rule = takenBy === null ? app.company() : {}
      const replyTo = (booking: BookingReceipt, tripLink: string) => bookedByVisitor(booking, tripLink, app.company())
      const earlier = await refuseStaleRepeat(app, bookingDetails, key, rule)
      if (earlier) return replyTo(earlier, await app.links.pathForTraveller(earlier._id))
      if (isRobot(body)) {
        const receipt = await app.bookings.pretend(bookingDetails, key)
        return replyTo(receipt, app.links.pathToNothing())
      }
      const made = new Map<string, string>()
      const alongside: Alongside = async (tx, id) => made.set(id, await app.links.pathForTraveller(id, tx))
      const language = languageOfCaller(raw)
      // The desk may book for many who share a mailbox.
      const caller = takenBy === null ? callerOf(request) : null
      const offer = body.returnOffer ? { offer: app.company() } : {}
      const origin = { key, takenBy, caller, language, userId, alongside, ...offer }
      const booking = await app.bookings.place(bookingDetails, origin)
      // A reply is remembered without its link, which is a secret: a repeat gets one of its own.
      return replyTo(booking, made.get(booking._id) ?? (await app.links.pathForTraveller(booking._id)))
    },
  )
}

const staffName = (user: SessionUser | null) => (user?.role === 'admin' ? user.name : null)
