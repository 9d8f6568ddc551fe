import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DriveStep, DriveStepReply, DriveTripReply, isStart } from 'shared-api/contract'
import { z } from 'zod'
import { formAsBody } from '../platform/files/read-form.ts'
import { multipart } from '../platform/http/multipart.ts'
import { RequiredKey } from '../platform/http/params.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { replies } from '../platform/http/replies.ts'
import { limits } from './limits.ts'
import { ExpensePhoto, PHOTO_FORM, storePhoto } from './photos.ts'
import { toCollect } from './to-collect.ts'
import { toDriveTrip } from './wire.ts'

const tags = ['Driving']
const config = { policy: 'driver' } as const
/** Any text is a token; one that was never given is answered with 401. */
const ByToken = z.strictObject({ token: z.string() })

/** A driver's trip and what is reported of it, by the link (docs/product.md, The driver's page). */
export const drivingRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.get(
    '/drive/:token',
    {
      config,
      schema: {
        tags,
        summary: 'The trip of a driver’s link. 401 for an unknown link, 410 for one that has ended',
        ...{ params: ByToken, response: replies(DriveTripReply) },
      },
    },
    async ({ params }) => {
      const trip = await app.driving.open(params.token)
      const tourists = await app.touristLists.find(trip.booking.id)
      const cash = await app.driving.cashOf(trip)
      const { phones, driversCollect } = await app.refreshCompany()
      const collect = driversCollect ? toCollect(trip) : null
      return { trip: toDriveTrip(trip, { tourists, cash, collect, desk: phones[0] ?? '' }) }
    },
  )

  app.post(
    '/drive/:token/step',
    {
      config,
      schema: {
        tags,
        summary: 'Report a step, km, waiting and expenses. 409 for a step that may not follow',
        ...{ params: ByToken, headers: RequiredKey, body: DriveStep, response: replies(DriveStepReply) },
      },
    },
    async ({ params: { token }, headers, body }) => {
      const bookingId = await app.driving.bookingOf(token)
      // With any other step the digits are not compared: it must not clear the count of wrong ones.
      const isGuess = isStart(body.to) && body.code !== undefined
      if (isGuess) await app.countCall(limits['trip-code'], bookingId)
      const status = await app.driving.report(token, headers['idempotency-key'], body)
      if (isGuess) await app.rateLimits.forget(limits['trip-code'], bookingId)
      if (body.cash) await app.paymentRecorded(bookingId)
      return { success: true as const, status }
    },
  )

  app.post(
    '/drive/:token/photo',
    {
      config: { ...config, accepts: ['multipart'] },
      // Before the form is read.
      onRequest: async ({ params }) => void (await app.driving.bookingOf((params as z.infer<typeof ByToken>).token)),
      preValidation: formAsBody(PHOTO_FORM),
      schema: {
        tags,
        summary: 'The photo of an expense’s receipt, which the desk alone sees. The first one stays',
        consumes: ['multipart/form-data'],
        ...{ params: ByToken, body: ExpensePhoto, response: replies(Stored) },
      },
    },
    async (request) => {
      const bookingId = await app.driving.bookingOf(request.params.token)
      await app.budget.made(callerOf(request), () => storePhoto(app, bookingId, request.body))
      return { success: true as const }
    },
  )
}

const Stored = z.strictObject({ success: z.literal(true) })
