import { type BookingReceipt, istInstant } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { NewMessage } from '../../platform/outbox/repository.ts'
import type { BookingEvent, Heard, MessageServices } from './announce.ts'
import { deskSubject } from './mails.ts'
import { templateOf, textOfEvent } from './phone-texts.ts'

/** A pick-up lasts as long as its minute. */
const MINUTE = 60_000

type About = Pick<BookingEvent, 'cause' | 'caller' | 'unseen'> & { language: Language; onceKey: string }

/**
 * To the traveller by mail, where there is an address, and by phone where they agreed. Of a new booking of a trip that has
 * begun they get none.
 */
export function toTraveller(
  { company, mailing, phones, now }: MessageServices,
  booking: BookingReceipt,
  { event, mail: kind, subject: subjectOf }: Heard,
  { cause, caller = null, unseen = false, language, onceKey }: About,
): NewMessage[] {
  const { _id: bookingId, mail, mobile } = booking
  if (event === 'received' && istInstant(booking.pickUpDate, booking.pickUpTime) + MINUTE <= now()) return []
  const subject = subjectOf(booking, language)
  const onceBy = (way: string) => (kind === 'booking-step' ? { onceKey: `${onceKey} ${way}` } : {})
  const about = { bookingId, event, cause, subject, language, domain: mailing.domain }
  const limit = mailing.limitOf(kind, caller, mail)
  const byMail: NewMessage = {
    ...{ ...about, ...onceBy('mail'), kind, recipient: mail },
    ...{ source: mailing.sourceOf(caller), limit },
  }
  const template = templateOf(textOfEvent(event, booking, company()))
  const channel = unseen ? 'hand' : phones.channelOf(template, language)
  const byPhone: NewMessage = { ...about, ...onceBy('phone'), kind: 'booking-phone', recipient: mobile, channel }
  return [...(mail === '' ? [] : [byMail]), ...(booking.messagesByPhone && mobile !== '' ? [byPhone] : [])]
}

/** To the desk, in English. */
export const toDesk = ({ mailing }: MessageServices, booking: BookingReceipt, caller: string | null): NewMessage => ({
  ...{ kind: 'booking-desk', bookingId: booking._id, recipient: mailing.desk('bookings') },
  ...{ subject: deskSubject(booking), domain: mailing.domain, source: mailing.sourceOf(caller) },
})
