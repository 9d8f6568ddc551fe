import type { BookingReceipt, Company } from 'shared-api/contract'
import { tripCalendar } from './calendar.ts'
import { asHtml, asText, readablePhone } from './layout.ts'
import type { Letter, Mail } from './mail.ts'
import { texts } from './texts.ts'
import { priceRows, routeOf, shortDate, tripName, tripRows } from './trip.ts'

export const visitorSubject = (booking: BookingReceipt) =>
  texts.visitor.subject(booking.reference, routeOf(booking), shortDate(booking.PickUpdate))

export const deskSubject = (booking: BookingReceipt) =>
  texts.desk.subject(
    booking.reference,
    booking.name,
    tripName(booking),
    routeOf(booking),
    shortDate(booking.PickUpdate),
  )

/** The visitor's mail: what was booked, what it costs, whom to call, and the trip for the calendar. */
export function visitorMail(booking: BookingReceipt, endsAt: number, company: Company): Omit<Mail, 'to' | 'subject'> {
  const letter: Letter = {
    heading: texts.visitor.heading(booking.reference),
    paragraphs: [texts.visitor.greeting(booking.name), texts.visitor.intro],
    tables: [
      { title: texts.trip.title, rows: tripRows(booking) },
      { title: texts.traveller.title, rows: travellerRows(booking) },
      { title: texts.price.title, rows: priceRows(booking) },
    ],
    notes: [...texts.price.notes, texts.visitor.help],
  }
  return {
    text: asText(letter, company),
    html: asHtml(letter, company),
    calendar: tripCalendar(booking, endsAt, company),
  }
}

/** The desk's copy; an answer to it goes to the visitor. */
export function deskMail(booking: BookingReceipt, company: Company): Omit<Mail, 'to' | 'subject'> {
  const letter: Letter = {
    heading: texts.desk.heading(booking.reference),
    paragraphs: [texts.desk.intro(booking.name)],
    tables: [
      { title: texts.traveller.title, rows: travellerRows(booking) },
      { title: texts.trip.title, rows: tripRows(booking) },
      { title: texts.price.title, rows: priceRows(booking) },
    ],
    notes: [],
  }
  return {
    replyTo: { name: booking.name, address: booking.mail },
    text: asText(letter, company),
    html: asHtml(letter, company),
  }
}

const travellerRows = ({ name, mobile, mail }: BookingReceipt): [string, string][] => [
  [texts.traveller.name, name],
  [texts.traveller.mobile, readablePhone(mobile)],
  [texts.traveller.mail, mail],
]
