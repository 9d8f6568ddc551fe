import {
  type Assignment,
  type BookingReceipt,
  type Company,
  isAwaited,
  isBooked,
  isCancelled,
  isEnd,
  PROCESS,
  type StepEvent,
} from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { Language } from 'shared-api/languages'
import type { UpiPart } from '../../payments/index.ts'
import { laidOut } from '../../platform/outbox/layout.ts'
import type { Letter, MailBody, Row } from '../../platform/outbox/mail.ts'
import { wordsOf } from '../../texts/words-of.ts'
import { type CalendarEntry, calendarFile } from './calendar.ts'
import { bookingTexts } from './texts.ts'
import { priceRows, subjectOf, tripRows } from './trip-rows.ts'

/** What each mail about a step says; those of a new booking and of a changed one are in texts.ts. */

/** The texts of the mails about steps of a booking (docs/product.md, Messages). */
const stepTexts = wordsOf('booking-steps')

export function stepSubject(event: StepEvent, booking: BookingReceipt, language: Language): string {
  return stepTexts[language].steps[event].subject(subjectOf(booking, bookingTexts[language]))
}

type StepNews = {
  event: StepEvent
  booking: BookingReceipt
  assignment: Assignment | null
  entry: CalendarEntry
  link: string
  /** How to pay what is due by UPI. */
  pay: UpiPart | null
}

/** The mail to the traveller about a step: the trip, who drives once that is known, the price where it matters. */
export function stepMail(news: StepNews, company: Company, language: Language): MailBody {
  const { event, booking, entry, pay } = news
  const letter = stepLetter(news, language)
  return {
    ...laidOut(letter, company, language),
    files: [...(isBooked(event) ? [calendarFile(booking, entry, company, language)] : []), ...(pay ? [pay.file] : [])],
  }
}

function stepLetter({ event, booking, assignment, link, pay }: StepNews, language: Language): Letter {
  const texts = bookingTexts[language]
  const { steps, driver } = stepTexts[language]
  const { heading, greeting, help, cancelled, page } = texts.visitor
  const trip = { title: texts.trip.title, rows: tripRows(booking, texts) }
  return {
    heading: heading(booking),
    paragraphs: [greeting(booking), steps[event].intro, ...(pay ? [pay.paragraph] : [])],
    ...(pay ? { picture: pay.picture } : {}),
    link: { label: page, url: link },
    tables: [
      ...(assignment && isAwaited(event) ? [{ title: driver.title, rows: driverRows(assignment, language) }] : []),
      trip,
      ...(PROCESS[event].asks ? [{ title: texts.price.title, rows: priceRows(booking, texts) }] : []),
    ],
    notes: isCancelled(event) ? [cancelled.help] : isEnd(event) ? [] : [help],
  }
}

function driverRows({ driver, vehicle, code }: Assignment, language: Language): Row[] {
  const t = stepTexts[language].driver
  return [
    [t.name, driver.name],
    [t.mobile, formatPhone(driver.mobile)],
    [t.vehicle, vehicle.cab],
    [t.registration, vehicle.registration ?? ''],
    [t.code, code],
  ]
}
