import type { DocumentContent } from 'shared-api/contract'
import { partTax, sumOf } from 'shared-api/fares'

type Issue = Pick<DocumentContent, 'kind' | 'number' | 'day'>
type Sums = Pick<DocumentContent, 'taxable' | 'taxes' | 'total'>

/** What of an invoice its credit notes in part left, in paise. */
export const restOf = (invoice: DocumentContent, parts: readonly DocumentContent[]): Sums => ({
  taxable: parts.reduce((left, { taxable }) => left - taxable, invoice.taxable),
  total: parts.reduce((left, { total }) => left - total, invoice.total),
  taxes: invoice.taxes.map((tax) => ({
    ...tax,
    amount: parts.reduce((left, { taxes }) => left - sumOf(taxes.filter(({ code }) => code === tax.code)), tax.amount),
  })),
})

/**
 * A credit note over `amount` paise of an invoice, at most what is left of it. The whole has the lines of the invoice. A part has
 * value and tax inside; what is more than that was passed on.
 */
export function creditNoteContent(
  invoice: DocumentContent,
  rest: Sums,
  amount: number,
  { kind, number, day }: Issue,
  reason: string,
): DocumentContent {
  const { bank: _bank, forgiven: _forgiven, whatFor, ...said } = invoice
  const note = { ...said, kind, number, day, of: invoice.number, reason, paid: 0 }
  if (amount === invoice.total) return { ...note, ...(whatFor && { whatFor }) }
  return { ...note, whatFor: 'part', total: amount, ...sumsOf(invoice, rest, amount) }
}

function sumsOf({ taxes, reverseCharge }: DocumentContent, rest: Sums, amount: number) {
  const taxed = rest.taxable + (reverseCharge ? 0 : sumOf(rest.taxes))
  if (amount === rest.total || amount > taxed) return { taxable: rest.taxable, taxes: rest.taxes, lines: [] }
  return partTax(amount, taxes, reverseCharge)
}
