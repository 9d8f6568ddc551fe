import { type CabTranslations, OTHER_LANGUAGES, type PackageTexts, type PackageTranslations } from 'shared-api/contract'
import type { DemoDetails, DemoHoliday, DemoTour } from './packages.ts'
import * as hi from './texts/hi/index.ts'
import * as kn from './texts/kn/index.ts'
import * as ml from './texts/ml/index.ts'
import * as ta from './texts/ta/index.ts'
import * as te from './texts/te/index.ts'

const TEXTS = { ta, ml, te, hi, kn }
type Texts = (typeof TEXTS)[keyof typeof TEXTS]

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
