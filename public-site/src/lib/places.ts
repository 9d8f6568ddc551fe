import { findCity } from 'shared-api/geography'
import { commonTexts } from '../texts/common.ts'

/** A city's name in the page's language; an id that is no city stays as it is. */
export const cityName = (id: string): string => commonTexts().cities[id] ?? findCity(id)?.name ?? id

/** A state's name in the page's language, by its code; `english` where the language has no other. */
export const stateName = (code: string, english: string): string => commonTexts().states[code] ?? english
