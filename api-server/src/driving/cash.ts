import { type Kysely, sql } from 'kysely'
import type { DriveStep } from 'shared-api/contract'
import { addClaim, addPayment, driverCashKey, dueOf, findPayment, paidFor } from '../payments/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import type { OpenTrip } from './open-trip.ts'

/**
 * Notes cash that a driver took in the ledger, once for a trip: a report that comes again by another key adds nothing. More than
 * is due is kept for the desk instead.
 */
export async function noteCash(
  tx: Kysely<Schema>,
  { booking, assignment: { driver } }: OpenTrip,
  { cash: amountPaise }: DriveStep,
  { at, sender }: { at: number; sender: Pick<Mailing, 'domain'> },
): Promise<void> {
  if (!amountPaise) return
  const onceKey = driverCashKey(booking.id)
  if ((await findPayment(tx, 'onceKey', onceKey)) || (await hasClaim(tx, booking.id))) return
  if (amountPaise > dueOf(booking, await paidFor(tx, booking.id)).balance) {
    await addClaim(tx, { bookingId: booking.id, way: 'cash', amountPaise, reference: '', driverId: driver.id, at })
    return
  }
  const entry = { way: 'cash', amountPaise, driverId: driver.id, onceKey }
  await addPayment(tx, booking, entry, { byName: driver.name, at, sender })
}

const hasClaim = async (tx: Kysely<Schema>, bookingId: string): Promise<boolean> => {
  const query = tx.selectFrom('paymentClaims').select('id').where('bookingId', '=', bookingId)
  return (await query.where('driverId', 'is not', null).executeTakeFirst()) !== undefined
}

/** What a driver took in cash for a booking, in paise; what was given back taken off. */
export async function cashOf(db: Kysely<Schema>, bookingId: string, driverId: string): Promise<number> {
  const { paise } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount_paise), 0)`.as('paise'))
    .where('bookingId', '=', bookingId)
    .where('driverId', '=', driverId)
    .executeTakeFirstOrThrow()
  return Number(paise)
}
