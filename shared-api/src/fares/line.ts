import type { FareCode, FareLine } from '../contract/fare-line.ts'
import { halfUp, timesRate } from './exact.ts'

type LineParts = Partial<Pick<FareLine, 'quantity' | 'unit' | 'taxable' | 'basis' | 'amount' | 'origin'>>

export type TaxCode = 'cgst' | 'sgst' | 'igst' | 'gst'
/** The lines that are GST. */
export const TAX_CODES: readonly FareCode[] = ['cgst', 'sgst', 'igst', 'gst'] satisfies TaxCode[]
/** Lines of tax and rounding: computed again when others change. */
export const MADE_CODES: readonly FareCode[] = [...TAX_CODES, 'rounding']

/** A line of a rate in paise; the amount is quantity × rate, in whole paise. */
export function line(code: FareCode, rate: number, parts: LineParts = {}): FareLine {
  const { quantity = 1, unit = 'trip', taxable = true, basis = 'fixed', origin = 'tariff' } = parts
  return { code, quantity, unit, rate, amount: parts.amount ?? timesRate(quantity, rate), taxable, basis, origin }
}

/** A percentage (basis points) of a sum in paise, rounded half up. */
export const percentOf = (basisPoints: number, sum: number): number => halfUp(sum * basisPoints, 10_000)

/** The line of a percentage of a sum; `amount` is that of `percentOf`. */
export const percentLine = (code: FareCode, basisPoints: number, sum: number, parts: LineParts = {}): FareLine =>
  line(code, halfUp(sum, 100), {
    quantity: basisPoints / 100,
    unit: 'percent',
    amount: percentOf(basisPoints, sum),
    ...parts,
  })

/** Costs that a tariff may estimate, and a driver reports as they were. */
const COSTS: readonly FareCode[] = ['toll', 'permit', 'parking']

/** The lines without estimates of costs that `own` has as they were. */
export const withoutEstimatesOf = (lines: readonly FareLine[], own: readonly FareLine[]): FareLine[] => {
  const known = own.filter(({ code, basis }) => basis === 'actual' && COSTS.includes(code)).map(({ code }) => code)
  return lines.filter(({ code, basis, by }) => by !== undefined || basis !== 'estimate' || !known.includes(code))
}

export const sumOf = (lines: readonly Pick<FareLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
