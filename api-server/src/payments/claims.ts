import type { Kysely } from 'kysely'
import type { SettleClaim } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import { type BookingRecord, lockBooking } from '../bookings/record/index.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { BookingRow, PaymentClaimRow, Schema } from '../platform/database/schema.ts'
import { invalid, notFound, refused } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { addPayment, dueOf, paidFor } from './ledger.ts'
import { NumberTaken, referenceKey } from './row.ts'

type NewClaim = Pick<PaymentClaimRow, 'bookingId' | 'way' | 'amountPaise' | 'reference' | 'driverId' | 'at'>
type By = Parameters<typeof addPayment>[3]

/** What keeps the cash that a driver reports for a trip from being noted twice. */
export const driverCashKey = (bookingId: string, driverId?: string) =>
  ['drive', bookingId, driverId].filter(Boolean).join(' ')

/** Keeps what somebody says was paid, until the desk has looked; the same number again changes nothing, and gives false. */
export async function addClaim(tx: Kysely<Schema>, claim: NewClaim): Promise<boolean> {
  const open = { id: newId(), outcome: 'waiting' as const, settledAt: null, settledBy: null }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentClaims')
    .values({ ...claim, ...open, referenceKey: referenceKey(claim.reference) })
    .onConflict((conflict) => conflict.columns(['bookingId', 'reference']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Accepts what somebody says was paid, or not; `amount` is what came, if it is another sum. Throws AppError 404; 409 once it was
 * settled, or where its number is noted; 400 for more than is still to be paid.
 */
export async function settleClaim(
  tx: Kysely<Schema>,
  claimId: string,
  { accept, amount, split }: SettleClaim,
  by: By,
): Promise<BookingRecord> {
  const query = tx.selectFrom('paymentClaims').selectAll().where('id', '=', claimId)
  const claim = await lockRows(tx, query).executeTakeFirstOrThrow(notFound)
  if (claim.outcome !== 'waiting') throw refused('payment-settled', { outcome: claim.outcome })
  const booking = await lockBooking(tx, claim.bookingId)
  const settled = { outcome: accept ? 'accepted' : 'refused', settledAt: by.at, settledBy: by.byName } as const
  await tx.updateTable('paymentClaims').set(settled).where('id', '=', claimId).execute()
  if (!accept) return booking
  const amountPaise = amount ?? claim.amountPaise
  await refuseAboveBalance(tx, booking, amountPaise)
  const { way, reference, driverId } = claim
  const onceKey = driverId === null ? `claim ${claimId}` : driverCashKey(booking.id, driverId)
  const splitReason = split || null
  const row = await addPayment(tx, booking, { way, amountPaise, reference, driverId, onceKey, splitReason }, by)
  if (!row) throw refused('payment-noted')
  return booking
}

/** Throws AppError 400 for more than is still to be paid. */
export async function refuseAboveBalance(tx: Kysely<Schema>, booking: BookingRow, amountPaise: number): Promise<void> {
  const balancePaise = dueOf(booking, await paidFor(tx, booking.id)).balance
  if (amountPaise <= balancePaise) return
  throw invalid([{ path: 'amount', code: 'above-balance', params: { balance: toRupees(balancePaise) } }])
}

/** Throws `NumberTaken` for a bank's number that waits for the desk at another booking. */
export async function refuseReported(tx: Kysely<Schema>, bookingId: string, reference: string): Promise<void> {
  const key = referenceKey(reference)
  if (key === null) return
  const other = await waitingClaims(tx).where('referenceKey', '=', key).where('bookingId', '!=', bookingId).execute()
  if (other[0]) throw new NumberTaken(reference, other[0].bookingReference, 'reported')
}

/** The booking at which the number of each claim is noted, or waits too; for claims that wait. */
export async function elsewhereOf(
  db: Kysely<Schema>,
  claims: readonly Pick<PaymentClaimRow, 'id' | 'referenceKey' | 'bookingId' | 'outcome'>[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { id, referenceKey: key, bookingId, outcome } of claims) {
    if (key === null || outcome !== 'waiting') continue
    const noted = db.selectFrom('payments').select('bookingReference').where('referenceKey', '=', key)
    const waiting = waitingClaims(db).where('referenceKey', '=', key).where('bookingId', '!=', bookingId)
    const other = (await noted.executeTakeFirst()) ?? (await waiting.executeTakeFirst())
    if (other) found.set(id, other.bookingReference)
  }
  return found
}

const waitingClaims = (db: Kysely<Schema>) =>
  db
    .selectFrom('paymentClaims')
    .innerJoin('bookings', 'bookings.id', 'paymentClaims.bookingId')
    .select('bookings.reference as bookingReference')
    .where('outcome', '=', 'waiting')
