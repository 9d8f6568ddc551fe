import type { Kysely } from 'kysely'
import type { PeriodReply } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { lockMonths } from '../payments/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { refused } from '../platform/http/problems.ts'
import { isoOf } from '../platform/time.ts'

/** Closes a month that is over, once and for all (docs/product.md, A month is closed). Throws AppError 409. */
export const closeMonth = (
  { transaction }: Database,
  now: () => number,
  month: string,
  byName: string,
): Promise<void> =>
  transaction(async (tx) => {
    const at = now()
    if (month >= istDay(at).slice(0, 7)) throw refused('month-not-over')
    await lockMonths(tx)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('closedMonths')
      .values({ month, at, byName })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw refused('month-closed-already')
  })

/** Who closed a month; null while it is open. */
export async function closedOf(db: Kysely<Schema>, month: string): Promise<PeriodReply['closed']> {
  const row = await db.selectFrom('closedMonths').selectAll().where('month', '=', month).executeTakeFirst()
  return row ? { at: isoOf(row.at), by: row.byName } : null
}
