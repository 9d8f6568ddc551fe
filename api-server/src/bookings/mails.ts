import type { BookingReceipt, Company } from 'shared-api/contract'
import { differingRoadKm } from 'shared-api/geography/roads'
import { formatPhone } from 'shared-api/india'
import type { Language } from 'shared-api/languages'
import type { BookingRow } from '../platform/database/schema.ts'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Letter, Mail, Row } from '../platform/outbox/mail.ts'
import { type CalendarEntry, tripCalendar } from './calendar.ts'
import { bookingTexts, deskTexts, type BookingTexts as Texts } from './texts.ts'
import { priceRows, routeOf, shortDate, tripName, tripRows } from './trip-rows.ts'

/** The desk reads English. */
const DESK = bookingTexts.en

export function visitorSubject(booking: BookingReceipt, language: Language): string {
  const texts = bookingTexts[language]
  return texts.visitor.subject(booking.reference, routeOf(booking, texts), shortDate(booking.pickUpDate, texts))
}

export const deskSubject = (booking: BookingReceipt) =>
  deskTexts.subject(
    booking.reference,
    booking.name,
    tripName(booking, DESK),
    routeOf(booking, DESK),
    shortDate(booking.pickUpDate, DESK),
  )

type Written = { company: Company; language: Language }

/**
 * The visitor's mail: the trip, its price, a phone number, the calendar entry and the link to the trip's page. If the booking was cancelled before
 * the mail is sent, the mail says so.
 */
export function visitorMail(
  booking: BookingReceipt,
  entry: CalendarEntry,
  { company, language, tripUrl }: Written & { tripUrl: string },
): Omit<Mail, 'to' | 'subject'> {
  const texts = bookingTexts[language]
  const paragraphs = [texts.visitor.intro, ...changeOf(entry, texts)]
  const letter = { ...visitorLetter(booking, texts, paragraphs), link: { label: texts.visitor.page, href: tripUrl } }
  return {
    text: asText(letter, company, language),
    html: asHtml(letter, company, language),
    ...(isCancelled(booking) ? {} : { calendar: tripCalendar(booking, entry, company, language) }),
  }
}

export const changedSubject = (reference: string, language: Language) =>
  bookingTexts[language].visitor.changed.subject(reference)

/** Tells the visitor that the desk has changed the price, or that the booking was cancelled since. */
export function changedMail(
  booking: BookingReceipt,
  company: Company,
  language: Language,
): Omit<Mail, 'to' | 'subject'> {
  const texts = bookingTexts[language]
  const letter = visitorLetter(booking, texts, [texts.visitor.changed.intro])
  return { text: asText(letter, company, language), html: asHtml(letter, company, language) }
}

const isCancelled = ({ status }: BookingReceipt) => status === 'cancelled'

/** A letter about a booking with these paragraphs; a cancelled one has others. */
function visitorLetter(booking: BookingReceipt, texts: Texts, paragraphs: string[]): Letter {
  const { heading, greeting, help, cancelled } = texts.visitor
  return {
    heading: heading(booking.reference),
    paragraphs: [greeting(booking.name), ...(isCancelled(booking) ? [cancelled.intro] : paragraphs)],
    tables: [
      { title: texts.trip.title, rows: tripRows(booking, texts) },
      { title: texts.traveller.title, rows: travellerRows(booking, texts) },
      { title: texts.price.title, rows: priceRows(booking, texts) },
    ],
    notes: isCancelled(booking) ? [cancelled.help] : [...priceNotes(booking, texts), help],
  }
}

/** The desk's copy; an answer to it goes to the visitor, where there is an address. */
export function deskMail(booking: BookingReceipt, row: Change, company: Company): Omit<Mail, 'to' | 'subject'> {
  const letter: Letter = {
    heading: deskTexts.heading(booking.reference),
    paragraphs: [...changeOf(row, DESK), deskTexts.intro(booking.name)],
    tables: [
      { title: DESK.traveller.title, rows: travellerRows(booking, DESK) },
      { title: DESK.trip.title, rows: [...tripRows(booking, DESK), ...distanceRows(booking)] },
      { title: DESK.price.title, rows: priceRows(booking, DESK) },
    ],
    notes: [],
  }
  return {
    ...(booking.mail && { replyTo: { name: booking.name, address: booking.mail } }),
    text: asText(letter, company, 'en'),
    html: asHtml(letter, company, 'en'),
  }
}

/** The price depends on the entered distance; the desk sees if the road is much longer or shorter. */
function distanceRows({ from, to, distance }: BookingReceipt): Row[] {
  const roadKm = differingRoadKm(from, to, distance)
  return roadKm === null ? [] : [[deskTexts.distance, deskTexts.besideRoad(String(distance), String(roadKm))]]
}

/** What is not in the price, as far as no line of it names it, and when it is paid. */
function priceNotes({ fareLines, total, advance }: BookingReceipt, { price: t }: Texts): string[] {
  const inPrice = new Set<string>(fareLines.map(({ code }) => code))
  const costs = Object.entries(t.costs).filter(([code]) => !inPrice.has(code))
  const percent = total > 0 ? Math.round((advance / total) * 100) : 0
  return [
    ...(costs.length > 0 ? [t.notIncluded(costs.map(([, words]) => words).join(', '))] : []),
    ...(percent > 0 ? [t.paid(String(percent), String(100 - percent))] : []),
  ]
}

type Change = Pick<BookingRow, 'insteadOf'>

const changeOf = ({ insteadOf }: Change, texts: Texts) => (insteadOf === null ? [] : [texts.insteadOf(insteadOf)])

function travellerRows({ name, mobile, mail }: BookingReceipt, texts: Texts): Row[] {
  const { traveller } = texts
  const rows: Row[] = [
    [traveller.name, name],
    [traveller.mobile, formatPhone(mobile)],
  ]
  return mail ? [...rows, [traveller.mail, mail]] : rows
}
