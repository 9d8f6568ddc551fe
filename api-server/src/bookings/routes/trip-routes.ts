import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AssignTrip, BookingPageReply, BookingStep, FreeReply, isNotDriven } from 'shared-api/contract'
import { etagOf } from '../../platform/http/etag.ts'
import { ById, IfMatch } from '../../platform/http/params.ts'
import { replies } from '../../platform/http/replies.ts'
import type { StoredBooking } from '../record/page.ts'
import { toBookingPage } from '../record/wire.ts'
import { cancellationTerms, feeAt } from '../steps/cancellation-fee.ts'
import type { FeeOf } from '../steps/update.ts'
import { editOf } from './edit.ts'

const tags = ['Bookings']
const config = { policy: 'admin' } as const

/** The steps of a trip, and who drives which vehicle, for the desk (docs/product.md, Steps of a booking). */
export const tripRoutes: FastifyPluginAsyncZod = async (app) => {
  const feeOf = async (id: string): Promise<FeeOf> => {
    const terms = await cancellationTerms(app, (await app.bookings.find(id)).booking)
    return (booking) => feeAt(booking, terms, app.now())
  }

  app.post(
    '/bookings/:id/state',
    {
      config: { ...config, activity: 'booking-changed' },
      schema: {
        tags,
        summary: 'Take a step of a booking. 409 with the reason for one that may not follow',
        ...{ params: ById, headers: IfMatch, body: BookingStep, response: replies(BookingPageReply) },
      },
    },
    async (request, reply) => {
      const { charge, ...step } = request.body
      const fee = charge && isNotDriven(step.to) ? await feeOf(request.params.id) : undefined
      const stored = await app.bookings.takeStep(request.params.id, step, { ...(await editOf(request)), fee })
      request.subjects = [subjectOf(stored)]
      reply.header('etag', etagOf(stored.booking.version))
      return { booking: toBookingPage(stored) }
    },
  )

  app.get(
    '/bookings/:id/free',
    {
      config,
      schema: {
        tags,
        summary: 'Vehicles and drivers, the nearest first, with what is in the way of each on this trip',
        ...{ params: ById, response: replies(FreeReply) },
      },
    },
    async ({ params }) => app.bookings.free(params.id, app.company()),
  )

  app.post(
    '/bookings/:id/assign',
    {
      config: { ...config, activity: 'booking-changed' },
      schema: {
        tags,
        summary: 'Assign a vehicle and a driver. 409 with what is in the way',
        ...{ params: ById, headers: IfMatch, body: AssignTrip, response: replies(BookingPageReply) },
      },
    },
    async (request, reply) => {
      const stored = await app.bookings.assign(request.params.id, request.body, await editOf(request))
      request.subjects = [subjectOf(stored)]
      reply.header('etag', etagOf(stored.booking.version))
      return { booking: toBookingPage(stored) }
    },
  )
}

const subjectOf = ({ booking: { id, reference, status } }: StoredBooking) => ({
  ...{ id, name: reference, detail: status.replaceAll(' ', '-') },
})
