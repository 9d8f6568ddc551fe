import { cities, cityName as englishName } from 'shared-api/geography'
import { commonTexts } from '../texts/common.ts'

/** A city's name in the page's language; an unknown id is returned unchanged. */
export const cityName = (id: string): string => commonTexts().cities[id] ?? englishName(id)

/** A city's name in the page's language by its English name; other places are returned unchanged. */
export function cityCalled(english: string): string {
  const city = cities.find(({ name }) => name === english)
  return city ? cityName(city.id) : english
}

/** A state's name in the page's language, by its code; `english` where the language has no other. */
export const stateName = (code: string, english: string): string => commonTexts().states[code] ?? english
