import type { FareLine } from '../contract/fare-line.ts'
import { shortPaise, withCommas } from '../money/index.ts'
import { type SharedWords, textOf } from './shared-words.ts'

/** A language's words for each line of a fare; `quantity` and `rate` as people read them. */
export type LineTexts = SharedWords['fareLines']

/** Notes that the product itself writes: stored in English, read in each language. */
const PRODUCT_NOTES = [
  'Agreed price',
  'Tolls on the way',
  'Parking on the way',
  'Permits on the way',
  'Costs on the way',
] as const
export type ProductNote = (typeof PRODUCT_NOTES)[number]

const noteText = (texts: LineTexts, note: string): string => {
  const own = PRODUCT_NOTES.find((one) => one === note)
  return own ? textOf(texts[own], {}) : note
}

/** A line in paise in words, with the desk's note. */
export function lineText(texts: LineTexts, { code, quantity, rate, note }: FareLine): string {
  const words = textOf(texts[code], { quantity: withCommas(quantity).replace('-', '−'), rate: shortPaise(rate) })
  return note ? `${words}: ${noteText(texts, note)}` : words
}
