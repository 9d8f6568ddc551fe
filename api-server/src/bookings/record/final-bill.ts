import type { Kysely } from 'kysely'
import type { Bill, FareLine } from 'shared-api/contract'
import type { FinalBillRow, Schema } from '../../platform/database/schema.ts'

/** A final bill: what was quoted, in paise, and the input that it was made of. */
export type BillRecord = Omit<FinalBillRow, 'quotedLines' | 'input'> & {
  quotedLines: FareLine[]
  input: Bill['input']
}

/** The final bill of a booking; null while there is none. */
export async function billOf(db: Kysely<Schema>, id: string): Promise<BillRecord | null> {
  const row = await db.selectFrom('finalBills').selectAll().where('bookingId', '=', id).executeTakeFirst()
  return row ? { ...row, quotedLines: JSON.parse(row.quotedLines), input: { why: '', ...JSON.parse(row.input) } } : null
}
