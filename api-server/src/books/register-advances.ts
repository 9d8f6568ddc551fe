import type { Kysely } from 'kysely'
import { parseContent } from '../documents/index.ts'
import type { DocumentRow, Schema } from '../platform/database/schema.ts'
import type { Entry } from './register-columns.ts'

/** The advances that the first invoices among some documents took up: what was received before for their trips, less refunds. */
export async function adjusted(db: Kysely<Schema>, rows: readonly DocumentRow[]): Promise<Entry[]> {
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
