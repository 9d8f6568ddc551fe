import { confirmBy } from 'shared-api/bookings'
import { type BookingReceipt, type Company, FOR_WHOM, isAsked, isCancelled } from 'shared-api/contract'
import { differingRoadKm } from 'shared-api/geography/trip-road'
import { formatPhone } from 'shared-api/india'
import type { Language } from 'shared-api/languages'
import { rupeesText, toRupees } from 'shared-api/money'
import { advanceWhen } from '../../payments/index.ts'
import type { BookingRow } from '../../platform/database/schema.ts'
import { laidOut } from '../../platform/outbox/layout.ts'
import type { Letter, MailBody, Row } from '../../platform/outbox/mail.ts'
import { type PartyCar, partyTotal } from '../record/party.ts'
import { type CalendarEntry, calendarFile } from './calendar.ts'
import { bookingTexts, deskTexts, type BookingTexts as Texts } from './texts.ts'
import { moment, priceRows, subjectOf, tripName, tripRows } from './trip-rows.ts'

/** The desk reads English. */
const DESK = bookingTexts.en

export function visitorSubject(booking: BookingReceipt, language: Language): string {
  const texts = bookingTexts[language]
  return texts.visitor.subject(subjectOf(booking, texts))
}

export const deskSubject = (booking: BookingReceipt) =>
  deskTexts.subject({ ...subjectOf(booking, DESK), name: booking.name, trip: tripName(booking, DESK) })

/**
 * The visitor's mail: the trip, its price, a phone number, the calendar entry and the link to the trip's page. If the booking was cancelled before
 * the mail is sent, the mail says so.
 */
export function visitorMail(
  booking: BookingReceipt,
  entry: CalendarEntry,
  company: Company,
  language: Language,
  link: string,
  party: readonly PartyCar[] = [],
): MailBody {
  const texts = bookingTexts[language]
  const paragraphs = [
    texts.visitor.intro,
    ...partyOf(party, texts),
    ...receivedOf(booking, company, texts),
    ...changeOf(entry, texts),
  ]
  return withCalendar(booking, entry, company, language, paragraphs, link)
}

/** A mail with these paragraphs and the calendar entry, which a cancelled booking has not. */
function withCalendar(
  booking: BookingReceipt,
  entry: CalendarEntry,
  company: Company,
  language: Language,
  paragraphs: string[],
  link: string,
): MailBody {
  const letter = visitorLetter(booking, company, bookingTexts[language], paragraphs, link)
  return {
    ...laidOut(letter, company, language),
    ...(isCancelled(booking.status) ? {} : { files: [calendarFile(booking, entry, company, language)] }),
  }
}

export const changedTripSubject = ({ reference }: BookingReceipt, language: Language) =>
  bookingTexts[language].visitor.changedTrip.subject({ reference })

/** Tells the visitor that the desk has changed the trip: as it is now, with its price and the entry that moves in the calendar. */
export const changedTripMail = (
  booking: BookingReceipt,
  entry: CalendarEntry,
  company: Company,
  language: Language,
  link: string,
) => withCalendar(booking, entry, company, language, [bookingTexts[language].visitor.changedTrip.intro], link)

export const changedSubject = ({ reference }: BookingReceipt, language: Language) =>
  bookingTexts[language].visitor.changed.subject({ reference })

/** Tells the visitor that the desk has changed the price, or that the booking was cancelled since. */
export function changedMail(booking: BookingReceipt, company: Company, language: Language, link: string): MailBody {
  const texts = bookingTexts[language]
  const letter = visitorLetter(booking, company, texts, [texts.visitor.changed.intro], link)
  return laidOut(letter, company, language)
}

/** A letter about a booking with these paragraphs; a cancelled one has others. */
function visitorLetter(
  booking: BookingReceipt,
  company: Company,
  texts: Texts,
  paragraphs: string[],
  link: string,
): Letter {
  const { heading, greeting, help, cancelled, page } = texts.visitor
  return {
    heading: heading(booking),
    paragraphs: [greeting(booking), ...(isCancelled(booking.status) ? [cancelled.intro] : paragraphs)],
    link: { label: page, url: link },
    tables: [
      { title: texts.trip.title, rows: tripRows(booking, texts) },
      travellerTable(booking, texts),
      { title: texts.price.title, rows: priceRows(booking, texts) },
    ],
    notes: isCancelled(booking.status) ? [cancelled.help] : [...priceNotes(booking, company, texts), help],
  }
}

/** The desk's copy; an answer to it goes to the visitor, where there is an address. */
export function deskMail(
  booking: BookingReceipt,
  row: Change,
  company: Company,
  party: readonly PartyCar[] = [],
): MailBody {
  const letter: Letter = {
    heading: deskTexts.heading(booking),
    paragraphs: [...changeOf(row, DESK), deskTexts.intro(booking), ...partyOf(party, DESK)],
    tables: [
      travellerTable(booking, DESK),
      { title: DESK.trip.title, rows: [...tripRows(booking, DESK), ...distanceRows(booking)] },
      { title: DESK.price.title, rows: priceRows(booking, DESK) },
    ],
  }
  return {
    ...(booking.mail && { replyTo: { name: booking.name, address: booking.mail } }),
    ...laidOut(letter, company, 'en'),
  }
}

/** The price depends on the entered distance; the desk sees if the road is much longer or shorter. */
function distanceRows(booking: BookingReceipt): Row[] {
  const roadKm = differingRoadKm(booking)
  return roadKm === null ? [] : [[deskTexts.distance, deskTexts.besideRoad({ km: booking.distance, roadKm })]]
}

/** What is not in the price, as far as no line of it names it, and when it is paid. */
function priceNotes(booking: BookingReceipt, company: Company, { price: t }: Texts): string[] {
  const { fareLines, total, advance } = booking
  const inPrice = new Set<string>(fareLines.map(({ code }) => code))
  const costs = Object.entries(t.costs).filter(([code]) => !inPrice.has(code))
  const percent = total > 0 ? Math.round((advance / total) * 100) : 0
  const when = advanceWhen(booking, company)
  return [
    ...(costs.length > 0 ? [t.notIncluded({ costs: costs.map(([, words]) => words).join(', ') })] : []),
    ...(percent > 0 ? [t.paid({ advance: percent, rest: 100 - percent, amount: rupeesText(advance), when })] : []),
  ]
}

/** Until it is confirmed: by when a person does that, or that the advance does. */
function receivedOf(booking: BookingReceipt, company: Company, texts: Texts): string[] {
  if (!isAsked(booking.status)) return []
  const { day, time } = confirmBy(booking, company)
  return [texts.visitor.received({ by: moment(day, time, texts), when: confirmedBy(booking, company) })]
}

/** Whether its advance confirms a booking; where there is none to pay, a person does later. */
export const confirmedBy = (booking: BookingReceipt, company: Company) =>
  booking.advance > 0 ? advanceWhen(booking, company) : 'later'

/** Of several cars: which they are, and what all of them cost. */
const partyOf = (cars: readonly PartyCar[], texts: Texts): string[] => {
  const references = cars.map(({ reference }) => reference).join(', ')
  const total = rupeesText(toRupees(partyTotal(cars)))
  return cars.length === 0 ? [] : [texts.party({ count: cars.length, references, total })]
}

type Change = Pick<BookingRow, 'insteadOf'>

const changeOf = ({ insteadOf }: Change, texts: Texts) =>
  insteadOf === null ? [] : [texts.insteadOf({ reference: insteadOf })]

/** Who booked, and for whom. */
function travellerTable(booking: BookingReceipt, texts: Texts) {
  const { traveller } = texts
  const title = booking.guestName || booking.guestMobile ? traveller.bookedBy : traveller.title
  const rows: [string, string | null][] = [
    [traveller.name, booking.name],
    [traveller.mobile, formatPhone(booking.mobile)],
    [traveller.mail, booking.mail],
    ...FOR_WHOM.map((field): [string, string | null] => [texts.words.forWhom[field], booking[field]]),
  ]
  return { title, rows: rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : [])) }
}
