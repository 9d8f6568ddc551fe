import { cities, shortCityName } from 'shared-api/geography'
import { sharedTexts } from '../texts/shared.ts'

/** A city's name in the page's language; an unknown id is returned unchanged. */
export const cityName = (id: string): string => sharedTexts().cities[id] ?? shortCityName(id)

/** A city's name in the selects, which have the fixed list's names in English (`listed`). */
export const nameInList = (id: string, listed: string): string => sharedTexts().cities[id] ?? listed

/** A city's name in the page's language by its English name; other places are returned unchanged. */
export function cityCalled(english: string): string {
  const city = cities.find(({ id, name }) => name === english || shortCityName(id) === english)
  return city ? cityName(city.id) : english
}

/** A state's name in the page's language, by its code; `english` where the language has no other. */
export const stateName = (code: string, english: string): string => sharedTexts().states[code] ?? english
