import type { FareLine } from '../contract/fare-line.ts'
import { sumOf, TAX_CODES } from './line.ts'

type Gst = { percent: number; included: boolean }
export type InvoiceTax = { code: 'cgst' | 'sgst' | 'igst'; percent: number; amount: number }

/**
 * The value and the tax of an invoice, in paise (docs/product.md, Documents): the tax that the fare has, or what of the taxable
 * lines is tax where prices include it. `percent` is basis points. Inside one state CGST is half, rounded down, and SGST
 * the rest.
 */
export function invoiceTax(lines: readonly FareLine[], { percent, included }: Gst, isInState: boolean) {
  const taxedSum = sumOf(lines.filter(({ taxable, code }) => taxable && !TAX_CODES.includes(code)))
  const inPrices = included ? taxedSum - Math.round((taxedSum * 10_000) / (10_000 + percent)) : 0
  const amount = included ? inPrices : sumOf(lines.filter(({ code }) => TAX_CODES.includes(code)))
  return { taxable: taxedSum - inPrices, taxes: amount === 0 ? [] : split(amount, percent / 100, isInState) }
}

function split(amount: number, percent: number, isInState: boolean): InvoiceTax[] {
  if (!isInState) return [{ code: 'igst', percent, amount }]
  const central = Math.floor(amount / 2)
  return [
    { code: 'cgst', percent: percent / 2, amount: central },
    { code: 'sgst', percent: percent / 2, amount: amount - central },
  ]
}
