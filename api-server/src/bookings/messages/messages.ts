import type { FastifyInstance } from 'fastify'
import { type BookingReceipt, istInstant, type TripEvent } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { Cause } from '../../platform/outbox/kinds.ts'
import type { NewMessage } from '../../platform/outbox/repository.ts'
import { travellerTemplate } from '../../platform/outbox/templates.ts'
import { changedSubject, changedTripSubject, deskSubject, visitorSubject } from './mails.ts'

/** What of the server decides who gets messages, and by which channels. */
export type MessageServices = Pick<FastifyInstance, 'company' | 'mailing' | 'phones'>

/** The messages about a booking that was changed, in the traveller's language. */
export type AnnounceChange = (booking: BookingReceipt, language: Language) => NewMessage[]

/** A pick-up lasts as long as its minute. */
const MINUTE = 60_000

/**
 * The messages about a new booking: to the visitor in the visitor's language, to the desk in English. `caller` is as
 * `callerOf` gives it; null for the desk, which no limit holds.
 */
export function bookingMessages(
  app: MessageServices,
  booking: BookingReceipt,
  language: Language,
  caller: string | null,
): NewMessage[] {
  const { mailing } = app
  const about = { bookingId: booking._id, domain: mailing.domain, source: mailing.sourceOf(caller) }
  const toDesk: NewMessage = {
    ...about,
    kind: 'booking-desk',
    recipient: mailing.desk('bookings'),
    subject: deskSubject(booking),
  }
  const subject = visitorSubject(booking, language)
  const cause = caller === null ? 'desk' : 'visitor'
  const limit = mailing.limitOf('booking-mail', caller, booking.mail)
  const toVisitor: NewMessage = {
    ...{ ...about, kind: 'booking-visitor', cause, recipient: booking.mail, subject, language, limit },
    event: 'received',
  }
  const byPhone = phoneMessages(app, booking, { event: 'received', cause, byHand: caller !== null, subject, language })
  // A phone booking may have no mail address.
  return [...(booking.mail === '' ? [] : [toVisitor]), ...byPhone, toDesk]
}

/** The same of a booking that the desk takes: the traveller gets none about a trip that has begun. */
export const deskBookingMessages = (
  app: MessageServices & Pick<FastifyInstance, 'now'>,
  booking: BookingReceipt,
  language: Language,
): NewMessage[] =>
  bookingMessages(app, booking, language, null).filter(
    ({ kind }) => kind === 'booking-desk' || istInstant(booking.pickUpDate, booking.pickUpTime) + MINUTE > app.now(),
  )

/** The messages to the visitor that the desk has changed the price. */
export function changeMessages(app: MessageServices, booking: BookingReceipt, language: Language): NewMessage[] {
  const subject = changedSubject(booking.reference, language)
  return travellerMessages(app, booking, { event: 'changed', cause: 'desk', subject, language }, 'booking-changed')
}

/** The messages to the visitor that the desk has changed the trip. */
export function tripMessages(app: MessageServices, booking: BookingReceipt, language: Language): NewMessage[] {
  const subject = changedTripSubject(booking.reference, language)
  return travellerMessages(app, booking, { event: 'changed', cause: 'desk', subject, language }, 'booking-changed')
}

type Telegram = {
  event: TripEvent
  cause: Cause
  subject: string
  language: Language
  onceKey?: string
  /** A stranger's request costs no message to a number that may not be theirs: the desk decides. */
  byHand?: boolean
}

/** To the traveller by mail, where there is an address, and by phone where they agreed. */
export function travellerMessages(
  app: MessageServices,
  booking: BookingReceipt,
  about: Telegram,
  kind: 'booking-changed' | 'booking-step',
): NewMessage[] {
  const { mailing } = app
  const { _id: bookingId, mail: recipient } = booking
  const { byHand: _, ...told } = about
  const byMail: NewMessage = { ...told, ...onceBy(about, 'mail'), kind, bookingId, recipient, domain: mailing.domain }
  return [...(recipient === '' ? [] : [byMail]), ...phoneMessages(app, booking, about)]
}

function phoneMessages({ mailing, phones }: MessageServices, booking: BookingReceipt, about: Telegram): NewMessage[] {
  const { _id: bookingId, mobile: recipient, messagesByPhone } = booking
  if (!messagesByPhone || recipient === '') return []
  const { byHand, ...told } = about
  const channel = byHand ? 'hand' : phones.channelOf(travellerTemplate(about.event), about.language)
  const message = { ...told, ...onceBy(about, 'phone') }
  return [{ ...message, kind: 'booking-phone', bookingId, recipient, channel, domain: mailing.domain }]
}

const onceBy = ({ onceKey }: Telegram, way: string) => (onceKey ? { onceKey: `${onceKey} ${way}` } : {})
