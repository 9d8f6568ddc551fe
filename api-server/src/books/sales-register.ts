import type { Kysely } from 'kysely'
import type { DocumentContent } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import { parseContent } from '../documents/index.ts'
import { csvHead, csvLine } from '../platform/csv.ts'
import type { Schema } from '../platform/database/schema.ts'
import { monthAfter } from './period.ts'

/** The columns of the register; a credit note has its sums below 0. Money is rupees. */
const COLUMNS: Record<string, (content: DocumentContent, sign: 1 | -1) => string | number | null> = {
  Number: ({ number }) => number,
  Kind: ({ kind }) => kind,
  Date: ({ day }) => day,
  'Takes back': ({ of }) => of,
  Booking: ({ booking }) => booking.reference,
  Recipient: ({ recipient }) => recipient.name,
  GSTIN: ({ recipient }) => recipient.gstin,
  'Place of supply': ({ placeOfSupply }) => placeOfSupply,
  SAC: ({ sac }) => sac,
  'Rate in percent': ({ taxes }) => taxes.reduce((sum, { percent }) => sum + percent, 0),
  'Taxable value': ({ taxable }, sign) => toRupees(sign * taxable),
  CGST: (content, sign) => taxOf(content, 'cgst', sign),
  SGST: (content, sign) => taxOf(content, 'sgst', sign),
  IGST: (content, sign) => taxOf(content, 'igst', sign),
  // Costs passed on, and rounding: a line adds up to its total.
  'Not taxed': ({ total, taxable, taxes }, sign) =>
    toRupees(sign * taxes.reduce((rest, { amount }) => rest - amount, total - taxable)),
  Total: ({ total }, sign) => toRupees(sign * total),
}

const taxOf = ({ taxes }: DocumentContent, code: string, sign: 1 | -1) =>
  toRupees(sign * (taxes.find((tax) => tax.code === code)?.amount ?? 0))

/** The invoices, bills and credit notes of a month as CSV: the same bytes each time. */
export async function salesRegister(db: Kysely<Schema>, month: string): Promise<string> {
  const rows = await db
    .selectFrom('documents')
    .select('content')
    .where('day', '>=', `${month}-01`)
    .where('day', '<', `${monthAfter(month, 1)}-01`)
    .where('kind', 'in', ['invoice', 'bill', 'credit-note'])
    .orderBy('day')
    .orderBy('number')
    .execute()
  const lines = rows.map((row) => {
    const said = parseContent(row)
    const sign = said.kind === 'credit-note' ? -1 : 1
    return csvLine(Object.values(COLUMNS).map((cell) => cell(said, sign)))
  })
  return csvHead(Object.keys(COLUMNS)) + lines.join('')
}
