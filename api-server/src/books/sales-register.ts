import type { Kysely } from 'kysely'
import type { DocumentContent, DocumentKind } from 'shared-api/contract'
import { parseContent } from '../documents/index.ts'
import { type CsvCell, csvLine } from '../platform/csv.ts'
import type { DocumentRow, Schema } from '../platform/database/schema.ts'
import { monthAfter } from './period.ts'
import { type Entry, partOf, placeOf, rateOf, summary } from './register-columns.ts'

/** The columns of invoices, bills and credit notes before their sums. */
const INVOICES: Record<string, (content: DocumentContent) => string | number | null> = {
  Number: ({ number }) => number,
  Kind: ({ kind }) => kind,
  Date: ({ day }) => day,
  'Takes back': ({ of }) => of,
  Booking: ({ booking }) => booking.reference,
  Recipient: ({ recipient }) => recipient.name,
  GSTIN: ({ recipient }) => recipient.gstin,
  'Place of supply': placeOf,
  'Reverse charge': ({ reverseCharge }) => (reverseCharge ? 'Y' : 'N'),
  SAC: ({ sac }) => sac,
  'Rate in percent': rateOf,
}
const ADVANCES: typeof INVOICES = {
  Number: ({ number }) => number,
  Date: ({ day }) => day,
  Booking: ({ booking }) => booking.reference,
  'Place of supply': placeOf,
  SAC: ({ sac }) => sac,
  'Rate in percent': rateOf,
}
const BY_CODE: Record<string, (entry: Entry) => string | number | null> = {
  Part: ({ said }) => partName(said),
  SAC: ({ said }) => said.sac,
  'Rate in percent': ({ said }) => rateOf(said),
}

/** Where an invoice or credit note belongs. */
const partName = ({ supplier, recipient }: DocumentContent) =>
  supplier.gstin === null ? 'Without tax' : recipient.gstin === null ? 'B2C' : 'B2B'

/** The register of sales of a month as CSV, in parts that each end in their totals: the same bytes each time. */
export async function salesRegister(db: Kysely<Schema>, month: string): Promise<string> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('day', '>=', `${month}-01`)
    .where('day', '<', `${monthAfter(month, 1)}-01`)
    .orderBy('day')
    .orderBy('number')
    .execute()
  const sales = entriesOf(rows, ['invoice', 'bill', 'credit-note'])
  const vouchers = entriesOf(rows, ['receipt', 'refund']).filter(({ said }) => said.whatFor === 'advance' && said.sac)
  const parts = ['B2B', 'B2C', 'Without tax'].map((name) =>
    partOf(
      name,
      INVOICES,
      sales.filter(({ said }) => partName(said) === name),
    ),
  )
  const lines = [
    ...parts.flat(),
    ...summary('By code and rate', BY_CODE, sales),
    ...partOf('Advances received', ADVANCES, vouchers),
    ...partOf('Advances adjusted', ADVANCES, await adjusted(db, rows)),
    ...(await issued(db, rows)),
  ]
  // Strict readers of CSV want all lines to be as wide as the widest.
  const width = Math.max(...lines.map((line) => line.length))
  return `\uFEFF${lines.map((line) => csvLine(Array.from({ length: width }, (_, at) => line[at] ?? null))).join('')}`
}

const entriesOf = (rows: readonly DocumentRow[], kinds: DocumentKind[]): Entry[] =>
  rows
    .filter(({ kind }) => kinds.includes(kind))
    .map((row) => ({ said: parseContent(row), sign: row.kind === 'credit-note' || row.kind === 'refund' ? -1 : 1 }))

/** The numbers of each series from the first to the last, and how many of them were taken back as a whole. */
async function issued(db: Kysely<Schema>, rows: readonly DocumentRow[]): Promise<CsvCell[][]> {
  const notes = await db.selectFrom('documents').select('ofNumber').where('ofNumber', 'is not', null).execute()
  const back = new Set(notes.map(({ ofNumber }) => ofNumber))
  const bySeries = Map.groupBy(rows, ({ number }) => number.slice(0, number.lastIndexOf('-')))
  const lines = [...bySeries].sort().map(([, [...series]]) => {
    const numbers = series.map(({ number }) => number).sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    const taken = numbers.filter((number) => back.has(number)).length
    return [
      series[0]?.kind ?? '',
      numbers[0] ?? '',
      numbers.at(-1) ?? '',
      numbers.length,
      taken,
      numbers.length - taken,
    ]
  })
  const head = ['Kind', 'From', 'To', 'Issued', 'Taken back', 'Left']
  return [['Documents issued'], head, ...lines]
}

/** The advances that the first invoices among some documents took up: what was received before for their trips, less refunds. */
async function adjusted(db: Kysely<Schema>, rows: readonly DocumentRow[]): Promise<Entry[]> {
  const invoices = rows.filter(({ kind }) => kind === 'invoice')
  if (invoices.length === 0) return []
  const papers = await db
    .selectFrom('documents')
    .selectAll()
    .where('bookingReference', 'in', [...new Set(invoices.map(({ bookingReference }) => bookingReference))])
    .where('kind', 'in', ['invoice', 'receipt', 'refund'])
    .orderBy('issuedAt')
    .orderBy('number')
    .execute()
  return [...Map.groupBy(papers, ({ bookingReference }) => bookingReference).values()].flatMap((ofTrip) => {
    const first = ofTrip.find(({ kind }) => kind === 'invoice')
    if (!invoices.some(({ number }) => number === first?.number)) return []
    return ofTrip.flatMap((row): Entry[] => {
      const said = parseContent(row)
      const isBefore = row.issuedAt <= (first?.issuedAt ?? 0) && row.kind !== 'invoice'
      return isBefore && said.whatFor === 'advance' && said.sac ? [{ said, sign: row.kind === 'refund' ? -1 : 1 }] : []
    })
  })
}
