import type { Kysely } from 'kysely'
import type { Claim, Ledger, Payment, RefundState } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { BookingRow, PaymentClaimRow, PaymentRow, Schema } from '../platform/database/schema.ts'
import { inRupees } from '../platform/money.ts'
import { isoOf } from '../platform/time.ts'
import { elsewhereOf } from './claims.ts'
import { dueOf } from './ledger.ts'

/** Rows of the ledger, each with its driver and what became of its refund. */
export const paymentRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('payments')
    .leftJoin('drivers', 'drivers.id', 'payments.driverId')
    .leftJoin('refunds', 'refunds.entryId', 'payments.id')
    .leftJoin('vehicles', 'vehicles.id', 'payments.vehicleId')
    .selectAll('payments')
    .select(['drivers.name as driver', 'refunds.state as refund', 'vehicles.registration as vehicle'])
    .orderBy('payments.at')
    .orderBy('payments.id')

/** What was paid for a booking, in rupees, and what waits for the desk. */
export async function readLedger(db: Kysely<Schema>, booking: BookingRow): Promise<Ledger> {
  const payments = await paymentRows(db).where('bookingId', '=', booking.id).execute()
  const claims = await db
    .selectFrom('paymentClaims')
    .leftJoin('drivers', 'drivers.id', 'paymentClaims.driverId')
    .selectAll('paymentClaims')
    .select('drivers.name as driver')
    .where('bookingId', '=', booking.id)
    .orderBy('paymentClaims.at')
    .orderBy('paymentClaims.id')
    .execute()
  const elsewhere = await elsewhereOf(db, claims)
  const paid = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return {
    payments: payments.map(toPayment),
    claims: claims.map((claim) => toClaim({ ...claim, elsewhere: elsewhere.get(claim.id) ?? null })),
    ...inRupees({ total: booking.totalPaise, paid, balance: dueOf(booking, paid).balance }),
    reminded: await remindedOf(db, booking.id),
  }
}

export async function remindedOf(db: Kysely<Schema>, bookingId: string): Promise<Ledger['reminded']> {
  const query = db.selectFrom('advanceReminders').selectAll().where('bookingId', '=', bookingId)
  const row = await query.executeTakeFirst()
  return row ? { at: isoOf(row.at), by: row.byName } : null
}

type Joined = { driver: string | null; refund: RefundState | null; vehicle: string | null }
/** A row of the ledger as the wire has it. */
export const toPayment = (row: PaymentRow & Joined): Payment => ({
  ...{ id: row.id, at: isoOf(row.at), by: row.byName, way: row.way, amount: toRupees(row.amountPaise) },
  ...{ reference: row.reference, note: row.note, driver: row.driver, refund: row.refund },
  ...{ takesBack: row.takesBack !== null, split: row.splitReason ?? '', goodwill: row.goodwill === 1 },
  ...{ kind: row.kind, category: row.category, vehicle: row.vehicle, payee: row.payee },
  notedAt: row.notedAt === null ? null : isoOf(row.notedAt),
})

/** What a traveller or driver says was paid, as the wire has it. */
export const toClaim = (row: PaymentClaimRow & { driver: string | null; elsewhere: string | null }): Claim => ({
  ...{ id: row.id, at: isoOf(row.at), amount: toRupees(row.amountPaise), reference: row.reference },
  ...{ outcome: row.outcome, driver: row.driver, elsewhere: row.elsewhere },
})
