import type { DocumentContent } from '../contract/document.ts'
import type { FareLine } from '../contract/fare-line.ts'
import { line, sumOf, TAX_CODES } from './line.ts'
import { type Gst, splitPaid, splitTax, taxesOf } from './tax.ts'

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
  const { lines, ...split } = splitTax(all, gstOf(all, { percent, included }, isInState), () => total)
  return taxedOf(lines, split)
}

/** The same of a sum that was paid for a trip with these lines, tax inside: an advance, a fee, or a part of an invoice. */
export const paidTax = (
  all: readonly FareLine[],
  paid: number,
  gst: Pick<Gst, 'percent' | 'included'>,
  isInState: boolean,
): Taxed => taxedOf([], splitPaid(paid, gstOf(all, gst, isInState)))

/** What of a part of an invoice, in paise, is value and tax by the invoice's taxes; `isOnTop` where they are not in its total. */
export function partTax(part: number, taxes: Taxed['taxes'], isOnTop: boolean): Taxed {
  const percent = Math.round(100 * taxes.reduce((sum, tax) => sum + tax.percent, 0))
  const gst = { percent, included: false, codes: taxes.map(({ code }) => code) }
  return taxedOf([], isOnTop ? { value: part, taxes: taxesOf(part, gst), rounding: 0 } : splitPaid(part, gst))
}

function gstOf(all: readonly FareLine[], { percent, included }: Pick<Gst, 'percent' | 'included'>, isInState: boolean) {
  const isTaxed = included || all.some(({ code }) => TAX_CODES.includes(code))
  const codes = isInState ? (['cgst', 'sgst'] as const) : (['igst'] as const)
  return { percent: isTaxed ? percent : 0, included, codes }
}

const taxedOf = (
  lines: FareLine[],
  { value, taxes, rounding }: ReturnType<typeof splitPaid<'cgst' | 'sgst' | 'igst'>>,
): Taxed => ({
  lines: rounding === 0 ? lines : [...lines, line('rounding', rounding, { taxable: false })],
  taxable: value,
  taxes: taxes.map((tax) => ({ ...tax, percent: tax.percent / 100 })),
})

/** The lines of a bill without tax: what a fare asked as tax, while the company had a GSTIN, is part of its price. */
export function untaxedLines(lines: readonly FareLine[]): FareLine[] {
  const tax = sumOf(lines.filter(({ code }) => TAX_CODES.includes(code)))
  const rest = lines.filter(({ code }) => !TAX_CODES.includes(code))
  return tax === 0 ? rest : [...rest, line('other', tax, { taxable: false })]
}
