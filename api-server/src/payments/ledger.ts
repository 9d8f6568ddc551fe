import { type Kysely, sql } from 'kysely'
import { type Company, isToCome, istInstant, STEP } from 'shared-api/contract'
import { dayAfter, istDay } from 'shared-api/india'
import { type BookingRecord, priceOf, recordMoney } from '../bookings/record/index.ts'
import type { BookingRow, PaymentRow, Schema } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { insertMessages } from '../platform/outbox/repository.ts'
import { refuseBeforeMoney } from './before-money.ts'
import { refuseClosed } from './closed.ts'
import { countForgiven } from './forgiven.ts'
import { paymentMessages } from './messages.ts'
import { advanceWhenOf } from './person-looks.ts'
import { addRow, BLANK, type NewRow, type When } from './row.ts'

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
    .where('bookings.status', '=', STEP.place)
    .execute()
  return rows.map(({ id }) => id)
}

/** What was paid for one booking, in paise. */
export const paidFor = async (db: Kysely<Schema>, id: string): Promise<number> =>
  (await paidOf(db, [{ id }])).get(id) ?? 0

type Owed = Pick<BookingRow, 'status' | 'totalPaise' | 'advancePaise' | 'feePaise' | 'forgivenPaise'>

/**
 * What is still to be paid for a booking in paise: of its advance, `now` and in all; negative when something is to be given back.
 * A trip that was cancelled costs its fee; goodwill and credit notes lower what is due.
 */
export function dueOf({ status, totalPaise, advancePaise, feePaise, forgivenPaise }: Owed, paid: number) {
  const dueFor = (price: number) => Math.max(price - forgivenPaise, 0) - paid
  const balance = dueFor(priceOf({ status, totalPaise, feePaise }))
  const advance = dueFor(advancePaise ?? 0)
  return { balance, advance, now: isToCome(status) && advance > 0 ? Math.min(advance, balance) : balance }
}

/** What is asked for online now, in paise: nothing while a person has to confirm the booking first. */
export const askedNow = (booking: BookingRecord, paid: number, company: Pick<Company, 'advanceConfirms'>): number =>
  advanceWhenOf(booking, company) === 'later' ? 0 : Math.max(dueOf(booking, paid).now, 0)

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

type Entry = Omit<NewRow, 'byName'>
type Booking = Pick<BookingRow, 'id' | 'reference' | 'mail' | 'language'>
/** Who notes a payment, and in whose name the traveller is notified; nobody is where it is `quiet`. */
type By = Pick<PaymentRow, 'byName'> & When & { sender: Pick<Mailing, 'domain'>; quiet?: boolean }

/** Adds a row of a booking, and the message to the traveller; gives and throws as `addRow`. */
export async function addPayment(
  tx: Kysely<Schema>,
  booking: Booking,
  entry: Entry,
  { byName, at, day, sender, quiet = false }: By,
): Promise<PaymentRow | null> {
  const of = { bookingId: booking.id, bookingReference: booking.reference, byName }
  if (day !== undefined && entry.amountPaise < 0)
    refuseBeforeMoney(await movedOf(tx, booking.id), -entry.amountPaise, day)
  const dated = day === undefined ? {} : { day, after: await afterLast(tx, booking.id, 0, day) }
  const row = await addRow(tx, { ...entry, ...of }, { at: await afterLast(tx, booking.id, at), ...dated })
  if (!row) return null
  await recordMoney(tx, [paymentChange(row, await paidFor(tx, booking.id), at)])
  if (row.goodwill) await countForgiven(tx, booking.id)
  if (!quiet) await insertMessages(tx, paymentMessages(sender, booking, row), at)
  return row
}

/** How a payment that was noted at `at` (ms) changed what was paid; `paid` is the sum with it, in paise. */
function paymentChange(row: PaymentRow, paid: number, at: number) {
  const { bookingId, bookingReference, byName, way: subject, amountPaise, goodwill, takesBack, note, splitReason } = row
  const what = goodwill ? 'goodwill' : amountPaise < 0 || takesBack ? 'refund' : 'payment'
  const of = { bookingId, bookingReference, byName, at, what, subject } as const
  return { ...of, beforePaise: paid - amountPaise, afterPaise: paid, reason: note || (splitReason ?? '') }
}

/** `at` (ms), or just after the booking's last row, of those until a day where one is given: a clock may have been put back since. */
async function afterLast(tx: Kysely<Schema>, bookingId: string, at: number, day?: string): Promise<number> {
  const until = day === undefined ? Number.MAX_SAFE_INTEGER : istInstant(dayAfter(day, 1), '00:00')
  const rows = tx.selectFrom('payments').where('bookingId', '=', bookingId).where('at', '<', until)
  const last = await rows.select('at').orderBy('at', 'desc').limit(1).executeTakeFirst()
  return last && last.at > at ? last.at + 1 : at
}

const movedOf = (tx: Kysely<Schema>, bookingId: string) =>
  tx.selectFrom('payments').select(['at', 'amountPaise']).where('bookingId', '=', bookingId).execute()

type PaidEarlier = Pick<BookingRow, 'id' | 'reference' | 'createdAt'> & { paidPaise: number }

/** What an import's payment of a booking has as its `onceKey`. */
export const EARLIER_PAYMENT = 'import '

/** Notes what was paid for trips that the desk wrote down elsewhere, as cash, when each was booked; `at` is now (ms). Nobody is notified. */
export async function addEarlierPayments(
  tx: Kysely<Schema>,
  trips: readonly PaidEarlier[],
  { byName, at: now }: Pick<PaymentRow, 'byName' | 'at'>,
) {
  const rows = trips.map(
    ({ id: bookingId, reference: bookingReference, createdAt: at, paidPaise: amountPaise }): PaymentRow => ({
      ...{ ...BLANK, id: newId(), bookingId, bookingReference, at, byName, way: 'cash', amountPaise },
      ...{ onceKey: EARLIER_PAYMENT + bookingId, referenceKey: null, notedAt: null },
    }),
  )
  await refuseClosed(
    tx,
    rows.map(({ at }) => istDay(at)),
    'createdAt',
  )
  await tx.insertInto('payments').values(rows).execute()
  await recordMoney(
    tx,
    rows.map((row) => paymentChange(row, row.amountPaise, now)),
  )
}
