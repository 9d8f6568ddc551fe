import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BookingPageReply,
  BookingPatch,
  BookingReply,
  BookingsQuery,
  BookingsReply,
  CancelBookings,
  CancelReply,
  DESK_DAYS_BACK,
  STEP,
  StaffBooking,
} from 'shared-api/contract'
import { callerName } from '../../platform/http/caller.ts'
import { callsOf } from '../../platform/http/calls.ts'
import { versioned } from '../../platform/http/etag.ts'
import { languageOfCaller } from '../../platform/http/language.ts'
import { ById, IdempotencyKey, IfMatch } from '../../platform/http/params.ts'
import { invalid } from '../../platform/http/problems.ts'
import { bookedReply, NOTHING, toBooking, toBookingPage } from '../record/wire.ts'
import { editOf } from './edit.ts'
import { refuseStaleRepeat, requestKey } from './request.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** The desk's bookings: the list with its filters, one with all that is known of it, its status and note, and new ones. */
export const deskBookingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bookings',
    deskCall(
      'Bookings from the newest, by status, pick-up date, and words of name, mobile, mail or reference',
      BookingsReply,
      { querystring: BookingsQuery },
    ),
    async (request) => {
      const { rows, beside, nextCursor, total } = await app.bookings.list(request.query)
      const language = languageOfCaller(request)
      const bookings = rows.map((row) => toBooking(row, beside.get(row.id) ?? NOTHING, language))
      return { bookings, nextCursor, total }
    },
  )

  app.get(
    '/bookings/:id',
    deskCall('One booking, with its mails and the history of its status', BookingPageReply, { params: ById }),
    async (request, reply) => {
      const stored = await app.bookings.find(request.params.id)
      return versioned(reply, stored.booking.version, { booking: toBookingPage(stored, languageOfCaller(request)) })
    },
  )

  app.patch(
    '/bookings/:id',
    deskCall(
      'Change note or messages by phone',
      BookingPageReply,
      { params: ById, headers: IfMatch, body: BookingPatch },
      'booking-changed',
    ),
    async (request, reply) => {
      const stored = await app.bookings.update(request.params.id, request.body, await editOf(request))
      const { id, reference } = stored.booking
      request.subjects = [{ id, name: reference, detail: request.body.note === undefined ? '' : 'note' }]
      return versioned(reply, stored.booking.version, { booking: toBookingPage(stored, languageOfCaller(request)) })
    },
  )

  app.post(
    '/bookings/cancel',
    deskCall(
      'Cancel many bookings. Those that were changed since they were read, or are completed, stay as they are',
      CancelReply,
      { body: CancelBookings },
      'booking-changed',
    ),
    async (request) => {
      const results = await app.bookings.cancelAll(request.body, await callerName(request))
      const cancelled = results.filter(({ result }) => result === 'cancelled').map(({ _id }) => _id)
      const references = await app.bookings.referencesOf(cancelled)
      request.subjects = references.map(({ id, reference }) => ({ id, name: reference, detail: STEP.cancel }))
      return { results }
    },
  )

  app.post(
    '/bookings',
    deskCall(
      'Book for somebody, as staff. 409 when the booking that it takes the place of is over or cancelled already',
      BookingReply,
      { headers: IdempotencyKey, body: StaffBooking },
      'booking-added',
    ),
    async (request) => {
      const { bookingDetails, ...rest } = request.body
      const { insteadOf, ofEnquiry, cars, language: chosen } = rest
      if (insteadOf && cars) throw invalid([{ path: 'cars', code: 'whole-number', params: { min: 1, max: 1 } }])
      const key = requestKey(request.headers['idempotency-key'], bookingDetails, rest)
      request.subjects = []
      const earlier = await refuseStaleRepeat(app, bookingDetails, key, { daysBack: DESK_DAYS_BACK })
      if (earlier) return bookedReply(earlier)
      const known = chosen ?? (await app.contacts.languageOf(bookingDetails.mobile))
      const language = known ?? languageOfCaller(request.raw)
      const origin = { key, takenBy: await callerName(request), language, ofEnquiry, cars }
      const booking = insteadOf
        ? await app.bookings.replace(insteadOf, bookingDetails, origin)
        : await app.bookings.place(bookingDetails, origin)
      const made = cars
        ? await app.bookings.carsOf(booking.reference)
        : [{ id: booking._id, reference: booking.reference }]
      request.subjects = made.map(({ id, reference }) => ({ id, name: reference }))
      return bookedReply(booking)
    },
  )
}
