import type { FareLine } from '../contract/fare-line.ts'
import { halfUp, roundedUp } from './exact.ts'
import { line, percentLine } from './line.ts'
import type { Tariff } from './tariff.ts'
import { type Gst, splitTax } from './tax.ts'
import type { Fare, FareTrip } from './trip.ts'

const RUPEE = 100

/** What of a tariff counts once the lines are there. */
export type Rules = Pick<Tariff, 'gst' | 'roundTo' | 'advancePercent'>

/** A fare of lines in paise, with tax, rounding and advance (docs/product.md, Tax and rounding). */
export function finished(lines: readonly FareLine[], trip: Pick<FareTrip, 'from'>, tariff: Rules): Fare {
  const roundTo = Math.max(1, tariff.roundTo)
  const split = splitTax(lines, gstOf(trip, tariff), (exact) => halfUp(exact, roundTo) * roundTo)
  const { total, value, rounding } = split
  const taxes = tariff.gst.included ? [] : split.taxes
  return {
    lines: [
      ...split.lines,
      ...taxes.map(({ code, percent, amount }) => percentLine(code, percent, value, { amount, taxable: false })),
      ...(rounding === 0 ? [] : [line('rounding', rounding, { taxable: false })]),
    ],
    total,
    advance: advanceOf(total, tariff),
  }
}

/** The advance in paise, rounded up to a rupee. */
export const advanceOf = (total: number, { advancePercent }: Pick<Tariff, 'advancePercent'>): number =>
  Math.max(0, roundedUp(total * advancePercent, 10_000 * RUPEE) * RUPEE)

/** CGST and SGST for a trip from the supplier's state. */
function gstOf({ from }: Pick<FareTrip, 'from'>, { gst: { percent, included, state } }: Rules): Gst {
  if (state === from.slice(0, 2).toUpperCase()) return { percent, included, codes: ['cgst', 'sgst'] }
  return { percent, included, codes: [state ? 'igst' : 'gst'] }
}
