import { type Kysely, sql } from 'kysely'
import { isNotDriven } from 'shared-api/contract'
import { lockRows } from '../platform/database/engine.ts'
import type { BookingRow, PaymentRow, Schema } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { insertMessages } from '../platform/outbox/repository.ts'
import { paymentMessages } from './messages.ts'

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

type Owed = Pick<BookingRow, 'status' | 'totalPaise' | 'advancePaise' | 'feePaise'>

/**
 * What is still to be paid for a booking in paise, `now` and in all; negative when something is to be given back. A trip that
 * was cancelled costs its fee.
 */
export function dueOf({ status, totalPaise, advancePaise, feePaise }: Owed, paid: number) {
  const isOver = isNotDriven(status)
  const balance = (isOver ? (feePaise ?? 0) : totalPaise) - paid
  const advance = (advancePaise ?? 0) - paid
  const isToCome = !isOver && status !== 'ended' && status !== 'completed'
  return { balance, now: isToCome && advance > 0 ? Math.min(advance, balance) : balance }
}

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

type Entry = Pick<PaymentRow, 'way' | 'amountPaise'> &
  Partial<Pick<PaymentRow, 'reference' | 'note' | 'driverId' | 'onceKey'>>

/** Who notes a payment when (ms), and in whose name the traveller is notified. */
type By = Pick<PaymentRow, 'byName' | 'at'> & { sender: Pick<Mailing, 'domain'> }

/**
 * Adds a row to the ledger, and the message to the traveller: the only way money is noted. `onceKey` keeps one payment from
 * being noted twice.
 */
export async function addPayment(
  tx: Kysely<Schema>,
  booking: BookingRow,
  entry: Entry,
  { byName, at, sender }: By,
): Promise<boolean> {
  const row: PaymentRow = {
    ...{ reference: '', note: '', driverId: null, onceKey: null, ...entry },
    ...{ id: newId(), bookingId: booking.id, bookingReference: booking.reference, at, byName },
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('onceKey').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await insertMessages(tx, paymentMessages(sender, booking, row), at)
  return true
}

/** Throws AppError 404. */
export async function findBooking(db: Kysely<Schema>, id: string): Promise<BookingRow> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
  if (!booking) throw new AppError('not-found')
  return booking
}

/** Reads a booking that no other transaction changes until this one has ended. Throws AppError 404. */
export async function lockBooking(tx: Kysely<Schema>, id: string): Promise<BookingRow> {
  const booking = await lockRows(tx, tx.selectFrom('bookings').selectAll().where('id', '=', id)).executeTakeFirst()
  if (!booking) throw new AppError('not-found')
  return booking
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
    }),
  )
  await tx.insertInto('payments').values(rows).execute()
}
