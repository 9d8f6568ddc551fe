import type { Kysely } from 'kysely'
import {
  type ClerkLimits,
  type Company,
  isNotDriven,
  type Ledger,
  type NewClaim,
  type NewPayment,
  type SettleClaim,
  type UpiReply,
} from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import { type BookingRecord, findBooking, lockBooking } from '../bookings/record/index.ts'
import { refuseAboveLimit } from '../company/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { PaymentRow, Schema } from '../platform/database/schema.ts'
import { invalid, refused } from '../platform/http/problems.ts'
import { inRupees } from '../platform/money.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { insertMessages } from '../platform/outbox/repository.ts'
import { addClaim, refuseAboveBalance, refuseReported, settleClaim } from './claims.ts'
import { addPayment, askedNow, dueOf, paidFor } from './ledger.ts'
import { claimMessage, reminderMessages } from './messages.ts'
import { advanceWhenOf } from './person-looks.ts'
import { givenBackFor } from './refund-entries.ts'
import { deskKey, repeatOf } from './row.ts'
import { upiPayment } from './upi.ts'
import { readLedger, remindedOf } from './wire.ts'

export type PaymentRepository = ReturnType<typeof paymentRepository>
type Payee = Pick<Company, 'upi' | 'legalName' | 'advanceConfirms'>
type Settled = { booking: BookingRecord; ledger: Ledger }
type By = { byName: string; key: string | null; limits?: ClerkLimits }

/** What was paid for bookings (docs/product.md, Payments). */
export function paymentRepository(
  { db, transaction }: Database,
  now: () => number,
  payee: () => Payee,
  sender: Pick<Mailing, 'domain' | 'desk'>,
) {
  return {
    /** Throws AppError 404. */
    ledger: async (bookingId: string): Promise<Ledger> => readLedger(db, await findBooking(db, bookingId)),

    /**
     * Notes money that was taken; a repeated key notes it once. Throws AppError 404; 400 for more than is still to be paid, or
     * a driver that is gone; 422 when the key belongs to another payment.
     */
    receive: (bookingId: string, payment: NewPayment, by: By): Promise<Ledger> =>
      change(bookingId, async (tx, booking) => {
        if (await repeatOf(tx, by.key, { bookingId, amountPaise: payment.amount, goodwill: 0 })) return
        await refuseAboveBalance(tx, booking, payment.amount)
        if (!payment.split) await refuseReported(tx, bookingId, payment.reference)
        await note(tx, booking, payment, { amountPaise: payment.amount }, by)
      }),

    /** Notes money that was given back, perhaps as goodwill. Throws as `receive` does; 400 for more than was paid, or than the caller may. */
    refund: (
      bookingId: string,
      { goodwill, ...payment }: NewPayment & { goodwill?: boolean },
      by: By,
    ): Promise<Ledger> =>
      change(bookingId, async (tx, booking) => {
        const kind = { goodwill: goodwill ? 1 : 0 } as const
        if (await repeatOf(tx, by.key, { bookingId, amountPaise: -payment.amount, ...kind })) return
        const paid = await paidFor(tx, bookingId)
        if (payment.amount > paid)
          throw invalid([{ path: 'amount', code: 'above-paid', params: { paid: toRupees(paid) } }])
        refuseAboveLimit((await givenBackFor(tx, bookingId)) + payment.amount, by.limits?.refund, 'amount')
        await note(tx, booking, payment, { amountPaise: -payment.amount, ...kind }, by)
      }),

    /** What its traveller paid and still owes, in rupees, and what waits for the desk. */
    async owed(booking: BookingRecord) {
      const paid = await paidFor(db, booking.id)
      const { balance } = dueOf(booking, paid)
      const claimed = await waitingOf(db, booking.id)
      return inRupees({ paid, balance, now: askedNow(booking, paid, payee()), claimed })
    },

    /**
     * A QR code for what is due: now (the advance, until it is paid), or in all. Throws AppError 404; 409 when nothing is due
     * or the company has no UPI id.
     */
    async upi(bookingId: string, which: 'now' | 'balance'): Promise<UpiReply> {
      const booking = await findBooking(db, bookingId)
      const paid = await paidFor(db, bookingId)
      const { upi, legalName, ...rule } = payee()
      const due = which === 'now' ? askedNow(booking, paid, rule) : dueOf(booking, paid).balance
      if (!upi) throw refused('no-upi')
      if (due <= 0) throw refused('nothing-to-pay')
      return upiPayment({ upi, legalName }, due, booking.reference)
    },

    /** As `upi` for all that is due now; null where the company takes none, or nothing is due. */
    async upiIfDue(booking: BookingRecord): Promise<{ upi: string; code: UpiReply } | null> {
      const { upi, legalName, ...rule } = payee()
      const due = askedNow(booking, await paidFor(db, booking.id), rule)
      return upi && due > 0 ? { upi, code: upiPayment({ upi, legalName }, due, booking.reference) } : null
    },

    /** Reminds the traveller of the advance, once. Throws AppError 404; 409 when it is paid, not asked for yet, was reminded of, or has no mail. */
    remind: (bookingId: string, byName: string): Promise<Ledger> =>
      change(bookingId, async (tx, booking) => {
        const { advance: missing } = dueOf(booking, await paidFor(tx, bookingId))
        const isLater = advanceWhenOf(booking, payee()) === 'later'
        if (missing <= 0 || isNotDriven(booking.status) || isLater) throw refused('no-advance-due')
        if (booking.mail === '') throw refused('no-mail')
        const before = await remindedOf(tx, bookingId)
        if (before) throw refused('reminded', { name: before.by })
        await tx.insertInto('advanceReminders').values({ bookingId, at: now(), byName }).execute()
        await insertMessages(tx, reminderMessages(sender, booking, missing), now())
      }),

    /** Keeps what a traveller says they paid, until the desk has looked, which gets a mail; the same number again changes nothing. */
    claim: (bookingId: string, { amount: amountPaise, reference }: NewClaim): Promise<Ledger> =>
      change(bookingId, async (tx, booking) => {
        const claim = { bookingId, way: 'upi' as const, amountPaise, reference, driverId: null, at: now() }
        if (await addClaim(tx, claim)) await insertMessages(tx, [claimMessage(sender, booking, claim)], claim.at)
      }),

    /** Settles what a traveller or driver says was paid; throws as `settleClaim` does. */
    settle: (claimId: string, settled: SettleClaim, byName: string): Promise<Settled> =>
      transaction(async (tx) => {
        const booking = await settleClaim(tx, claimId, settled, { byName, at: now(), sender })
        return { booking, ledger: await readLedger(tx, booking) }
      }),
  }

  function change(bookingId: string, act: (tx: Kysely<Schema>, booking: BookingRecord) => Promise<void>) {
    return transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      await act(tx, booking)
      return readLedger(tx, await findBooking(tx, bookingId))
    })
  }

  async function note(
    tx: Kysely<Schema>,
    booking: BookingRecord,
    payment: NewPayment,
    money: Pick<PaymentRow, 'amountPaise'> & Partial<Pick<PaymentRow, 'goodwill'>>,
    { byName, key }: By,
  ) {
    const { way, day, reference, note: why, driverId = null, split } = payment
    if (driverId !== null && !(await isDriver(tx, driverId))) throw invalid([{ path: 'driverId', code: 'gone' }])
    return addPayment(
      tx,
      booking,
      { way, reference, note: why, driverId, ...money, onceKey: deskKey(key), splitReason: split || null },
      { byName, at: now(), day, sender },
    )
  }
}

const isDriver = async (tx: Kysely<Schema>, id: string): Promise<boolean> =>
  (await tx.selectFrom('drivers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** What waits for the desk of a booking, in paise: payments that its traveller reports, and those that fit no order. */
async function waitingOf(db: Kysely<Schema>, bookingId: string): Promise<number> {
  const claims = await db
    .selectFrom('paymentClaims')
    .select('amountPaise')
    .where('bookingId', '=', bookingId)
    .where('outcome', '=', 'waiting')
    .where('driverId', 'is', null)
    .execute()
  const events = await db
    .selectFrom('providerEvents')
    .select('amountPaise')
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
    .where('why', 'in', ['other-amount', 'noted-already'])
    .execute()
  return [...claims, ...events].reduce((sum, { amountPaise }) => sum + Number(amountPaise ?? 0), 0)
}
