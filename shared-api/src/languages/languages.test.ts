import { expect, test } from 'vitest'
import { BookingDetails, ContactForm, CustomTourForm, type FieldCode, RegisterRequest } from '../contract/index.ts'
import { cities, states } from '../geography/index.ts'
import { contract as english } from './en.ts'
import * as hi from './hi.ts'
import { LANGUAGES, languageOf, pathIn, preferredLanguage, splitPath } from './index.ts'
import * as kn from './kn.ts'
import * as ml from './ml.ts'
import * as ta from './ta.ts'
import * as te from './te.ts'
import { wordsOf } from './words.ts'

/** Every language but English; `Object.keys(LANGUAGES)` must name them all. */
const TEXTS = { ta, ml, te, hi, kn }
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

test.for(languages)('$language: every city and state has its own name', (texts) => {
  expect(Object.keys(texts.cities)).toEqual(cities.map(({ id }) => id))
  expect(Object.keys(texts.states)).toEqual(states.map(({ code }) => code))
  const names = [...Object.values(texts.cities), ...Object.values(texts.states)]
  expect(names.filter((name) => name.trim() === '' || ASCII_LETTERS.test(name))).toEqual([])
  expect(new Set(Object.values(texts.cities)).size).toBe(cities.length)
})

const PARAMS = {
  ...{ trip: 'Drop Trip', min: 1, max: 2, length: 3, example: 'tn-salem', values: 'x', seats: 4, persons: 5 },
  ...{ megabytes: 6, megapixels: 7, kilobytes: 8, minutes: 60, name: '9', day: '10', km: 11, balance: 12, paid: 13 },
  ...{ ratio: 14, least: 15, known: '16', letter: '🚗' },
}

test.for([...languages, { language: 'en', contract: english }])('$language: each code has words', ({ contract }) => {
  const codes = Object.keys(english.problems) as FieldCode[]
  const said = codes.map((code) => [code, wordsOf(contract, { path: 'a.b', message: '', code, params: PARAMS }, '7')])
  expect(said.filter(([, words]) => !words || /undefined|object/.test(words))).toEqual([])
})

test.for(languages)('$language: no problem is left in English', ({ contract }) => {
  const codes = Object.keys(english.problems) as FieldCode[]
  const problems = codes.map((code) => wordsOf(contract, { path: 'a.b', message: '', code, params: PARAMS }, '7'))
  const gateways = Object.values(contract.gateway).map((words) => words(503))
  const left = [...problems, ...gateways].filter((words) => ASCII_LETTERS.test(words.replace(KEPT, '')))
  expect(left).toEqual([])
})

test.for(languages)("$language: each field of a visitor's form has a name", ({ contract }) => {
  const forms = [BookingDetails, ContactForm, CustomTourForm, RegisterRequest]
  const fields = forms.flatMap((form) => Object.keys(form.shape)).filter((name) => !NOT_TYPED.includes(name))
  expect(fields.filter((name) => !contract.fields[name])).toEqual([])
})

/** Fields that nobody types, and the one whose problem needs no name. */
const NOT_TYPED: string[] = ['access_key', 'website', 'selectedCab', 'fare', 'package', 'cabType', 'tripType']

test('words name the field as the form does, or by the last name of its path', () => {
  const problem = { path: 'bookingDetails.visitingPlaces.2', code: 'too-long', params: { max: 200 } } as const
  expect(wordsOf(english, problem)).toBe('visitingPlaces takes at most 200 characters')
  expect(wordsOf(english, problem, 'Visiting place')).toBe('Visiting place takes at most 200 characters')
})

test('uses the message for an unknown code or none', () => {
  const message = 'from must be open today'
  expect(wordsOf(ta.contract, { path: 'from', code: 'closed', message })).toBe(message)
  expect(wordsOf(ta.contract, { path: 'from', message })).toBe(message)
})
