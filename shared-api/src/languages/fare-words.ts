import type { FareLine } from '../contract/fare-line.ts'
import { shortPaise, withCommas } from '../money/index.ts'
import { type SharedWords, textOf } from './shared-words.ts'

/** A language's words for each line of a fare; `quantity` and `rate` as people read them. */
export type LineTexts = SharedWords['fareLines']

/** A line in paise in words, with the desk's note. */
export function lineText(texts: LineTexts, { code, quantity, rate, note }: FareLine): string {
  const words = textOf(texts[code], { quantity: withCommas(quantity), rate: shortPaise(rate) })
  return note ? `${words}: ${note}` : words
}
