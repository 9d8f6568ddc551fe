import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import shared from '../../../words/shared-api/shared.en.json' with { type: 'json' }
import { BookingDetails, ContactForm, CustomTourForm, type FieldCode, RegisterRequest } from '../contract/index.ts'
import { cities, states } from '../geography/index.ts'
import { lineText } from './fare-words.ts'
import { LANGUAGES, languageOf, pathIn, preferredLanguage, splitPath } from './index.ts'
import { type Names, type SharedWords, sharedTextsOf } from './shared-words.ts'
import { type ContractTexts, wordsOf } from './words.ts'

const others = Object.keys(LANGUAGES).filter((language) => language !== 'en')
const namesIn = (language: string): Names => wordsIn('names', language)

function wordsIn<Words>(area: string, language: string): Words {
  const file = join(import.meta.dirname, `../../../words/shared-api/${area}.${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('the wanted language is the first that the browser names, when it is ours', () => {
  expect(preferredLanguage('ta-IN,en;q=0.8')).toBe('ta')
  expect(preferredLanguage('ta')).toBe('ta')
  expect(preferredLanguage('fr-FR,ta;q=0.9')).toBe('en')
  expect(preferredLanguage(undefined)).toBe('en')
  expect(languageOf('constructor')).toBeNull()
})

test.for([
  ['/', 'en', '/'],
  ['/cars', 'en', '/cars'],
  ['/tamil', 'en', '/tamil'],
  ['/fr/cars', 'en', '/fr/cars'],
  ['/ta', 'ta', '/'],
  ['/ta/cars', 'ta', '/cars'],
  ['/ml/cars', 'ml', '/cars'],
  ['/te/cars', 'te', '/cars'],
  ['/hi/cars', 'hi', '/cars'],
  ['/kn/cars', 'kn', '/cars'],
] as const)('the address %s is in %s', ([address, language, path]) => {
  expect(splitPath(address)).toEqual({ language, path })
  expect(pathIn(language, path)).toBe(address)
})

test('an address may name its language in capitals, and end with a slash', () => {
  expect(splitPath('/TA/cars')).toEqual({ language: 'ta', path: '/cars' })
  expect(splitPath('/ta/')).toEqual({ language: 'ta', path: '/' })
})

test.for(others)('%s: every city and state has its own name', (language) => {
  const names = namesIn(language)
  expect(Object.keys(names.cities)).toEqual(cities.map(({ id }) => id))
  expect(Object.keys(names.states)).toEqual(states.map(({ code }) => code))
  expect(new Set(Object.values(names.cities)).size).toBe(cities.length)
})

test('each code has words, and the type check finds one without', () => {
  const problems: Record<FieldCode, string> = shared.problems
  expect(Object.values(problems)).not.toContain('')
})

test.for(others)("%s: each field of a visitor's form has a name", (language) => {
  const forms = [BookingDetails, ContactForm, CustomTourForm, RegisterRequest]
  const fields = forms.flatMap((form) => Object.keys(form.shape)).filter((name) => !NOT_TYPED.includes(name))
  expect(fields.filter((name) => !namesIn(language).fields[name])).toEqual([])
})

/** Fields that nobody types, and the one whose problem needs no name. */
const NOT_TYPED: string[] = ['access_key', 'website', 'selectedCab', 'fare', 'package', 'cabType', 'tripType']

const english: ContractTexts = {
  ...{
    problems: shared.problems,
    gateway: shared.gateway,
    fields: { mail: 'Mail Id' },
    tripTypes: { 'Drop Trip': 'One way' },
  },
}
const said = ({ field, max, trip }: Record<string, string | number>) => `${field}, ${max ?? trip}`
english.problems = { ...shared.problems, 'too-long': said, 'required-for-trip': said }

test('words name the field as the form does, or by the last name of its path', () => {
  const problem = { path: 'bookingDetails.visitingPlaces.2', code: 'too-long', params: { max: 200 } } as const
  expect(wordsOf(english, problem)).toBe('visitingPlaces, 200')
  expect(wordsOf(english, problem, 'Visiting place')).toBe('Visiting place, 200')
  expect(wordsOf(english, { ...problem, path: 'personalDetails.mail' })).toBe('Mail Id, 200')
})

test('words name a trip type in their language', () => {
  const problem = { path: 'returnDate', code: 'required-for-trip', params: { trip: 'Drop Trip' } } as const
  expect(wordsOf(english, problem)).toBe('returnDate, One way')
})

test('uses the message for an unknown code or none', () => {
  const message = 'from must be open today'
  expect(wordsOf(english, { path: 'from', code: 'closed', message })).toBe(message)
  expect(wordsOf(english, { path: 'from', message })).toBe(message)
})

test.for([
  ['02:59', 'lateNight 2:59'],
  ['03:00', 'beforeDawn 3:00'],
  ['05:30', 'dawn 5:30'],
  ['11:59', 'morning 11:59'],
  ['12:00', 'noon 12:00'],
  ['15:50', 'afternoon 3:50'],
  ['18:30', 'evening 6:30'],
  ['23:00', 'night 11:00'],
])('%s is %s', ([time, text]) => {
  const parts = Object.keys(shared.clock)
  const clock = Object.fromEntries(
    parts.map((part) => [part, (values: { time?: unknown }) => `${part} ${values.time}`]),
  )
  const words = { ...shared, clock: { ...shared.clock, ...clock } } as SharedWords
  expect(sharedTextsOf(words, namesIn('en')).clock(time ?? '')).toBe(text)
})

test('a note that the product wrote is read in the language of the reader; what the desk wrote stays', () => {
  const file = join(import.meta.dirname, '../../../words/shared-api/shared.ta.json')
  const { fareLines } = JSON.parse(readFileSync(file, 'utf8')) as SharedWords
  const line = { code: 'discount', quantity: 1, unit: 'trip', rate: 0, amount: 0, taxable: true } as const
  const said = (note: string) => lineText(fareLines, { ...line, basis: 'fixed', origin: 'agreed', note })
  expect(said('Agreed price')).toBe('தள்ளுபடி: பேசிய விலை')
  expect(said('Old friend')).toBe('தள்ளுபடி: Old friend')
})
