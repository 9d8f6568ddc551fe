import type { DocumentContent } from '../contract/document.ts'
import type { FareLine } from '../contract/fare-line.ts'
import { line, sumOf, TAX_CODES } from './line.ts'
import { type Gst, splitTax } from './tax.ts'

type Taxed = Pick<DocumentContent, 'lines' | 'taxable' | 'taxes'>

/**
 * The lines, the value and the taxes of an invoice over `total`, in paise (docs/product.md, Documents). `percent` is basis points.
 * A line of rounding makes value, taxes and what is passed on the total. No tax where the fare has none.
 */
export function invoiceTax(
  all: readonly FareLine[],
  total: number,
  { percent, included }: Pick<Gst, 'percent' | 'included'>,
  isInState: boolean,
): Taxed {
  const isTaxed = included || all.some(({ code }) => TAX_CODES.includes(code))
  const codes = isInState ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  const gst = { percent: isTaxed ? percent : 0, included, codes }
  const { lines, value, taxes, rounding } = splitTax(all, gst, () => total)
  const rest = rounding === 0 ? [] : [line('rounding', rounding, { taxable: false })]
  return {
    lines: [...lines, ...rest],
    taxable: value,
    taxes: taxes.map((tax) => ({ ...tax, percent: tax.percent / 100 })),
  }
}

/** The lines of a bill without tax: what a fare asked as tax, while the company had a GSTIN, is part of its price. */
export function untaxedLines(lines: readonly FareLine[]): FareLine[] {
  const tax = sumOf(lines.filter(({ code }) => TAX_CODES.includes(code)))
  const rest = lines.filter(({ code }) => !TAX_CODES.includes(code))
  return tax === 0 ? rest : [...rest, line('other', tax, { taxable: false })]
}
