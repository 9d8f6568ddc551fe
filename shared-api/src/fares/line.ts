import type { FareCode, FareLine } from '../contract/fare-line.ts'

type LineParts = Partial<Pick<FareLine, 'quantity' | 'unit' | 'taxable' | 'basis' | 'amount' | 'origin'>>

/** The lines that are GST. */
export const TAX_CODES: readonly FareCode[] = ['cgst', 'sgst', 'igst', 'gst']

/** A line of a rate in paise; the amount is quantity × rate, in whole paise. */
export function line(code: FareCode, rate: number, parts: LineParts = {}): FareLine {
  const { quantity = 1, unit = 'trip', taxable = true, basis = 'fixed', origin = 'tariff' } = parts
  return { code, quantity, unit, rate, amount: parts.amount ?? Math.round(quantity * rate), taxable, basis, origin }
}

/** A percentage (basis points) of a sum in paise, rounded half up. */
export const percentOf = (basisPoints: number, sum: number): number => Math.floor((sum * basisPoints) / 10_000 + 0.5)

/** The line of such a percentage. */
export const percentLine = (code: FareCode, basisPoints: number, sum: number, taxable = true): FareLine =>
  line(code, Math.round(sum / 100), {
    quantity: basisPoints / 100,
    unit: 'percent',
    amount: percentOf(basisPoints, sum),
    taxable,
  })

/** Costs that a tariff may estimate, and a driver reports as they were. */
const COSTS: readonly FareCode[] = ['toll', 'permit', 'parking']

/** The lines without estimates of costs that `own` has as they were. */
export const withoutEstimatesOf = (lines: readonly FareLine[], own: readonly FareLine[]): FareLine[] => {
  const known = own.filter(({ code, basis }) => basis === 'actual' && COSTS.includes(code)).map(({ code }) => code)
  return lines.filter(({ code, basis, by }) => by !== undefined || basis !== 'estimate' || !known.includes(code))
}

export const sumOf = (lines: readonly FareLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
