import type { FareLine } from '../contract/fare-line.ts'
import { halfUp, timesRate } from './exact.ts'
import { MADE_CODES, sumOf, type TaxCode } from './line.ts'

/** A rate of GST in basis points, whether prices include it, and the taxes that share it. */
export type Gst<Code = TaxCode> = { percent: number; included: boolean; codes: readonly Code[] }
type Tax<Code> = { code: Code; percent: number; amount: number }
/** Paise: value + taxes + rounding is what is paid. */
type TaxSplit<Code> = { value: number; taxes: Tax<Code>[]; rounding: number }
type SplitLines<Code> = TaxSplit<Code> & { lines: FareLine[]; total: number }

/** What of a sum in paise that was agreed on, tax inside, is value, tax and rounding (docs/product.md, Tax and rounding). */
export function splitPaid<Code>(paid: number, gst: Gst<Code>): TaxSplit<Code> {
  if (paid <= 0) return { value: 0, taxes: [], rounding: 0 }
  const value = valueIn(paid, gst)
  const taxes = taxesOf(value, gst)
  return { value, taxes, rounding: paid - value - sumOf(taxes) }
}

/**
 * The lines of a fare in paise without those of tax and rounding, and what of their total is value and tax. `totalOf` gives the
 * total of the exact sum. A line of the desk has as `rate` what the traveller pays for it, and as `amount` its value.
 */
export function splitTax<Code>(
  all: readonly FareLine[],
  gst: Gst<Code>,
  totalOf: (exact: number) => number,
): SplitLines<Code> {
  const lines = all.filter(({ code }) => !MADE_CODES.includes(code)).map(asTyped)
  const costs = sumOf(lines.filter(isPassedOn))
  const inside = lines.filter(isTaxInside)
  const value = sumOf(lines) - costs
  if (gst.included) {
    const total = totalOf(value + costs)
    return { ...splitPaid(value, gst), lines, total, rounding: total - value - costs }
  }
  const base = value - sumOf(inside)
  const taxes = taxesOf(base, gst)
  const exact = value + costs + sumOf(taxes)
  const total = totalOf(exact)
  if (inside.length === 0 || gst.percent === 0) return { lines, value, taxes, rounding: total - exact, total }
  const split = splitPaid(total - costs, gst)
  const values = total - costs - base - sumOf(split.taxes) - split.rounding
  return { ...split, lines: withValues(lines, values, gst), total }
}

/** A line of the desk with what was typed for it as its amount; others as they are. */
export const asTyped = (line: FareLine): FareLine =>
  isTaxInside(line) ? { ...line, amount: timesRate(line.quantity, line.rate) } : line

const valueIn = (paid: number, { percent }: Pick<Gst, 'percent'>) => halfUp(paid * 10_000, 10_000 + percent)

/** Each tax is rounded by itself: half of a rounded whole may be a paisa less. */
export const taxesOf = <Code>(value: number, { percent, codes }: Gst<Code>): Tax<Code>[] =>
  codes
    .map((code) => ({
      ...{ code, percent: percent / codes.length },
      amount: halfUp(value * percent, 10_000 * codes.length),
    }))
    .filter(({ amount }) => amount !== 0)

/** A cost on the traveller's behalf. What is below 0 lowers the price, and so its tax. */
const isPassedOn = ({ taxable, origin, rate }: FareLine) => !taxable && rate >= 0 && origin !== 'agreed'

/** Whether the tax is in what was typed, and not added to it. */
const isTaxInside = (line: FareLine) =>
  !isPassedOn(line) && (!line.taxable || line.origin === 'desk' || line.origin === 'agreed')

/** Lines with tax inside have their values, which come to `sum`: the last one takes what rounding left. */
function withValues(lines: readonly FareLine[], sum: number, gst: Pick<Gst, 'percent'>): FareLine[] {
  const last = lines.findLast(isTaxInside)
  let left = sum
  return lines.map((line) => {
    if (!isTaxInside(line)) return line
    const amount = line === last ? left : valueIn(line.amount, gst)
    left -= amount
    return { ...line, amount }
  })
}
