import type { FareLine, OwnLine } from '../contract/fare-line.ts'
import type { ProductNote } from '../languages/fare-words.ts'
import { finished, type Rules } from './finish.ts'
import { line } from './line.ts'
import type { Fare, FareTrip } from './trip.ts'

type From = Pick<FareTrip, 'from'>

/** A line of the desk, its amount in paise as it was typed, as a line of a fare. */
export const ownLine = ({ code, amount, taxable, note, basis, origin = 'desk' }: OwnLine): FareLine => ({
  ...line(code, amount, { taxable, basis, origin }),
  note,
})

/**
 * A fare in paise with these lines of the desk in place of those before, which have `by`. The lines of the rules stay; tax,
 * rounding and advance are made again (docs/product.md, Lines of the desk).
 */
export const withOwnLines = (lines: readonly FareLine[], own: readonly FareLine[], trip: From, rules: Rules): Fare =>
  finished([...lines.filter(({ by }) => by === undefined), ...own], trip, rules)

/** What the line of an agreed price says until the desk words it otherwise. */
export const AGREED_NOTE = 'Agreed price' satisfies ProductNote

/** Whether the desk agreed on the price of these lines. */
export const isAgreed = (lines: readonly Pick<FareLine, 'origin'>[]): boolean =>
  lines.some(({ origin }) => origin === 'agreed')

/**
 * The line in paise that makes the fare of `lines` come to an agreed total, a multiple of `roundTo`: the whole difference, tax
 * inside. Null when the fare comes to that total already.
 */
export function agreedLine(lines: readonly FareLine[], total: number, trip: From, rules: Rules): FareLine | null {
  if (finished(lines, trip, rules).total === total) return null
  const difference = total - finished(lines, trip, { ...rules, roundTo: 0 }).total
  return line(difference < 0 ? 'discount' : 'other', difference, { origin: 'agreed' })
}
