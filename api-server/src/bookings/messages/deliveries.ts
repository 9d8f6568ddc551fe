import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { PROCESS, type StepEvent } from 'shared-api/contract'
import { upiPart } from '../../payments/index.ts'
import type { OutboxRow } from '../../platform/database/schema.ts'
import type { StoredBooking } from '../record/page.ts'
import { toReceipt } from '../record/wire.ts'
import { changedMail, changedTripMail, deskMail, visitorMail } from './mails.ts'
import { phoneMessage } from './phone-message.ts'
import { refuseStale } from './stale.ts'
import { stepMail } from './step-mails.ts'

/** Writes the messages about bookings when they are sent. */
export const bookingDeliveries = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { bookings, deliveries, links, payments, phones } = app
    const stored = ({ bookingId }: OutboxRow) => bookings.find(bookingId ?? '')
    const entryOf = async ({ booking }: StoredBooking) => ({ ...booking, ...(await bookings.identity(booking)) })

    deliveries.byMail('booking-desk', async (message) => {
      const { booking, party } = await stored(message)
      return deskMail(toReceipt(booking), booking, app.company(), party)
    })
    deliveries.byMail('booking-visitor', async (message) => {
      const found = await stored(message)
      const link = await links.urlForTraveller(found.booking.id, message.language)
      const { booking, party } = found
      return visitorMail(toReceipt(booking), await entryOf(found), app.company(), message.language, link, party)
    })
    deliveries.byMail('booking-changed', async (message) => {
      const found = await stored(message)
      const { booking, changes } = found
      const link = await links.urlForTraveller(booking.id, message.language)
      if (changes.some(({ at }) => at === message.createdAt))
        return changedTripMail(toReceipt(booking), await entryOf(found), app.company(), message.language, link)
      return changedMail(toReceipt(booking), app.company(), message.language, link)
    })
    deliveries.byMail('booking-step', async (message) => {
      const found = await stored(message)
      const event = message.event as StepEvent
      refuseStale(event, found)
      const link = await links.urlForTraveller(found.booking.id, message.language)
      const { booking, assignment } = found
      const due = PROCESS[event].asks ? await payments.upiIfDue(booking) : null
      const pay = due && (await upiPart(due, message.language))
      const news = { event, booking: toReceipt(booking), assignment, entry: await entryOf(found), link, pay }
      return stepMail(news, app.company(), message.language)
    })
    for (const kind of ['booking-phone', 'driver-phone'] as const)
      deliveries.by(kind, async (message, signal) => {
        const { to, text } = await phoneMessage(app, message, app.company())
        await phones.send(message, to, text, signal)
      })
  },
  { name: 'booking-deliveries', dependencies: ['outbox', 'links'] },
)
