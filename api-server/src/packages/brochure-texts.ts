import type { HotelClass, StateCode } from 'shared-api/contract'
import { cityName, states } from 'shared-api/geography'
import { LANGUAGES, type PaperLanguage } from 'shared-api/languages'
import { sharedTexts } from '../texts/shared.ts'
import { wordsIn } from '../texts/words-of.ts'

export const brochureTexts = { en: textsIn('en'), ta: textsIn('ta') }

function textsIn(language: PaperLanguage) {
  const { cities, states: stateNames, hotelClasses } = sharedTexts[language]
  const { persons, ...others } = wordsIn('brochure', language)
  const dates = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  })
  return {
    ...others,
    persons: (from: number | null, to: number | null) => persons({ range: range(from, to) }),
    hotel: (code: HotelClass) => hotelClasses[code],
    city: (id: string) => cities[id] ?? cityName(id),
    state: (code: StateCode) => stateNames[code] ?? states.find((state) => state.code === code)?.name ?? code,
    date: (day: string) => dates.format(Date.parse(`${day}T00:00Z`)),
  }
}

const range = (from: number | null, to: number | null) => {
  const [least, most] = [Math.min(from ?? to ?? 1, to ?? from ?? 1), Math.max(from ?? 1, to ?? 1)]
  return least === most ? String(least) : `${least}–${most}`
}
