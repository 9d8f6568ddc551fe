import { CabTranslations, OTHER_LANGUAGES, PackageTranslations, TourTranslations } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { DEMO_CABS } from './cabs.ts'
import { HOLIDAY_DETAILS } from './holiday-details.ts'
import { DEMO_HOLIDAYS } from './holidays.ts'
import type { DemoDetails } from './packages.ts'
import { TOUR_DETAILS } from './tour-details.ts'
import { DEMO_TOURS } from './tours.ts'
import { translatedCab, translatedHoliday, translatedTour } from './translated.ts'

const SCRIPTS = {
  ta: /\p{Script=Tamil}/u,
  ml: /\p{Script=Malayalam}/u,
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
}

/** All texts below a value by their path. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

/** What is empty, or has a letter of another script than its language's. */
const wrongIn = (language: keyof typeof SCRIPTS, texts: unknown) =>
  textsIn(texts).filter(([, text]) => {
    const letters = [...text.matchAll(/(?!\p{Script=Inherited}|\p{Script=Common})\p{L}/gu)].map(([letter]) => letter)
    return letters.length === 0 || letters.some((letter) => !SCRIPTS[language].test(letter))
  })

describe.each(OTHER_LANGUAGES)('the demo data in %s', (language) => {
  it('describe every cab', () => {
    for (const { id } of DEMO_CABS) {
      const translations = translatedCab(id)
      expect(CabTranslations.parse(translations)).toEqual(translations)
      expect(wrongIn(language, translations[language]), id).toEqual([])
    }
  })

  it('say all that a package says in English', () => {
    const lengths = (details: DemoDetails | undefined) => ({
      itinerary: details?.itinerary?.length,
      included: details?.included?.length,
      notIncluded: details?.notIncluded?.length,
    })
    for (const holiday of DEMO_HOLIDAYS) {
      const details = HOLIDAY_DETAILS[holiday.id]
      const translations = translatedHoliday(holiday, details)
      expect(PackageTranslations.parse(translations)).toEqual(translations)
      const texts = translations[language]
      expect(wrongIn(language, texts), holiday.id).toEqual([])
      expect(lengths(texts as DemoDetails)).toEqual(lengths(details))
    }
    for (const tour of DEMO_TOURS) {
      const details = TOUR_DETAILS[tour.id]
      const translations = translatedTour(tour, details)
      expect(TourTranslations.parse(translations)).toEqual(translations)
      const texts = translations[language]
      expect(wrongIn(language, texts), tour.id).toEqual([])
      expect(lengths(texts as DemoDetails)).toEqual(lengths(details))
    }
  })
})
