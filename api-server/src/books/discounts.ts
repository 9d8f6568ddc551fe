import type { Kysely } from 'kysely'
import type { Discounts } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { Schema } from '../platform/database/schema.ts'
import { isoOf } from '../platform/time.ts'
import { monthPeriod, spanOf } from './period.ts'

const KINDS = ['discount', 'goodwill'] as const

/** The discounts and goodwill of a month, who gave each and why (docs/product.md, Books). */
export async function discountsIn(db: Kysely<Schema>, month: string): Promise<Discounts> {
  const { from, to } = spanOf(monthPeriod(month))
  const rows = await db
    .selectFrom('moneyChanges')
    .selectAll()
    .where('what', 'in', KINDS)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .orderBy('id')
    .$narrowType<{ what: (typeof KINDS)[number] }>()
    .execute()
  // Goodwill is money that went out: what was paid is less after it.
  const given = rows.map((row) => ({
    ...row,
    paise: (row.afterPaise - row.beforePaise) * (row.what === 'goodwill' ? -1 : 1),
  }))
  return {
    discounts: given.map(
      ({ id, at, byName: by, reason, what, paise, bookingId: _id, bookingReference: reference }) => ({
        ...{ id, at: isoOf(at), by, reason, what, amount: toRupees(paise), booking: { _id, reference } },
      }),
    ),
    total: toRupees(given.reduce((sum, { paise }) => sum + paise, 0)),
  }
}
