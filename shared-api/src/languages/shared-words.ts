import type { CabClass } from '../contract/cab-classes.ts'
import type { FareCode } from '../contract/fare-line.ts'
import type { FieldCode, GatewayCode, HotelClass } from '../contract/index.ts'
import type { ProductNote } from './fare-words.ts'

/** A text; a function of its values where it has some. */
type Message = string | ((values: Record<string, string | number>) => string)

export const textOf = (message: Message, values: Record<string, string | number>): string =>
  typeof message === 'string' ? message : message(values)

/** Times of day by the hour before which each ends. */
const PARTS_OF_DAY = [
  ...([
    [3, 'lateNight'],
    [4, 'beforeDawn'],
    [6, 'dawn'],
    [12, 'morning'],
  ] as const),
  ...([
    [14, 'noon'],
    [16, 'afternoon'],
    [19, 'evening'],
    [24, 'night'],
  ] as const),
] as const

/** The file words/shared-api/shared.<language>.json. */
export type SharedWords = {
  problems: Record<FieldCode, Message>
  gateway: Record<GatewayCode, Message>
  fareLines: Record<FareCode | ProductNote, Message>
  cabClasses: Record<CabClass, string>
  hotelClasses: Record<HotelClass, string>
  clock: Record<(typeof PARTS_OF_DAY)[number][1], Message>
}

/** The file words/shared-api/names.<language>.json. A name that is not in it is the one of the API. */
export type Names = {
  /** Fields by the last name of their path. */
  fields: Record<string, string>
  tripTypes: Record<string, string>
  /** By city id and by state code. */
  cities: Record<string, string>
  states: Record<string, string>
}

export type SharedTexts = ReturnType<typeof sharedTextsOf>

/** The words that all parts of the product share, in a language. */
export const sharedTextsOf = ({ problems, gateway, clock, ...others }: SharedWords, names: Names) => ({
  ...others,
  contract: { problems, gateway, fields: names.fields, tripTypes: names.tripTypes },
  cities: names.cities,
  states: names.states,
  clock: (time: string) => clockIn(clock, time),
})

/** '18:30' as people say it: '6:30 pm', 'மாலை 6:30', which no line breaks. Intl says PM in each language. */
function clockIn(words: SharedWords['clock'], time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const [, part] = PARTS_OF_DAY.find(([before]) => hours < before) ?? [24, 'night']
  return textOf(words[part], { time: `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}` })
}
