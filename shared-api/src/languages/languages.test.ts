import { expect, test } from 'vitest'
import { problemOf } from '../client/errors.ts'
import {
  BookingDetails,
  ContactForm,
  CustomTourForm,
  RegisterRequest,
  seatsProblem,
  tripProblems,
} from '../contract/index.ts'
import { cities, states } from '../geography/index.ts'
import { LANGUAGES, languageOf, preferredLanguage } from './index.ts'
import { messages, translator } from './messages.ts'
import * as ta from './ta.ts'

/** Every language but English; `Object.keys(LANGUAGES)` must name them all. */
const TEXTS = { ta }
const languages = Object.entries(TEXTS).map(([language, texts]) => ({ language, ...texts }))
const ASCII_LETTERS = /[A-Za-z]{2}/
/** What people write in English letters in every language. */
const KEPT = /Basic|Premium|name@example\.com/g

test('each language has its texts here', () => {
  expect(Object.keys(LANGUAGES)).toEqual(['en', ...Object.keys(TEXTS)])
})

test('the wanted language is the first that the browser names, when it is ours', () => {
  expect(preferredLanguage('ta-IN,en;q=0.8')).toBe('ta')
  expect(preferredLanguage('ta')).toBe('ta')
  expect(preferredLanguage('hi-IN,ta;q=0.9')).toBe('en')
  expect(preferredLanguage(undefined)).toBe('en')
  expect(languageOf('constructor')).toBeNull()
})

test.for(languages)('$language: every city and state has a name of its own', (texts) => {
  expect(Object.keys(texts.cities)).toEqual(cities.map(({ id }) => id))
  expect(Object.keys(texts.states)).toEqual(states.map(({ code }) => code))
  const names = [...Object.values(texts.cities), ...Object.values(texts.states)]
  expect(names.filter((name) => name.trim() === '' || ASCII_LETTERS.test(name))).toEqual([])
  expect(new Set(Object.values(texts.cities)).size).toBe(cities.length)
})

test.for(languages)('$language: no message is missing, empty or left in English', ({ contract }) => {
  const wrong = Object.entries(contract.messages).filter(([key, wording]) => {
    const english = messages[key as keyof typeof messages]
    const words = wording.replace(/\{\w+\}/g, '').replace(KEPT, '')
    const foreign = placeholders(wording).filter((name) => !placeholders(english).includes(name))
    return words.trim() === '' || ASCII_LETTERS.test(words) || foreign.length > 0
  })
  expect(wrong).toEqual([])
})

const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

test.for(languages)("$language: what a visitor's form can be told is told in the language", ({ contract }) => {
  const translate = translator(contract)
  const left = refusals()
    .map(translate)
    .filter((message) => ASCII_LETTERS.test(message.replace(KEPT, '')))
  expect(left).toEqual([])
})

/** The messages for forms that are empty, and for forms in which all is wrong. */
function refusals(): string[] {
  const forms = [BookingDetails, ContactForm, CustomTourForm, RegisterRequest]
  const fields = forms.flatMap((form) => Object.keys(form.shape)).filter((name) => !NOT_TYPED.includes(name))
  const values = ['', '\u0000', 'x'.repeat(5000), 'evil.com']
  const bodies = values.map((value) => Object.fromEntries(fields.map((name) => [name, value])))
  const bySchema = forms.flatMap((form) =>
    bodies.flatMap((body) => messagesOf(form.safeParse(onlyOf(form.shape, body)))),
  )
  const ofProxies = [429, 502, 503].map((status) => problemOf(new Response(null, { status }), '<h1>No</h1>').detail)
  return [...new Set([...bySchema, ...byRules(), ...ofProxies])]
}

/** Fields that a form sends by itself. */
const NOT_TYPED: string[] = ['access_key', 'website', 'selectedCab', 'fare', 'package', 'CabType']

const onlyOf = (shape: object, body: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(body).filter(([name]) => name in shape)),
  ...('selectedCab' in shape && { selectedCab: { _id: 'cab' } }),
  ...('visitingPlaces' in shape && 'triptype' in shape && { visitingPlaces: [body.from ?? ''] }),
})

const messagesOf = (parsed: { error?: { issues: { code: string; message: string }[] } }) =>
  (parsed.error?.issues ?? []).map(({ message }) => message)

function byRules(): string[] {
  const times = { PickUpdate: '2026-01-02', pickUpTime: '10:00' }
  const trips = [
    { triptype: 'Outstation' as const, ...times },
    { triptype: 'Local Trip' as const, ...times, returnLocation: 'x', returndate: '2026-01-01', ReturnTime: '10:00' },
  ]
  const problems = trips.flatMap((trip) => tripProblems(trip, Date.parse('2026-02-01')))
  return [...problems, seatsProblem(9, 4)].flatMap((problem) => (problem ? [problem.message] : []))
}
