import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { BookingReceipt, Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { changedMail, changedSubject, deskMail, deskSubject, visitorMail, visitorSubject } from './mails.ts'
import type { AnnounceStep } from './update.ts'
import { toReceipt } from './wire.ts'

/**
 * The messages about a new booking: to the visitor in the visitor's language, to the desk in English. `caller` is as
 * `callerOf` gives it; null for the desk, which no limit holds.
 */
export function bookingMessages(
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  booking: BookingReceipt,
  language: Language,
  caller: string | null,
): NewMessage[] {
  const about = { bookingId: booking._id, domain: mailing.domain, source: mailing.sourceOf(caller) }
  const toDesk: NewMessage = { ...about, kind: 'booking-desk', recipient: mailing.desk, subject: deskSubject(booking) }
  // A phone booking may have no mail address.
  if (booking.mail === '') return [toDesk]
  const subject = visitorSubject(booking, language)
  const limit = mailing.limitOf('booking-mail', caller, booking.mail)
  return [{ ...about, kind: 'booking-visitor', recipient: booking.mail, subject, language, limit }, toDesk]
}

/** The message to the visitor that the desk has changed the price; none without a mail address. */
export function changeMessages(
  { mailing }: Pick<FastifyInstance, 'mailing'>,
  { _id: bookingId, reference, mail: recipient }: BookingReceipt,
  language: Language,
): NewMessage[] {
  if (recipient === '') return []
  const subject = changedSubject(reference, language)
  return [{ kind: 'booking-changed', bookingId, recipient, subject, language, domain: mailing.domain }]
}

/** The messages about a step of a booking. */
export const stepMessages =
  (_app: Pick<FastifyInstance, 'mailing'>): AnnounceStep =>
  () => []

/** Writes the mails about bookings when they are sent. */
export const bookingMails = fastifyPlugin(
  async (app: FastifyInstance, { company }: { company: Company }) => {
    const { bookings, deliveries } = app
    deliveries.byMail('booking-desk', async ({ bookingId }) => {
      const { booking } = await bookings.find(bookingId ?? '')
      return deskMail(toReceipt(booking), booking, company)
    })
    deliveries.byMail('booking-visitor', async ({ bookingId, language }) => {
      const { booking } = await bookings.find(bookingId ?? '')
      const entry = { ...booking, ...(await bookings.identity(booking)) }
      const tripUrl = await app.links.urlForTraveller(booking.id)
      return visitorMail(toReceipt(booking), entry, { company, language, tripUrl })
    })
    deliveries.byMail('booking-changed', async ({ bookingId, language }) => {
      const { booking } = await bookings.find(bookingId ?? '')
      return changedMail(toReceipt(booking), company, language)
    })
  },
  { name: 'booking-mails', dependencies: ['outbox', 'links'] },
)
