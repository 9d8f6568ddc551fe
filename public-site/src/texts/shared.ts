import type { HotelClass } from 'shared-api/contract'
import type { ClassTexts, LineTexts } from 'shared-api/languages/fare-words'
import type { ContractTexts } from 'shared-api/languages/words'
import { area } from './page.ts'

type SharedTexts = {
  contract: ContractTexts
  fareLines: LineTexts
  cabClasses: ClassTexts
  hotelClasses: Record<HotelClass, string>
  /** Places whose names differ from those of the API, by city id and by state code. */
  cities: Record<string, string>
  states: Record<string, string>
  clock: (time: string) => string
}

/** Words that the site shares with the console and the server. */
export const sharedTexts = area<SharedTexts>({
  en: () => import('shared-api/languages/en'),
  ta: () => import('shared-api/languages/ta'),
  ml: () => import('shared-api/languages/ml'),
  te: () => import('shared-api/languages/te'),
  hi: () => import('shared-api/languages/hi'),
  kn: () => import('shared-api/languages/kn'),
})
