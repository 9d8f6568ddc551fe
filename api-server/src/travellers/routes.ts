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
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { IdempotencyKey } from '../platform/http/params.ts'
import { refused } from '../platform/http/problems.ts'
import { problems } from '../platform/http/replies.ts'
import { sha256 } from '../platform/ids.ts'
import { istMinute } from '../platform/time.ts'
import { limits } from './limits.ts'
import { deskMessage } from './messages.ts'
import { deskTexts } from './texts.ts'
import { tripReply } from './view.ts'

const travellerCall = callsOf('Travellers', { policy: 'traveller' })
// Any text: what is no token is 404, as one that is unknown.
const params = z.strictObject({ token: z.string() })

/** A trip by its traveller's link (docs/product.md, The traveller's page). A token that is unknown or dead is 404. */
export const travellerTripRoutes: FastifyPluginAsyncZod = async (app) => {
  const opened = async (token: string): Promise<StoredBooking> => app.bookings.find(await app.links.bookingOf(token))
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
    travellerCall('A trip by its traveller’s link', TripReply, { params }),
    async ({ params: { token } }) => reply(await opened(token)),
  )

  app.post(
    '/trip/:token/cancel',
    travellerCall('Cancel the trip. 409 when it is too late, or costs more by now than the traveller saw', TripReply, {
      params,
      body: TripCancellation,
    }),
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
    travellerCall('Ask the desk for a change', TripReply, { params, headers: IdempotencyKey, body: ChangeRequest }),
    async ({ params: { token }, headers, body: { message } }) => {
      const { booking } = await opened(token)
      await app.countCall(limits['trip-change'], booking.id)
      const note = deskTexts.changeNote({ at: istMinute(app.now()), message })
      const key = headers['idempotency-key']
      const once = key === undefined ? {} : { onceKey: sha256(`change ${booking.id} ${key} ${message}`) }
      const toDesk = { ...deskMessage(app, booking.id, deskTexts.change(booking)), ...once }
      const changed = await app.bookings.noteChangeRequest(booking.id, note, toDesk)
      return reply(changed)
    },
  )

  app.get(
    '/trip/:token/calendar',
    travellerCall(
      'The trip as a calendar file',
      {
        200: { description: 'An iCalendar file', content: { 'text/calendar': { schema: z.string() } } },
        ...problems,
      },
      { params },
    ),
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
