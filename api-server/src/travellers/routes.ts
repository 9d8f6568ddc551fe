import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChangeRequest, isCancelled, STEP, TripCancellation, TripReply } from 'shared-api/contract'
import { formatPaise } from 'shared-api/money'
import { z } from 'zod'
import {
  type BookingRecord,
  cancellationTerms,
  feeAt,
  type StoredBooking,
  toReceipt,
  tripCalendar,
} from '../bookings/index.ts'
import { advanceWhenOf } from '../payments/index.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { AppError, refused } from '../platform/http/problems.ts'
import { problems, replies } from '../platform/http/replies.ts'
import { istMinute } from '../platform/time.ts'
import { limits } from './limits.ts'
import { deskMessage } from './messages.ts'
import { deskTexts } from './texts.ts'
import { tripReply } from './view.ts'

const tags = ['Travellers']
const config = { policy: 'traveller' } as const
// Any text: what is no token is 404, as one that is unknown.
const params = z.strictObject({ token: z.string() })

/** A trip by its traveller's link (docs/product.md, The traveller's page). A token that is unknown or dead is 404. */
export const travellerTripRoutes: FastifyPluginAsyncZod = async (app) => {
  const opened = async (token: string): Promise<StoredBooking> => {
    const link = await app.links.find(token, 'traveller')
    if (!link) throw new AppError('not-found')
    return app.bookings.find(link.bookingId)
  }
  const reply = async (stored: StoredBooking) =>
    tripReply(stored, await cancellationTerms(app, stored.booking), {
      payment: await app.payments.owed(stored.booking),
      advanceWhen: advanceWhenOf(stored.booking, app.company()),
      papers: await app.documents.list({ bookingId: stored.booking.id }),
      quoted: await app.bills.quoted(stored.booking.id),
      paysOnline: app.orders !== null,
      now: app.now(),
    })

  app.get(
    '/trip/:token',
    {
      config,
      schema: { tags, summary: 'A trip by its traveller’s link', params, response: replies(TripReply) },
    },
    async ({ params: { token } }) => reply(await opened(token)),
  )

  app.post(
    '/trip/:token/cancel',
    {
      config,
      schema: {
        tags,
        summary: 'Cancel the trip. 409 when it is too late, or costs more by now than the traveller saw',
        ...{ params, body: TripCancellation, response: replies(TripReply) },
      },
    },
    async ({ params: { token }, body: { reason = '', fee: seen } }) => {
      const found = await opened(token)
      const { id, reference, name, status } = found.booking
      if (isCancelled(status)) return reply(found)
      const terms = await cancellationTerms(app, found.booking)
      const shown = feeAt(found.booking, terms, app.now())
      const limit = seen ?? shown
      const fee = (booking: BookingRecord) => {
        const cost = feeAt(booking, terms, app.now())
        if (cost <= limit) return cost
        throw refused('costs-more', { fee: formatPaise(cost) })
      }
      const why = [deskTexts.cancelledReason({ fee: formatPaise(shown) }), reason].filter(Boolean).join(': ')
      const step = { to: STEP.cancel, reason: why, tell: true } as const
      const toDesk = deskMessage(app, id, deskTexts.cancelled({ reference, name }))
      const edit = { byName: name, allows: () => true, actor: 'traveller', fee, messages: [toDesk] } as const
      return reply(await app.bookings.takeStep(id, step, edit))
    },
  )

  app.post(
    '/trip/:token/change',
    {
      config,
      schema: {
        tags,
        summary: 'Ask the desk for a change',
        ...{ params, body: ChangeRequest, response: replies(TripReply) },
      },
    },
    async ({ params: { token }, body: { message } }) => {
      const { booking } = await opened(token)
      await app.countCall(limits['trip-change'], booking.id)
      const note = deskTexts.changeNote({ at: istMinute(app.now()), message })
      const toDesk = deskMessage(app, booking.id, deskTexts.change(booking))
      const changed = await app.bookings.noteChangeRequest(booking.id, note, [toDesk])
      return reply(changed)
    },
  )

  app.get(
    '/trip/:token/calendar',
    {
      config,
      schema: {
        tags,
        summary: 'The trip as a calendar file',
        params,
        response: {
          200: { description: 'An iCalendar file', content: { 'text/calendar': { schema: z.string() } } },
          ...problems,
        },
      },
    },
    async (request, answer) => {
      const { booking } = await opened(request.params.token)
      const entry = { ...booking, ...(await app.bookings.identity(booking)) }
      return answer
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${booking.reference}.ics"`)
        .send(tripCalendar(toReceipt(booking), entry, await app.refreshCompany(), languageOfCaller(request)))
    },
  )
}
