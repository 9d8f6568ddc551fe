import { BookingRequest, TRIP_EVENTS, type TripEvent } from 'shared-api/contract'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { describe, expect, it } from 'vitest'
import type { CabRow } from '../../platform/database/schema.ts'
import { FIRST_TARIFF, NOON, outstation } from '../../testing/bookings.ts'
import { SETTINGS as company } from '../../testing/settings.ts'
import { newBookingRow } from '../record/row.ts'
import { toReceipt } from '../record/wire.ts'
import { changedMail, changedSubject, visitorMail, visitorSubject } from './mails.ts'
import { filled, phoneText, shortTexts, smsTemplates, textOfEvent } from './phone-texts.ts'
import { stepMail, stepSubject } from './step-mails.ts'

const CAB: CabRow = {
  ...{ id: 'c1', carModel: 'Innova Crysta', brand: 'Toyota', seats: 7, pricePaise: 250_000, description: '' },
  ...{ availability: 1, onRide: 0, localTripType: null, pricePerDayPaise: null, pricePerKmPaise: null },
  ...{
    imageUrl: '',
    pictures: '[]',
    pictureTexts: '[]',
    translations: '{}',
    visibility: 'public',
    position: 0,
    cabClass: null,
    transmission: null,
    fuel: null,
    version: 1,
    createdAt: NOON,
    updatedAt: NOON,
    deletedAt: null,
  },
}
const LINK = `https://www.southern-travels.example/trip/${'x'.repeat(43)}`
const ASSIGNMENT = {
  vehicle: { id: 'v1', registration: 'TN 58 AB 1234', cab: 'Toyota Innova Crysta' },
  driver: { id: 'd1', name: 'Murugan Selvam', mobile: '+919000012345' },
  code: '4711',
}

const rowOf = (changes: Parameters<typeof outstation>[1] = {}) =>
  newBookingRow(BookingRequest.parse(outstation('c1', changes)).bookingDetails, CAB, NOON, FIRST_TARIFF)
const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]
const CASES = TRIP_EVENTS.flatMap((event) => LANGUAGE_CODES.map((language) => [event, language] as const))

/** The mail of an event, as it is sent. */
function mailOf(event: TripEvent, language: Language) {
  const row = { ...rowOf(), status: event === 'received' || event === 'changed' ? 'new' : event } as const
  const booking = toReceipt(row)
  const entry = { ...row, firstId: row.id, changes: 0 }
  if (event === 'received')
    return { subject: visitorSubject(booking, language), ...visitorMail(booking, entry, company, language, LINK) }
  if (event === 'changed')
    return { subject: changedSubject(booking, language), ...changedMail(booking, company, language, LINK) }
  const news = { event, booking, assignment: ASSIGNMENT, entry, link: LINK, pay: null }
  return { subject: stepSubject(event, booking, language), ...stepMail(news, company, language) }
}

/** What each event says, in a mail and to a phone. */
const WITH_DRIVER = ['4711', 'TN 58 AB 1234', 'Murugan Selvam']
const FACTS: Record<TripEvent, { mail: string[]; phone: string[] }> = {
  received: { mail: ['₹18,670.00'], phone: [] },
  confirmed: { mail: ['₹18,670.00'], phone: [] },
  assigned: { mail: [...WITH_DRIVER, '+91 90000 12345'], phone: [...WITH_DRIVER, '+919000012345'] },
  'on the way': { mail: WITH_DRIVER, phone: WITH_DRIVER },
  arrived: { mail: WITH_DRIVER, phone: WITH_DRIVER },
  ended: { mail: ['₹18,670.00'], phone: [] },
  cancelled: { mail: [], phone: [] },
  changed: { mail: ['₹18,670.00'], phone: [] },
}
/** Some letters of each language's script. */
const LETTERS: Record<Language, RegExp> = {
  en: /[A-Za-z]{3}/,
  ta: /\p{Script=Tamil}{3}/u,
  ml: /\p{Script=Malayalam}{3}/u,
  te: /\p{Script=Telugu}{3}/u,
  hi: /\p{Script=Devanagari}{3}/u,
  kn: /\p{Script=Kannada}{3}/u,
}
const HOLES = /undefined|null|NaN|\{\w*\}|\[object/

describe.each(CASES)('the message of %s in %s', (event, language) => {
  const own = LETTERS[language]

  it('is a mail with its subject, the link and all its facts', () => {
    const { subject, text, html } = mailOf(event, language)
    const { reference } = { reference: /TT-\w{6}/.exec(subject)?.[0] ?? 'no reference' }
    expect(subject).toMatch(own)
    for (const part of [text, html]) {
      for (const fact of [reference, 'Asha Kumar', LINK, 'Chennai Central', ...FACTS[event].mail])
        expect(part).toContain(fact)
      expect(part).toMatch(own)
      expect(part).not.toMatch(HOLES)
    }
  })

  it('is a text for a phone of at most 300 characters, with as many values as its template', () => {
    const booking = toReceipt(rowOf())
    const trip = { booking, assignment: ASSIGNMENT, link: LINK }
    const { text, values, template } = phoneText(event, trip, company, language)
    expect(template).toMatch(/^trip_[a-z_]+$/)
    for (const fact of [booking.reference, LINK, '+91 00000 00101', ...FACTS[event].phone]) expect(text).toContain(fact)
    expect(values.filter((value) => value.trim() === '')).toEqual([])
    expect(text).toMatch(own)
    expect(text).not.toMatch(HOLES)
    expect(text.length).toBeLessThanOrEqual(300)
  })
})

it.each([
  [true, 'Until the advance is paid, no cab is reserved for you.'],
  [false, 'Someone from our team will check it and confirm the cab by'],
])('the mail of a new booking says what confirms it; the advance: %s', (advanceConfirms, words) => {
  const row = rowOf()
  const entry = { ...row, firstId: row.id, changes: 0 }
  const { text } = visitorMail(toReceipt(row), entry, { ...company, advanceConfirms }, 'en', LINK)
  expect(text).toContain(words)
})

it.each([
  [true, 'trip_received_to_pay', 'Paying the advance confirms it.'],
  [false, 'trip_received', 'We confirm it by'],
])('the text for a phone of a new booking says the same; the advance: %s', (advanceConfirms, template, words) => {
  const booking = toReceipt(rowOf())
  const rule = { ...company, advanceConfirms }
  const trip = { booking, assignment: null, link: LINK }
  expect(phoneText(textOfEvent('received', booking, rule), trip, rule, 'en')).toMatchObject({
    template,
    text: expect.stringContaining(words),
  })
})

const TEXTS = LANGUAGE_CODES.flatMap((language) =>
  Object.entries(shortTexts[language]).map(([name, text]) => [language, name, text] as const),
)

it.each(TEXTS)('as a template, %s %s has each value once, and none at its ends', (_language, _name, text) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(text).toMatch(/^[^{].*[^}]$/)
})

it.each(TEXTS)('%s %s stays within 300 characters with the longest values', (language, name, _text) => {
  const long = { pickUpLocation: 'x'.repeat(200), name: 'y'.repeat(100), mobile: '+919840012345' }
  const booking = toReceipt(rowOf({ ...long, to: 'ap-visakhapatnam', from: 'tn-tiruchirappalli' }))
  const assignment = { ...ASSIGNMENT, driver: { ...ASSIGNMENT.driver, name: 'z'.repeat(100) } }
  const trip = { booking, assignment, link: LINK }
  expect(phoneText(name as TripEvent, trip, company, language).text.length).toBeLessThanOrEqual(300)
})

it('fills a text in the order of its values', () => {
  expect(filled('The {b} of {a}.', { a: 'one', b: 'two' })).toEqual({ text: 'The two of one.', values: ['two', 'one'] })
})

it('each text for phones is printed for the register, with the type of each value', () => {
  const printed = smsTemplates()
  for (const language of LANGUAGE_CODES) expect(printed).toContain(`\n${language} trip_assigned\n`)
  expect(printed).toContain(
    'Your trip {#alphanumeric#}, {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, comes in {#alphanumeric#}. Tell the driver {#numeric#} at the start. Your trip: {#url#} Questions? Call {#alphanumeric#}.',
  )
  expect(printed.match(/\{(?!#(numeric|alphanumeric|url)#\})/g)).toBeNull()
})
