import type { CabClass } from '../contract/cab-classes.ts'
import type { FareCode, FareLine } from '../contract/fare-line.ts'
import { shortPaise } from '../money/index.ts'

/** A language's words for each line of a fare; `quantity` and `rate` as people read them. */
export type LineTexts = Record<FareCode, (quantity: string, rate: string) => string>

/** A language's words for the classes of cabs. */
export type ClassTexts = Record<CabClass, string>

/** A line in paise in words, with the desk's note. */
export function lineText(texts: LineTexts, { code, quantity, rate, note }: FareLine): string {
  const words = texts[code](String(quantity), shortPaise(rate))
  return note ? `${words}: ${note}` : words
}
