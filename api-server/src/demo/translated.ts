import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CabTranslations, OTHER_LANGUAGES, type PackageTexts, type PackageTranslations } from 'shared-api/contract'
import type { DemoDetails, DemoHoliday, DemoTexts, DemoTour } from './packages.ts'

/** Cabs by their ids, packages by theirs, and the lines of packages by the English ones. */
type Texts = { cabs: Record<string, string>; holidays: DemoTexts; tours: DemoTexts; lines: Record<string, string> }

const TEXTS = Object.fromEntries(
  OTHER_LANGUAGES.map((language) => [language, JSON.parse(readFileSync(fileOf(language), 'utf8'))]),
) as Record<(typeof OTHER_LANGUAGES)[number], Texts>

function fileOf(language: string): string {
  return join(import.meta.dirname, `texts/${language}.json`)
}

const inEach = <Said>(textsOf: (texts: Texts) => Said) =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, textsOf(TEXTS[language])]))

/** What a demo cab says in other languages. */
export const translatedCab = (id: string): CabTranslations => inEach(({ cabs }) => ({ description: cabs[id] ?? '' }))

/** What a demo holiday says in other languages. */
export const translatedHoliday = (one: DemoHoliday, details: DemoDetails = { more: [] }): PackageTranslations =>
  inEach((texts) => ({
    ...sharedTexts(texts, texts.holidays[one.id], one.services, details),
    category: inWords(texts, one.category),
  }))

/** What a demo tour says in other languages. */
export const translatedTour = (one: DemoTour, details: DemoDetails = { more: [] }): PackageTranslations =>
  inEach((texts) => sharedTexts(texts, texts.tours[one.id], one.services, details))

const inWords = ({ lines }: Texts, english: string[] = []) => english.map((line) => lines[line] ?? '')

function sharedTexts(
  texts: Texts,
  { name, days } = { name: '', days: [] } as Texts['tours'][string],
  services: string[],
  { priceFor = '', included, notIncluded }: DemoDetails,
): PackageTexts {
  return {
    name,
    services: inWords(texts, services),
    priceFor: texts.lines[priceFor] ?? '',
    itinerary: days.map(([title, text]) => ({ title, text })),
    included: inWords(texts, included),
    notIncluded: inWords(texts, notIncluded),
  }
}
