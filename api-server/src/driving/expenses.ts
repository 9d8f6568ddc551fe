import type { Kysely } from 'kysely'
import { type DriveStep, MAX_EXPENSES } from 'shared-api/contract'
import type { BookingRow, Schema } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'

/**
 * An expense that is stored already, by the id that the phone gave it, stays as it is. What brings those of a trip above its
 * price waits for the desk, and so does what a driver sends late, whose id is `lateOf`.
 */
export async function storeExpenses(
  tx: Kysely<Schema>,
  { id: bookingId, totalPaise }: BookingRow,
  { expenses = [] }: DriveStep,
  at: number,
  lateOf: string | null = null,
) {
  for (const { id, kind, amount: amountPaise } of expenses) {
    const isAbove = (await countedOf(tx, bookingId)) + amountPaise > totalPaise
    const outcome = isAbove || lateOf !== null ? 'waiting' : 'counted'
    await tx
      .insertInto('expenses')
      .values({ id, bookingId, kind, amountPaise, photo: null, at, outcome, driverId: lateOf })
      .onConflict((conflict) => conflict.columns(['bookingId', 'id']).doNothing())
      .execute()
  }
  if (expenses.length === 0) return
  const { count } = await tx
    .selectFrom('expenses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow()
  if (Number(count) > MAX_EXPENSES)
    throw invalid([{ path: 'expenses', code: 'too-many', params: { max: MAX_EXPENSES } }])
}

/** What counts of the expenses of a trip, in paise. */
async function countedOf(tx: Kysely<Schema>, bookingId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('expenses')
    .select(({ fn }) => fn.sum<number | null>('amountPaise').as('sum'))
    .where('bookingId', '=', bookingId)
    .where('outcome', '=', 'counted')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
