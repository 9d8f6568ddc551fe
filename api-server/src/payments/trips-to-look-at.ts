import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DRIVEN, LOOK_WHYS, type LookItem, type LookWhy, NOT_DRIVEN, STEP } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { COSTS, PAID_PAISE } from '../bookings/record/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { isoOf } from '../platform/time.ts'

/** How far back trips are looked at, in ms. */
const LOOK_BACK = 400 * DAY_MS
/** How long after its end a trip without a paper is listed, in ms: an earlier one has none on purpose. */
const PAPER_AGE = 31 * DAY_MS
/** How many of a kind are listed, from the oldest. */
const MOST = 20

const IS_OVER = sql<boolean>`status in (${sql.join([...DRIVEN, ...NOT_DRIVEN])})`
const HAS_PAPER = sql`exists (select 1 from documents where documents.booking_id = bookings.id and kind in ('invoice', 'bill')
  and not exists (select 1 from documents as later where later.of_number = documents.number))`

/** Who took cash on the way. */
const TAKER = sql<string | null>`(select max(drivers.name) from payments join drivers on drivers.id = payments.driver_id
  where payments.booking_id = bookings.id and payments.kind = 'trip')`

const kindsOf = (now: number): [why: LookWhy, fits: RawBuilder<boolean>][] => [
  ['unconfirmed', sql`status = ${STEP.place} and ${PAID_PAISE} > 0`],
  ['refund-owed', sql`${PAID_PAISE} > (${COSTS})`],
  ['took-less', sql`${IS_OVER} and ${PAID_PAISE} < (${COSTS}) and ${TAKER} is not null`],
  ['unpaid', sql`${IS_OVER} and ${PAID_PAISE} < (${COSTS}) and ${TAKER} is null`],
  ['no-paper', sql`${IS_OVER} and (${COSTS}) > 0 and ends_at > ${now - PAPER_AGE} and not ${HAS_PAPER}`],
]

/** Trips from the oldest, the first of them, and of each kind how many there are. */
type Found = { items: LookItem[]; totals: Partial<Record<LookWhy, number>> }

/** Trips that were paid and not confirmed, were paid too much, are over and not paid (what drivers took was less), or have no invoice in force, with how many there are; each from the oldest. */
export async function tripsToLookAt(
  db: Kysely<Schema>,
  now: number,
  whys: readonly LookWhy[] = LOOK_WHYS,
  most = MOST,
): Promise<Found> {
  const found: Found = { items: [], totals: {} }
  for (const [why, fits] of kindsOf(now)) {
    if (!whys.includes(why)) continue
    const { items, total } = await tripsOf(db, why, fits, now, most)
    found.items.push(...items)
    found.totals[why] = total
  }
  return found
}

async function tripsOf(db: Kysely<Schema>, why: LookWhy, fits: RawBuilder<boolean>, now: number, most: number) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'name', 'endsAt', COSTS.as('costs'), PAID_PAISE.as('paid'), TAKER.as('driver')])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('startsAt', '>', now - LOOK_BACK)
    .where(fits)
    .orderBy('endsAt')
    .orderBy('id')
    .limit(most)
    .execute()
  const items = rows.map(({ id, reference, name, endsAt, costs, paid, driver }): LookItem => {
    const amounts: Record<string, number> = { unconfirmed: Number(paid), 'no-paper': Number(costs) }
    const amount = amounts[why] ?? Math.abs(Number(costs) - Number(paid))
    return {
      ...{ id, kind: 'trip', why, at: isoOf(endsAt), event: '', subject: name, driver, elsewhere: null },
      ...{ amount: toRupees(amount), expected: null, mayAccept: true },
      booking: { _id: id, reference },
    }
  })
  return { items, total: Number(rows[0]?.total ?? 0) }
}
