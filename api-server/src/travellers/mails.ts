import type { Company } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { Language } from 'shared-api/languages'
import type { StoredBooking } from '../bookings/index.ts'
import type { BookingRow } from '../platform/database/schema.ts'
import { laidOut } from '../platform/outbox/layout.ts'
import type { MailBody, Row } from '../platform/outbox/mail.ts'
import { deskTexts, travellerTexts } from './texts.ts'

/** The mail with a fresh link to the trip, to its traveller. */
export function linkMail({ reference, name }: BookingRow, url: string, company: Company, language: Language): MailBody {
  const t = travellerTexts[language]
  const letter = {
    heading: t.subject({ reference }),
    paragraphs: [t.greeting({ name }), t.intro],
    link: { label: t.link, url },
    notes: [t.notYou],
  }
  return laidOut(letter, company, language)
}

/** Asks the desk to send the link on, where there is no mail address. */
export function linkForDeskMail(booking: BookingRow, url: string, company: Company): MailBody {
  const words = `${travellerTexts.en.subject(booking)}: ${url}`
  const letter = {
    heading: deskTexts.link(booking),
    paragraphs: [deskTexts.noMail(booking)],
    link: {
      label: deskTexts.whatsApp,
      url: `https://wa.me/${booking.mobile.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`,
    },
    tables: [{ title: deskTexts.title, rows: [...personRows(booking), [deskTexts.url, url] satisfies Row] }],
  }
  return laidOut(letter, company, 'en')
}

/** Notifies the desk of what the traveller did or asks for; an answer goes to the traveller, where there is an address. */
export function deskMail(
  subject: string,
  { booking, history }: StoredBooking,
  url: string,
  company: Company,
): MailBody {
  const { rows: t, title, open } = deskTexts
  const last = history.at(-1)
  const rows: Row[] = [...personRows(booking), [t.status, booking.status]]
  if (last?.reason) rows.push([t.reason, last.reason])
  if (booking.note) rows.push([t.note, booking.note])
  const letter = {
    heading: subject,
    link: { label: open, url },
    tables: [{ title, rows }],
  }
  return {
    ...(booking.mail && { replyTo: { name: booking.name, address: booking.mail } }),
    ...laidOut(letter, company, 'en'),
  }
}

const personRows = ({ reference, name, mobile }: BookingRow): Row[] => [
  [deskTexts.rows.reference, reference],
  [deskTexts.rows.name, name],
  [deskTexts.rows.mobile, formatPhone(mobile)],
]
