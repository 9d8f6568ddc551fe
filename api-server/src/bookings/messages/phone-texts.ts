import { confirmBy } from 'shared-api/bookings'
import { type Assignment, type BookingReceipt, type Company, type TripEvent, whoTravels } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { LANGUAGES, type Language } from 'shared-api/languages'
import type { PhoneText } from '../../platform/outbox/phones.ts'
import {
  DRIVER_RELEASED_TEMPLATE,
  DRIVER_TEMPLATE,
  TO_PAY_TEMPLATE,
  travellerTemplate,
} from '../../texts/phone-templates.ts'
import { inEach, readWords } from '../../texts/words-of.ts'
import { confirmedBy } from './mails.ts'
import { bookingTexts } from './texts.ts'
import { routeOf, shortDate } from './trip-rows.ts'

type ShortText = TripEvent | 'receivedToPay' | 'driver' | 'driverReleased'

/**
 * What WhatsApp and SMS say. WhatsApp and the DLT register know each as a template: no text begins or ends with a value, and none
 * has a value twice. Changing one means registering it again (docs/operations.md, WhatsApp and SMS).
 */
export const shortTexts = inEach((language) => readWords('booking-phone', language) as Record<ShortText, string>)

const VALUE = /\{(\w+)\}/g

/** What a value of a text is in the DLT register; any other is `{#alphanumeric#}`. */
const TYPES: Record<string, string> = { code: '{#numeric#}', link: '{#url#}' }

/** A text as the DLT register takes it, each value by its type. */
const registered = (text: string): string => text.replace(VALUE, (_all, name) => TYPES[name] ?? '{#alphanumeric#}')

/** A short text with its values put in, in the order of its template, and the values alone. */
export function filled(template: string, fields: Record<string, string>): { text: string; values: string[] } {
  const fieldOf = (name: string) => fields[name] ?? ''
  return {
    text: template.replace(VALUE, (_all, name) => fieldOf(name)),
    values: [...template.matchAll(VALUE)].map(([, name = '']) => fieldOf(name)),
  }
}

/** What an event says to the traveller's phone: of a new booking, by when a person confirms it, or that the advance does. */
export const textOfEvent = (event: TripEvent, booking: BookingReceipt, company: Company): ShortText =>
  event === 'received' && confirmedBy(booking, company) === 'confirms' ? 'receivedToPay' : event

/** A booking, who drives it, and the link to its page. */
type Trip = { booking: BookingReceipt; assignment: Assignment | null; link: string }

const OF_NO_EVENT: Partial<Record<ShortText, string>> = {
  receivedToPay: TO_PAY_TEMPLATE,
  driver: DRIVER_TEMPLATE,
  driverReleased: DRIVER_RELEASED_TEMPLATE,
}

/** The text for a phone about a trip, of at most 300 characters (docs/product.md, Messages). */
export function phoneText(name: ShortText, trip: Trip, company: Company, language: Language): PhoneText {
  return {
    template: templateOf(name),
    language,
    ...filled(shortTexts[language][name], fieldsOf(trip, company, language)),
  }
}

/** The name by which providers know a text. */
export const templateOf = (name: ShortText) => OF_NO_EVENT[name] ?? travellerTemplate(name as TripEvent)

/** Each text of each language as the DLT register takes it: a line with language and name, and one with the text. */
export const smsTemplates = (): string =>
  (Object.keys(LANGUAGES) as Language[])
    .flatMap((language) =>
      Object.entries(shortTexts[language]).map(
        ([name, text]) => `${language} ${templateOf(name as ShortText)}\n${registered(text)}\n`,
      ),
    )
    .join('\n')

function fieldsOf({ booking, assignment, link }: Trip, company: Company, language: Language): Record<string, string> {
  const texts = bookingTexts[language]
  const { driver, vehicle, code } = assignment ?? {}
  const moment = (date: string, time: string) => `${shortDate(date, texts)}, ${texts.words.shortClock(time)}`
  const by = confirmBy(booking, company)
  return {
    reference: booking.reference,
    company: cut(company.name, 25),
    route: cut(routeOf(booking, texts), 35),
    pickUp: moment(booking.pickUpDate, booking.pickUpTime),
    by: moment(by.day, by.time),
    place: cut(booking.pickUpLocation, 35),
    traveller: cut(whoTravels(booking).name, 25),
    mobile: whoTravels(booking).mobile,
    driver: cut(driver?.name ?? '', 25),
    driverPhone: driver?.mobile ?? '',
    vehicle: cut(vehicle?.registration ?? vehicle?.cab ?? '', 20),
    code: code ?? '',
    link,
    phone: formatPhone(company.phones[0] ?? ''),
  }
}

/** Providers refuse long values. */
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)
