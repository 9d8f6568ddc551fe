import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Accepted, Deleted, DriveLink, Id, SettleExpense, TouristList, TouristListReply } from 'shared-api/contract'
import { z } from 'zod'
import { findBooking } from '../bookings/record/index.ts'
import { contentTypeOf } from '../platform/files/storage.ts'
import { ById } from '../platform/http/params.ts'
import { AppError, refused } from '../platform/http/problems.ts'
import { problems, replies } from '../platform/http/replies.ts'
import { sheetText } from './sheet-text.ts'
import { toCollect } from './to-collect.ts'

const config = { policy: 'admin' } as const
const sendFile = (reply: FastifyReply, key: string, body: Readable): FastifyReply =>
  reply.type(contentTypeOf(key)).send(body)
const ByExpense = z.strictObject({ id: Id, expense: Id })

/** The driver's link to send, the photos of expenses, and tourist lists, for the desk. */
export const deskDrivingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/bookings/:id/drive-link',
    {
      config: { ...config, activity: null },
      schema: {
        tags: ['Bookings'],
        summary: 'A new link for the driver, with the trip sheet as a text to send. 409 before a driver is assigned',
        ...{ params: ById, response: replies(DriveLink) },
      },
    },
    async ({ params }) => {
      const stored = await app.bookings.find(params.id)
      const { booking, assignment } = stored
      if (!assignment) throw refused('assign-first')
      const collect = (await app.refreshCompany()).driversCollect ? toCollect(stored) : null
      const url = await app.links.urlForDriver(booking.id, assignment.driver.id)
      return { url, text: sheetText({ booking, assignment, collect }, url), mobile: assignment.driver.mobile }
    },
  )

  app.delete(
    '/bookings/:id/drive-link',
    {
      config: { ...config, activity: 'booking-changed' },
      schema: {
        tags: ['Bookings'],
        summary: 'Close every link of the trip’s drivers for good',
        ...{ params: ById, response: replies(Deleted) },
      },
    },
    async (request) => {
      const booking = await findBooking(app.database.db, request.params.id)
      await app.links.closeForDriver(booking.id)
      request.subjects = [{ id: booking.id, name: booking.reference }]
      return { success: true as const, message: 'The driver’s links are closed.' }
    },
  )

  app.get(
    '/bookings/:id/expenses/:expense/photo',
    {
      config,
      schema: {
        tags: ['Bookings'],
        summary: 'The photo of an expense’s receipt, as WebP',
        params: ByExpense,
        response: {
          200: { description: 'A photo', content: { 'image/webp': { schema: z.string() } } },
          ...problems,
        },
      },
    },
    async ({ params: { id, expense } }, reply) => {
      const key = await app.driving.photoOf(id, expense)
      const file = key && (await app.uploads.get(key))
      if (!file) throw new AppError('not-found')
      return sendFile(reply, key, file.body)
    },
  )
  app.post(
    '/bookings/:id/expenses/:expense',
    {
      config: { ...config, activity: 'expense-settled' },
      schema: {
        tags: ['Bookings'],
        summary: 'Count an expense that waits, or refuse it. 409 for one that does not wait',
        ...{ params: ByExpense, body: SettleExpense, response: replies(Accepted) },
      },
    },
    async (request) => {
      const { params, body } = request
      const booking = await app.driving.settleExpense(params.id, params.expense, body.accept)
      request.subjects = [{ id: booking.id, name: booking.reference, detail: body.accept ? 'accepted' : 'refused' }]
      return { success: true as const }
    },
  )

  app.get(
    '/bookings/:id/tourists',
    {
      config,
      schema: {
        tags: ['Bookings'],
        summary: 'The tourist list of a trip: names and ages of its passengers',
        ...{ params: ById, response: replies(TouristListReply) },
      },
    },
    async ({ params }) => ({ list: await app.touristLists.find(params.id) }),
  )

  app.put(
    '/bookings/:id/tourists',
    {
      config: { ...config, activity: 'booking-changed' },
      schema: {
        tags: ['Bookings'],
        summary: 'Replace the tourist list of a trip',
        ...{ params: ById, body: TouristList, response: replies(TouristListReply) },
      },
    },
    async ({ params, body }) => {
      await app.touristLists.save(params.id, body)
      return { list: body }
    },
  )
}
