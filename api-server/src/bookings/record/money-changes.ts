import type { Kysely } from 'kysely'
import type { FareLine, MoneyChange } from 'shared-api/contract'
import { asTyped } from 'shared-api/fares'
import { toRupees } from 'shared-api/money'
import type { BookingRow, MoneyChangeRow, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { isoOf } from '../../platform/time.ts'
import { priceOf } from './costs.ts'

type Change = Omit<MoneyChangeRow, 'id'>
type Priced = Pick<BookingRow, 'id' | 'reference' | 'status' | 'totalPaise' | 'feePaise'> & {
  fareLines: readonly FareLine[]
}
/** Who changes a price when (ms), and why, if they said it. */
type By = Pick<MoneyChangeRow, 'byName' | 'at'> & { reason: string | null }

/** Records changes of money, in the transaction that makes them (docs/product.md, Who changed what). */
export async function recordMoney(tx: Kysely<Schema>, changes: readonly Change[]): Promise<void> {
  const rows = changes.map((change) => ({ ...change, id: newId() }))
  if (rows.length > 0) await tx.insertInto('moneyChanges').values(rows).execute()
}

/** Records how a booking's price and the desk's lines in it changed. */
export async function recordPrice(tx: Kysely<Schema>, before: Priced, after: Priced, by: By): Promise<void> {
  const of = { bookingId: after.id, bookingReference: after.reference, byName: by.byName, at: by.at }
  const [was, is] = [ownSums(before.fareLines), ownSums(after.fareLines)]
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((subject): Change[] => {
    const [old, fresh] = [was.get(subject), is.get(subject)]
    const [beforePaise, afterPaise] = [old?.paise ?? 0, fresh?.paise ?? 0]
    if (beforePaise === afterPaise) return []
    const what = subject === 'discount' ? subject : 'line'
    const reason = (fresh ?? old)?.notes.join('; ') ?? ''
    return [{ ...of, what, subject, beforePaise, afterPaise, reason }]
  })
  const [beforePaise, afterPaise] = [priceOf(before), priceOf(after)]
  const subject = before.status === after.status ? '' : after.status
  const reason = by.reason ?? lines.map((line) => line.reason).join('; ')
  const price = { ...of, what: 'price' as const, subject, beforePaise, afterPaise, reason }
  await recordMoney(tx, beforePaise === afterPaise ? lines : [price, ...lines])
}

type Sum = { paise: number; notes: string[] }

/** What the desk's lines come to, as typed, by code; all that lowers the price is the discount, above 0. */
function ownSums(lines: readonly FareLine[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const line of lines.filter(({ by }) => by !== undefined)) {
    const { amount, code, note = '' } = asTyped(line)
    const key = amount < 0 ? 'discount' : code
    const { paise, notes } = sums.get(key) ?? { paise: 0, notes: [] }
    sums.set(key, { paise: paise + Math.abs(amount), notes: note ? [...notes, note] : notes })
  }
  return sums
}

/** What the desk's lines take off a price, in paise. */
export const discountOf = (lines: readonly FareLine[]): number => ownSums(lines).get('discount')?.paise ?? 0

/** The changes of some bookings' money, from the oldest. */
export const moneyChangesOf = (db: Kysely<Schema>, ids: string[]): Promise<MoneyChangeRow[]> =>
  db
    .selectFrom('moneyChanges')
    .selectAll()
    .where('bookingId', 'in', ids)
    .orderBy('at')
    .orderBy('what')
    .orderBy('id')
    .execute()

/** A stored change as the wire has it. */
export const toMoneyChange = ({
  at,
  byName: by,
  what,
  subject,
  beforePaise,
  afterPaise,
  reason,
}: MoneyChangeRow): MoneyChange => ({
  ...{ at: isoOf(at), by, what, subject, before: toRupees(beforePaise), after: toRupees(afterPaise), reason },
})
