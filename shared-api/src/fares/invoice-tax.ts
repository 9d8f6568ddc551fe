import type { FareLine } from '../contract/fare-line.ts'
import { line, percentOf, sumOf, TAX_CODES } from './line.ts'

type Gst = { percent: number; included: boolean }
type InvoiceTax = { code: 'cgst' | 'sgst' | 'igst'; percent: number; amount: number }
type Taxed = { lines: FareLine[]; taxable: number; taxes: InvoiceTax[] }

/**
 * The lines, the value and the taxes of an invoice over `total`, in paise (docs/product.md, Documents). `percent` is basis points.
 * Each tax is rounded by itself, and a line of rounding makes value, taxes and what is not taxed the total. No tax where the fare
 * has none.
 */
export function invoiceTax(
  all: readonly FareLine[],
  total: number,
  { percent, included }: Gst,
  isInState: boolean,
): Taxed {
  const lines = all.filter(({ code }) => !TAX_CODES.includes(code) && code !== 'rounding')
  const sum = sumOf(lines.filter(({ taxable }) => taxable))
  const isTaxed = included || all.some(({ code }) => TAX_CODES.includes(code))
  const taxable = included ? Math.floor((sum * 10_000) / (10_000 + percent) + 0.5) : sum
  const codes = isInState ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  const rate = percent / codes.length
  const taxes = codes
    .map((code) => ({ code, percent: rate / 100, amount: isTaxed ? percentOf(rate, taxable) : 0 }))
    .filter(({ amount }) => amount !== 0)
  const said = included ? sumOf(lines) : taxes.reduce((so, { amount }) => so + amount, sumOf(lines))
  const rounding = total === said ? [] : [line('rounding', total - said, { taxable: false })]
  return { lines: [...lines, ...rounding], taxable, taxes }
}

/** The lines of a bill without tax: what a fare asked as tax, while the company had a GSTIN, is part of its price. */
export function untaxedLines(lines: readonly FareLine[]): FareLine[] {
  const tax = sumOf(lines.filter(({ code }) => TAX_CODES.includes(code)))
  const rest = lines.filter(({ code }) => !TAX_CODES.includes(code))
  return tax === 0 ? rest : [...rest, line('other', tax, { taxable: false })]
}
