import type { FareCode, FareLine } from '../contract/fare-line.ts'
import { line, percentLine, sumOf, TAX_CODES } from './line.ts'
import type { Tariff } from './tariff.ts'
import type { Fare, FareTrip } from './trip.ts'

/** Lines of tax and rounding: computed again when others change. */
const MADE: readonly FareCode[] = [...TAX_CODES, 'rounding']
const RUPEE = 100

/** What of a tariff counts once the lines are there. */
export type Rules = Pick<Tariff, 'gst' | 'roundTo' | 'advancePercent'>

/** A fare of lines in paise, with tax, rounding and advance (docs/product.md, Tax and rounding). */
export function finished(lines: readonly FareLine[], trip: Pick<FareTrip, 'from'>, tariff: Rules): Fare {
  const own = lines.filter(({ code }) => !MADE.includes(code))
  const taxed = [...own, ...taxLines(own, trip, tariff)]
  const exact = sumOf(taxed)
  const roundTo = Math.max(1, tariff.roundTo)
  const total = Math.floor(exact / roundTo + 0.5) * roundTo
  const rounded = total === exact ? taxed : [...taxed, line('rounding', total - exact, { taxable: false })]
  return { lines: rounded, total, advance: advanceOf(total, tariff) }
}

/** The advance in paise, rounded up to a rupee. */
export const advanceOf = (total: number, { advancePercent }: Pick<Tariff, 'advancePercent'>): number =>
  Math.max(0, Math.ceil((total * advancePercent) / 10_000 / RUPEE) * RUPEE)

/** Inside the supplier's state CGST and SGST are each rounded by itself: half of a rounded whole may be a paisa less. */
function taxLines(lines: readonly FareLine[], { from }: Pick<FareTrip, 'from'>, { gst }: Rules): FareLine[] {
  if (gst.included || gst.percent === 0) return []
  const sum = sumOf(lines.filter(({ taxable }) => taxable))
  const tax = (code: FareCode, percent: number) => percentLine(code, percent, sum, false)
  const isInside = gst.state === from.slice(0, 2).toUpperCase()
  const taxes = isInside
    ? [tax('cgst', gst.percent / 2), tax('sgst', gst.percent / 2)]
    : [tax(gst.state ? 'igst' : 'gst', gst.percent)]
  return taxes.filter(({ amount }) => amount !== 0)
}
