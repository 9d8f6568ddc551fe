import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AssignTrip, BookingPageReply, BookingStep, FreeReply, Id, isNotDriven, LegShare } from 'shared-api/contract'
import { z } from 'zod'
import { callsOf } from '../../platform/http/calls.ts'
import { versioned } from '../../platform/http/etag.ts'
import { languageOfCaller } from '../../platform/http/language.ts'
import { ById, IfMatch } from '../../platform/http/params.ts'
import { findBooking } from '../record/index.ts'
import type { StoredBooking } from '../record/page.ts'
import { toBookingPage } from '../record/wire.ts'
import { cancellationTerms, feeAt } from '../steps/cancellation-fee.ts'
import type { FeeOf } from '../steps/update.ts'
import { editOf } from './edit.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** The steps of a trip, and who drives which vehicle, for the desk (docs/product.md, Steps of a booking). */
export const tripRoutes: FastifyPluginAsyncZod = async (app) => {
  const feeOf = async (id: string): Promise<FeeOf> => {
    const terms = await cancellationTerms(app, await findBooking(app.database.db, id))
    return (booking) => feeAt(booking, terms, app.now())
  }

  app.post(
    '/bookings/:id/state',
    deskCall(
      'Take a step of a booking. 409 with the reason for one that may not follow',
      BookingPageReply,
      { params: ById, headers: IfMatch, body: BookingStep },
      'booking-changed',
    ),
    async (request, reply) => {
      const { charge, ...step } = request.body
      const fee = charge && isNotDriven(step.to) ? await feeOf(request.params.id) : undefined
      const stored = await app.bookings.takeStep(request.params.id, step, { ...(await editOf(request)), fee })
      request.subjects = [subjectOf(stored)]
      return versioned(reply, stored.booking.version, { booking: toBookingPage(stored, languageOfCaller(request)) })
    },
  )

  app.get(
    '/bookings/:id/free',
    deskCall('Vehicles and drivers, the nearest first, with what is in the way of each on this trip', FreeReply, {
      params: ById,
    }),
    async ({ params }) => app.bookings.free(params.id, app.company()),
  )

  app.post(
    '/bookings/:id/assign',
    deskCall(
      'Assign a vehicle and a driver. 409 with what is in the way',
      BookingPageReply,
      { params: ById, headers: IfMatch, body: AssignTrip },
      'booking-changed',
    ),
    async (request, reply) => {
      const stored = await app.bookings.assign(request.params.id, request.body, await editOf(request))
      request.subjects = [subjectOf(stored)]
      return versioned(reply, stored.booking.version, { booking: toBookingPage(stored, languageOfCaller(request)) })
    },
  )

  app.put(
    '/bookings/:id/legs/:leg',
    deskCall(
      'What of the allowance of a trip an earlier driver gets; the rest is the last one’s',
      BookingPageReply,
      { params: z.strictObject({ id: Id, leg: Id }), body: LegShare },
      'booking-changed',
    ),
    async (request, reply) => {
      const { params, body } = request
      const stored = await app.bookings.shareLeg(params.id, params.leg, body.share)
      request.subjects = [subjectOf(stored)]
      return versioned(reply, stored.booking.version, { booking: toBookingPage(stored, languageOfCaller(request)) })
    },
  )
}

const subjectOf = ({ booking: { id, reference, status } }: StoredBooking) => ({
  ...{ id, name: reference, detail: status.replaceAll(' ', '-') },
})
