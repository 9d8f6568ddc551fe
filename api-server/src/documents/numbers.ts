import type { Kysely } from 'kysely'
import { type DocumentKind, SERIES } from 'shared-api/contract'
import { lockRows } from '../platform/database/engine.ts'
import type { Schema } from '../platform/database/schema.ts'

/** The financial year of an Indian day: '2027-03-31' is in '26-27', the day after in '27-28'. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
}

/**
 * The next number of a kind: 'INV-26-27-00001', at most 16 characters. Invoices begin with the company's `own` prefix if it has one. Numbers of a financial year follow each other without
 * a gap: the series is locked until the transaction that issues the document ends, and goes back if it fails.
 */
export async function nextNumber(tx: Kysely<Schema>, kind: DocumentKind, day: string, own?: string): Promise<string> {
  const series = `${(kind === 'invoice' && own) || SERIES[kind]}-${financialYear(day)}`
  await tx
    .insertInto('documentSeries')
    .values({ series, last: 0 })
    .onConflict((conflict) => conflict.column('series').doNothing())
    .execute()
  const query = tx.selectFrom('documentSeries').select('last').where('series', '=', series)
  const { last } = await lockRows(tx, query).executeTakeFirstOrThrow()
  await tx
    .updateTable('documentSeries')
    .set({ last: last + 1 })
    .where('series', '=', series)
    .execute()
  return `${series}-${String(last + 1).padStart(5, '0')}`
}
