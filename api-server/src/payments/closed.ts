import type { Kysely } from 'kysely'
import { lockName } from '../platform/database/engine.ts'
import type { Schema } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'

/** Until it ends, this transaction alone closes a month or dates something into an earlier one. */
export const lockMonths = (tx: Kysely<Schema>) => lockName(tx, 'closed months')

/**
 * Refuses Indian days in a month that is closed, when no such month can be closed meanwhile (docs/product.md, A month is closed).
 * Throws AppError 400 naming `path`.
 */
export async function refuseClosed(tx: Kysely<Schema>, days: readonly string[], path = 'day'): Promise<void> {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  if (months.length === 0) return
  await lockMonths(tx)
  const closed = await tx.selectFrom('closedMonths').select('month').where('month', 'in', months).executeTakeFirst()
  if (closed) throw invalid([{ path, code: 'month-closed', params: closed }])
}
