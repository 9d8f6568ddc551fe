import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import format, { type FormatValues } from 'icu-minify/format'
import { LANGUAGES, type Language } from 'shared-api/languages'
import type { Words } from './words.ts'

const FOLDER = join(import.meta.dirname, '../../../words')
const FORMATTERS = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
}

/** The words of an area by language: words/api-server/<area>.<language>.json. A message with values is a function of them. */
export const wordsOf = <Area extends keyof Words>(area: Area): Record<Language, Words[Area]> =>
  inEach((language) => wordsIn(area, language))

/** The same in one language, for areas that are not in all. */
export const wordsIn = <Area extends keyof Words>(area: Area, language: Language): Words[Area] =>
  fileOf('api-server', area, language) as Words[Area]

/** The words of an area in a language as they are written, each message a text. */
export const readWords = (area: keyof Words, language: Language): unknown => jsonOf('api-server', area, language)

const jsonOf = (part: string, area: string, language: Language): unknown =>
  JSON.parse(readFileSync(join(FOLDER, part, `${area}.${language}.json`), 'utf8'))

/** The words of an area of any part, in a language. */
export const fileOf = (part: string, area: string, language: Language): unknown =>
  formatted(jsonOf(part, area, language), LANGUAGES[language].locale)

/** What is made of each language, by language. */
export const inEach = <Made>(make: (language: Language) => Made) =>
  Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, make(code as Language)])) as Record<Language, Made>

/** The same with functions in place of the messages that take values. */
function formatted(value: unknown, locale: string): unknown {
  if (typeof value === 'string') return /[{<']/.test(value) ? messageOf(value, locale) : value
  if (Array.isArray(value)) return value.map((one) => formatted(one, locale))
  return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, formatted(one, locale)]))
}

/** A message as a text, or as a function of its values. */
export function messageOf(text: string, locale: string): string | ((values: FormatValues) => string) {
  const message = compile(text)
  if (typeof message === 'string') return message
  return (values: FormatValues) => String(format(message, locale, values, { formatters: FORMATTERS }))
}
