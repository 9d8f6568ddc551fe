import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { type Drawer, istInstant, type NewCount } from 'shared-api/contract'
import { dayAfter, istDay } from 'shared-api/india'
import { lockMonths, refuseClosed } from '../payments/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { DrawerCountRow, PaymentRow, Schema } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { inRupees } from '../platform/money.ts'
import { isoOf } from '../platform/time.ts'

/** Whether a movement is of the desk's cash: what a driver took of a traveller is not, until they hand it over. */
export const isInDrawer = ({ way, kind, driverId }: Pick<PaymentRow, 'way' | 'kind' | 'driverId'>) =>
  way === 'cash' && (kind !== 'trip' || driverId === null)

/** The cash of the desk on an Indian day (docs/product.md, Day book). What was counted last, on a day before, is what it opens with. */
export async function drawerOf(db: Kysely<Schema>, day: string): Promise<Drawer> {
  const { opening, cashIn, cashOut, expected } = await expectedOf(db, day)
  const count = await lastCount(db, '=', day)
  return {
    ...inRupees({ opening, cashIn, cashOut, expected }),
    count: count && {
      ...inRupees({ counted: count.countedPaise, difference: count.countedPaise - expected }),
      ...{ note: count.note, at: isoOf(count.at), by: count.byName },
    },
  }
}

/**
 * Notes what was counted at the end of a day; it is only added, once where it says the same as the last. Throws AppError 400 for a day to come or in a closed month, and
 * without a note where it differs from what is expected.
 */
export const countDrawer = (
  { transaction }: Database,
  now: () => number,
  day: string,
  { amount: countedPaise, note, byName }: NewCount & { byName: string },
): Promise<void> =>
  transaction(async (tx) => {
    if (day > istDay(now())) throw invalid([{ path: 'day', code: 'after-today' }])
    await lockMonths(tx)
    await refuseClosed(tx, [day])
    const { expected: expectedPaise } = await expectedOf(tx, day)
    if (countedPaise !== expectedPaise && note === '') throw invalid([{ path: 'note', code: 'required' }])
    const before = await lastCount(tx, '=', day)
    const count = { day, countedPaise, expectedPaise, note, byName }
    // Sent again after a lost answer it is the same count.
    if (before && isDeepStrictEqual({ ...before, ...count }, before)) return
    const at = Math.max(now(), (before?.at ?? 0) + 1)
    await tx
      .insertInto('drawerCounts')
      .values({ id: newId(), ...count, at })
      .execute()
  })

async function expectedOf(db: Kysely<Schema>, day: string) {
  const before = await lastCount(db, '<', day)
  const [start, end] = [istInstant(day, '00:00'), istInstant(dayAfter(day, 1), '00:00')]
  const since = before ? istInstant(dayAfter(before.day, 1), '00:00') : 0
  const sumIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(case when ${condition} then amount_paise else 0 end), 0)`
  const sums = await db
    .selectFrom('payments')
    .select([
      sumIf(sql`at < ${start}`).as('before'),
      sumIf(sql`at >= ${start} and amount_paise > 0`).as('in'),
      sumIf(sql`at >= ${start} and amount_paise < 0`).as('out'),
    ])
    .where('way', '=', 'cash')
    .where(({ or, eb }) => or([eb('kind', '<>', 'trip'), eb('driverId', 'is', null)]))
    .where('at', '>=', since)
    .where('at', '<', end)
    .executeTakeFirstOrThrow()
  const opening = (before?.countedPaise ?? 0) + Number(sums.before)
  const [cashIn, cashOut] = [Number(sums.in), -Number(sums.out)]
  return { opening, cashIn, cashOut, expected: opening + cashIn - cashOut }
}

async function lastCount(db: Kysely<Schema>, is: '=' | '<', day: string): Promise<DrawerCountRow | null> {
  const counts = db.selectFrom('drawerCounts').selectAll().where('day', is, day)
  const row = await counts.orderBy('day', 'desc').orderBy('at', 'desc').limit(1).executeTakeFirst()
  return row ?? null
}
