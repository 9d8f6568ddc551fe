import { DESK_WAYS } from 'shared-api/contract'
import { DEFAULT_LANGUAGE } from 'shared-api/languages'
import { formatPaise } from 'shared-api/money'
import type { BookingRow, DocumentRow, PaymentRow } from '../platform/database/schema.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { messageKinds } from '../platform/outbox/kinds.ts'
import type { NewMessage, VisitorMessage } from '../platform/outbox/repository.ts'
import { deskTexts, paymentTexts } from './texts.ts'

const kinds = messageKinds({
  payment: { audience: 'visitor' },
  'refund-failed': { audience: 'visitor' },
  invoice: { audience: 'visitor' },
  'advance-reminder': { audience: 'visitor' },
})
type Kinds = typeof kinds
declare module '../platform/outbox/kinds.ts' {
  interface OutboxKinds extends Kinds {}
}

type Booking = Pick<BookingRow, 'id' | 'reference' | 'mail' | 'language'>
type Sender = Pick<Mailing, 'domain'>

/** A mail to the traveller about money; none without an address. The same `onceKey` is sent once. */
function toTraveller({ domain }: Sender, booking: Booking, message: Omit<VisitorMessage, 'recipient' | 'domain'>) {
  const language = booking.language ?? DEFAULT_LANGUAGE
  return booking.mail === '' ? [] : [{ ...message, bookingId: booking.id, recipient: booking.mail, domain, language }]
}

const textsOf = ({ language }: Booking) => paymentTexts[language ?? DEFAULT_LANGUAGE]

/** Says that a payment was noted, or a refund. */
export function paymentMessages(sender: Sender, booking: Booking, { id, way, amountPaise }: PaymentRow): NewMessage[] {
  const amount = formatPaise(Math.abs(amountPaise))
  const t = textsOf(booking)
  const subject = (amountPaise < 0 ? t.refunded : t.received)({ reference: booking.reference, amount })
  // What the desk did not note was paid by the traveller's own doing.
  const cause = amountPaise < 0 || DESK_WAYS.some((one) => one === way) ? 'desk' : 'visitor'
  return toTraveller(sender, booking, { kind: 'payment', cause, subject, about: id, onceKey: `payment ${id}` })
}

/** Tells the desk what a traveller says they paid. */
export function claimMessage(
  { domain, desk }: Pick<Mailing, 'domain' | 'desk'>,
  { id, reference, name }: Pick<BookingRow, 'id' | 'reference' | 'name'>,
  claim: { amountPaise: number; reference: string },
): NewMessage {
  const number = `••${claim.reference.slice(-4)}`
  const subject = deskTexts.claimed({ name, number, amount: formatPaise(claim.amountPaise), reference })
  return { kind: 'trip-desk', bookingId: id, recipient: desk('bookings'), subject, domain }
}

/** Says that a refund did not go through. */
export function refundFailedMessages(sender: Sender, booking: Booking, { id, amountPaise }: PaymentRow): NewMessage[] {
  const subject = textsOf(booking).refundFailed({
    reference: booking.reference,
    amount: formatPaise(Math.abs(amountPaise)),
  })
  const once = { about: id, onceKey: `refund failed ${id}` }
  return toTraveller(sender, booking, { kind: 'refund-failed', cause: 'desk', subject, ...once })
}

/** Brings an invoice, a bill or a credit note. */
export function invoiceMessages(
  sender: Sender,
  booking: Booking,
  { number, kind }: Pick<DocumentRow, 'number' | 'kind'>,
): NewMessage[] {
  const subject = textsOf(booking)[kind === 'credit-note' ? 'creditNote' : 'invoice']({
    reference: booking.reference,
    number,
  })
  return toTraveller(sender, booking, {
    kind: 'invoice',
    cause: 'desk',
    subject,
    about: number,
    onceKey: `invoice ${number}`,
  })
}

/** Reminds of the advance. */
export function reminderMessages(sender: Sender, booking: Booking, advancePaise: number): NewMessage[] {
  const subject = textsOf(booking).reminder({ reference: booking.reference, amount: formatPaise(advancePaise) })
  return toTraveller(sender, booking, {
    kind: 'advance-reminder',
    cause: 'desk',
    subject,
    onceKey: `advance ${booking.id}`,
  })
}
