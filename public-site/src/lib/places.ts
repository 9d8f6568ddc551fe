import { cities, cityName as englishName } from 'shared-api/geography'
import { commonTexts } from '../texts/common.ts'

/** A city's name in the page's language; an id that is no city stays as it is. */
export const cityName = (id: string): string => commonTexts().cities[id] ?? englishName(id)

/** The name of a city in the page's language, by its English one; a place that is none of ours keeps its name. */
export function cityCalled(english: string): string {
  const city = cities.find(({ name }) => name === english)
  return city ? cityName(city.id) : english
}

/** A state's name in the page's language, by its code; `english` where the language has no other. */
export const stateName = (code: string, english: string): string => commonTexts().states[code] ?? english
