import { type BookingReceipt, type BookingStatus, type Company, isAsked, isNotDriven } from 'shared-api/contract'
import { formatPhone, IST_OFFSET_MS } from 'shared-api/india'
import type { Language } from 'shared-api/languages'
import type { BookingRow } from '../../platform/database/schema.ts'
import type { MailFile } from '../../platform/outbox/mail.ts'
import { isoOf } from '../../platform/time.ts'
import { bookingTexts } from './texts.ts'
import { cabName, routeOf, tripName } from './trip-rows.ts'

/**
 * Data of the calendar entry beyond the receipt: when the cab is free again and when the booking last changed (ms); the
 * first booking of the trip, and how often it was replaced or changed in place.
 */
export type CalendarEntry = Pick<BookingRow, 'endsAt' | 'updatedAt' | 'insteadOf'> & TripIdentity
export type TripIdentity = { firstId: string; changes: number }

/** A booking is the desk's to confirm; a cancelled one has no file. */
const statusOf = (status: BookingStatus) =>
  isAsked(status) ? 'TENTATIVE' : isNotDriven(status) ? 'CANCELLED' : 'CONFIRMED'

const IST = 'Asia/Kolkata'

/** India keeps UTC+05:30 all year; a calendar that does not know the zone reads it here. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${IST}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The calendar file of a trip, as a mail has it. */
export const calendarFile = (...of: Parameters<typeof tripCalendar>): MailFile => ({
  ...{ filename: 'trip.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
  content: tripCalendar(...of),
})

/**
 * The trip as an iCalendar file (RFC 5545) in Indian Standard Time. A changed trip keeps the UID of the first, with a higher
 * SEQUENCE, by which a calendar moves the entry that it has; Outlook's desktop adds another all the same, so it says whose place
 * it takes.
 */
export function tripCalendar(
  booking: BookingReceipt,
  { endsAt, updatedAt, insteadOf, firstId, changes }: CalendarEntry,
  company: Company,
  language: Language,
): string {
  const texts = bookingTexts[language]
  const t = texts.calendar
  const phone = formatPhone(company.phones[0] ?? '')
  const description = [t.description({ reference: booking.reference, cab: cabName(booking, texts), phone })]
  if (insteadOf !== null) description.push(texts.insteadOf({ reference: insteadOf }))
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(company.name)}//Bookings//${language.toUpperCase()}`,
    'METHOD:PUBLISH',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${firstId}@${company.email.split('@')[1]}`,
    `SEQUENCE:${changes}`,
    // A calendar takes the file that is stamped later for the newer one.
    `DTSTAMP:${compact(isoOf(updatedAt))}Z`,
    `DTSTART;TZID=${IST}:${compact(`${booking.pickUpDate}T${booking.pickUpTime}:00`)}`,
    `DTEND;TZID=${IST}:${compact(istText(endsAt))}`,
    `SUMMARY:${text(t.summary({ trip: tripName(booking, texts), route: routeOf(booking, texts) }))}`,
    `LOCATION:${text(booking.pickUpLocation)}`,
    `DESCRIPTION:${text(description.join(' '))}`,
    `STATUS:${statusOf(booking.status)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
}

/** Escapes a text (RFC 5545, 3.3.11). */
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Folds a line after at most 75 bytes, between two characters (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** The Indian wall clock at an instant (ms). */
const istText = (instant: number) => isoOf(instant + IST_OFFSET_MS)

/** '2026-12-25T06:30:00…' as '20261225T063000'. */
const compact = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '')
