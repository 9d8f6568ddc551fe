import type { FareLine } from '../contract/fare-line.ts'
import { finished, type Rules } from './finish.ts'
import { line } from './line.ts'
import type { Fare } from './trip.ts'

/** A line of a quotation; `rate` is paise for one. */
export type PricedLine = { what: string; quantity: number; rate: number; taxable: boolean }

/**
 * The fare in paise of a quotation's lines, with tax, rounding and advance as the tariff has them. Each line is one of the desk
 * (docs/product.md, Lines of the desk), so that a booking can keep it.
 */
export const quotationFare = (lines: readonly PricedLine[], from: string, rules: Rules): Fare =>
  finished(lines.map(ownLineOf), { from }, rules)

const ownLineOf = ({ what, quantity, rate, taxable }: PricedLine): FareLine => ({
  ...line(rate < 0 ? 'discount' : 'package', rate, { quantity, taxable, origin: 'quoted' }),
  note: quantity === 1 ? what : `${what} × ${quantity}`,
})

/** Whether a price was quoted by hand. */
export const isQuoted = (lines: readonly Pick<FareLine, 'origin'>[]): boolean =>
  lines.some(({ origin }) => origin === 'quoted')
