import { type Kysely, sql } from 'kysely'
import { bareCode, isNotDriven, isToCome } from 'shared-api/contract'
import type { BookingRecord } from '../bookings/record/index.ts'
import type { BookingRow, PaymentRow, Schema } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { insertMessages } from '../platform/outbox/repository.ts'
import { refusal } from '../texts/refusal.ts'
import { paymentMessages } from './messages.ts'
import { personHasToLook } from './person-looks.ts'

/** What was paid for each of some bookings, in paise; refunds taken off. */
export async function paidOf(db: Kysely<Schema>, bookings: readonly { id: string }[]): Promise<Map<string, number>> {
  if (bookings.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .select(['bookingId', sql<number>`sum(amount_paise)`.as('paid')])
    .where(
      'bookingId',
      'in',
      bookings.map(({ id }) => id),
    )
    .groupBy('bookingId')
    .execute()
  return new Map(rows.map(({ bookingId, paid }) => [bookingId ?? '', Number(paid)]))
}

/** The new bookings for which something was paid since a moment. */
export async function newBookingsPaidSince(db: Kysely<Schema>, at: number): Promise<string[]> {
  const paid = db.selectFrom('payments').innerJoin('bookings', 'bookings.id', 'payments.bookingId')
  const rows = await paid
    .select('bookings.id')
    .distinct()
    .where('payments.at', '>', at)
    .where('bookings.status', '=', 'new')
    .execute()
  return rows.map(({ id }) => id)
}

/** What was paid for one booking, in paise. */
export const paidFor = async (db: Kysely<Schema>, id: string): Promise<number> =>
  (await paidOf(db, [{ id }])).get(id) ?? 0

type Owed = Pick<BookingRow, 'status' | 'totalPaise' | 'advancePaise' | 'feePaise' | 'forgivenPaise'>

/**
 * What is still to be paid for a booking in paise, `now` and in all; negative when something is to be given back. A trip that
 * was cancelled costs its fee; a refund as goodwill lowers what is due, so that it makes nobody owe.
 */
export function dueOf({ status, totalPaise, advancePaise, feePaise, forgivenPaise }: Owed, paid: number) {
  const dueFor = (price: number) => Math.max(price - forgivenPaise, 0) - paid
  const balance = dueFor(isNotDriven(status) ? (feePaise ?? 0) : totalPaise)
  const advance = dueFor(advancePaise ?? 0)
  return { balance, now: isToCome(status) && advance > 0 ? Math.min(advance, balance) : balance }
}

/** What is asked for online now, in paise: nothing while a person has to look at the booking. */
export const askedNow = (booking: BookingRecord, paid: number): number =>
  personHasToLook(booking) ? 0 : Math.max(dueOf(booking, paid).now, 0)

/** The bookings of payments with a bank's number, or one that begins so. */
export async function bookingsPaidBy(db: Kysely<Schema>, reference: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('bookingId')
    .where('reference', '>=', reference)
    .where('reference', '<', `${reference}\uffff`)
    .where('bookingId', 'is not', null)
    .limit(100)
    .execute()
  return [...new Set(rows.map(({ bookingId }) => bookingId ?? ''))]
}

type Optional = 'reference' | 'note' | 'driverId' | 'onceKey' | 'splitReason' | 'takesBack' | 'goodwill'
type Entry = Pick<PaymentRow, 'way' | 'amountPaise'> & Partial<Pick<PaymentRow, Optional>>

/** Who notes a payment when (ms), and in whose name the traveller is notified; nobody is where it is `quiet`. */
type By = Pick<PaymentRow, 'byName' | 'at'> & { sender: Pick<Mailing, 'domain'>; quiet?: boolean }

/** A bank's number that another payment has. */
export class NumberTaken extends AppError {
  constructor(reference: string, bookingReference: string, how: 'noted' | 'reported' = 'noted') {
    const params = { number: reference, how, reference: bookingReference }
    super('conflict', { refusals: [refusal('number-taken', params)] })
  }
}

/**
 * Adds a row to the ledger, and the message to the traveller: the only way money is noted. `onceKey` keeps one payment from
 * being noted twice: null then, else the row. Throws `NumberTaken`, unless it is a part of a split.
 */
export async function addPayment(
  tx: Kysely<Schema>,
  booking: Pick<BookingRow, 'id' | 'reference' | 'mail' | 'language'>,
  entry: Entry,
  { byName, at, sender, quiet = false }: By,
): Promise<PaymentRow | null> {
  const row: PaymentRow = {
    ...{
      reference: '',
      note: '',
      driverId: null,
      onceKey: null,
      splitReason: null,
      takesBack: null,
      goodwill: 0,
      ...entry,
    },
    ...{ id: newId(), bookingId: booking.id, bookingReference: booking.reference, byName },
    at: await afterLast(tx, booking.id, at),
    referenceKey: entry.splitReason || entry.takesBack ? null : referenceKey(entry.reference ?? '', entry.amountPaise),
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) {
    if (row.onceKey !== null && (await findPayment(tx, 'onceKey', row.onceKey))) return null
    const holder = row.referenceKey === null ? undefined : await findPayment(tx, 'referenceKey', row.referenceKey)
    throw new NumberTaken(row.reference, holder?.bookingReference ?? '')
  }
  if (row.goodwill) await forgive(tx, booking.id, -row.amountPaise)
  if (!quiet) await insertMessages(tx, paymentMessages(sender, booking, row), at)
  return row
}

/** `at` (ms), or just after the booking's last row: a clock may have been put back since. */
async function afterLast(tx: Kysely<Schema>, bookingId: string, at: number): Promise<number> {
  const rows = tx.selectFrom('payments').where('bookingId', '=', bookingId)
  const last = await rows.select('at').orderBy('at', 'desc').limit(1).executeTakeFirst()
  return last && last.at > at ? last.at + 1 : at
}

/** Lowers what is due for a booking, or raises it again. */
export const forgive = (tx: Kysely<Schema>, id: string, paise: number) =>
  tx
    .updateTable('bookings')
    .set(({ eb }) => ({ forgivenPaise: eb('forgivenPaise', '+', paise) }))
    .where('id', '=', id)
    .execute()

/** The payment with a key. */
export const findPayment = (db: Kysely<Schema>, column: 'id' | 'onceKey' | 'referenceKey', key: string) =>
  db.selectFrom('payments').selectAll().where(column, '=', key).executeTakeFirst()

/** A reference as it is compared, apart for money in and out; null for what has no digit, such as 'NEFT', and names no payment. */
export function referenceKey(reference: string, amountPaise = 1): string | null {
  const code = bareCode(reference)
  if (!/\d/.test(code)) return null
  return amountPaise < 0 ? `-${code}` : code
}

type PaidEarlier = Pick<BookingRow, 'id' | 'reference' | 'createdAt'> & { paidPaise: number }

/** What an import's payment of a booking has as its `onceKey`. */
export const EARLIER_PAYMENT = 'import '

/** Notes what was paid for trips that the desk wrote down elsewhere, as cash, when each was booked. Nobody is notified. */
export async function addEarlierPayments(tx: Kysely<Schema>, trips: readonly PaidEarlier[], byName: string) {
  const rows = trips.map(
    ({ id: bookingId, reference: bookingReference, createdAt: at, paidPaise: amountPaise }): PaymentRow => ({
      ...{ id: newId(), bookingId, bookingReference, at, byName, way: 'cash', amountPaise },
      ...{ reference: '', note: '', driverId: null, onceKey: EARLIER_PAYMENT + bookingId },
      ...{ referenceKey: null, splitReason: null, takesBack: null, goodwill: 0 },
    }),
  )
  await tx.insertInto('payments').values(rows).execute()
}
