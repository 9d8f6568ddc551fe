import type { Kysely } from 'kysely'
import { bareCode, istInstant } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import type { PaymentRow, Schema } from '../platform/database/schema.ts'
import { AppError, invalid } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { refusal } from '../texts/refusal.ts'
import { refuseClosed } from './closed.ts'

type Needed = 'way' | 'amountPaise' | 'byName'
export type NewRow = Pick<PaymentRow, Needed> & Partial<PaymentRow>
/** When it is noted (ms), and the Indian day that it is dated, if that is an earlier one; `after` is what it follows on that day, ms. */
export type When = { at: number; day?: string | undefined; after?: number }

export const BLANK: Omit<PaymentRow, Needed | 'id' | 'at' | 'notedAt' | 'referenceKey'> = {
  ...{ kind: 'trip', bookingId: null, bookingReference: '', reference: '', note: '', driverId: null, onceKey: null },
  ...{ splitReason: null, takesBack: null, goodwill: 0, category: null, vehicleId: null, payee: '' },
}

/** A bank's number that another payment has. */
export class NumberTaken extends AppError {
  constructor(reference: string, holder: string, how: 'noted' | 'reported' = 'noted') {
    const refusals = [refusal('number-taken', { number: reference, how, reference: holder })]
    super('conflict', { refusals, errors: [{ path: 'reference', code: 'taken' }] })
  }
}

/**
 * Adds a row to the ledger: the only way that money is noted (docs/product.md, Money in and out). `onceKey` keeps one movement from
 * being noted twice: null then, else the row. Throws `NumberTaken`, unless it is a part of a split; AppError 400 as `datedAt`.
 */
export async function addRow(tx: Kysely<Schema>, entry: NewRow, when: When): Promise<PaymentRow | null> {
  const { reference = '', amountPaise, splitReason, takesBack } = entry
  const row: PaymentRow = {
    ...{ ...BLANK, ...entry, id: newId(), ...(await datedAt(tx, when)) },
    referenceKey: splitReason || takesBack ? null : referenceKey(reference, amountPaise),
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return row
  if (row.onceKey !== null && (await findPayment(tx, 'onceKey', row.onceKey))) return null
  const holder = row.referenceKey === null ? undefined : await findPayment(tx, 'referenceKey', row.referenceKey)
  throw new NumberTaken(row.reference, holder ? holderOf(holder) : '')
}

/** What has a bank's number, as people name it: the booking, else who got it or the day. */
const holderOf = ({ bookingReference, payee, at }: PaymentRow) => bookingReference || payee || istDay(at)

/** When a movement counts. Throws AppError 400 naming `day` for one that is to come, or in a closed month. */
async function datedAt(tx: Kysely<Schema>, { at, day, after = 0 }: When): Promise<Pick<PaymentRow, 'at' | 'notedAt'>> {
  const today = istDay(at)
  if (day === undefined || day === today) return { at, notedAt: null }
  if (day > today) throw invalid([{ path: 'day', code: 'after-today' }])
  await refuseClosed(tx, [day])
  return { at: Math.max(istInstant(day, '12:00'), after), notedAt: at }
}

/** The payment with a key. */
export const findPayment = (db: Kysely<Schema>, column: 'id' | 'onceKey' | 'referenceKey', key: string) =>
  db.selectFrom('payments').selectAll().where(column, '=', key).executeTakeFirst()

/** A reference as it is compared, apart for money in and out; null for what has no digit, such as 'NEFT', and names no payment. */
export function referenceKey(reference: string, amountPaise = 1): string | null {
  const code = bareCode(reference)
  if (!/\d/.test(code)) return null
  return amountPaise < 0 ? `-${code}` : code
}

/** What a row of the desk has as its `onceKey`. */
export const deskKey = (key: string | null) => key && `desk ${key}`

/** The row that was noted with a key of the desk. Throws AppError 422 when it is of something else than `same`. */
export async function repeatOf(
  tx: Kysely<Schema>,
  key: string | null,
  same: Partial<PaymentRow>,
): Promise<PaymentRow | undefined> {
  const before = key === null ? undefined : await findPayment(tx, 'onceKey', `desk ${key}`)
  const names = Object.keys(same) as (keyof PaymentRow)[]
  if (before && names.some((name) => before[name] !== same[name])) throw new AppError('key-reused')
  return before
}
