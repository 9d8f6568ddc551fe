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
  if (await isNoted(tx, booking.id, driver.id)) return
  const onceKey = driverCashKey(booking.id, driver.id)
  if (amountPaise > dueOf(booking, await paidFor(tx, booking.id)).balance)
    return claimCash(tx, booking.id, { driverId: driver.id, amountPaise, at })
  const entry = { way: 'cash', amountPaise, driverId: driver.id, onceKey }
  await addPayment(tx, booking, entry, { byName: driver.name, at, sender })
}

/** Keeps for the desk what a driver says they took, once. */
export async function claimCash(
  tx: Kysely<Schema>,
  bookingId: string,
  { driverId, amountPaise, at }: { driverId: string; amountPaise: number; at: number },
): Promise<void> {
  if (await isNoted(tx, bookingId, driverId)) return
  const claim = { bookingId, way: 'cash' as const, amountPaise, driverId, at }
  // One claim of a booking has no number; that of another driver has their name.
  if (await addClaim(tx, { ...claim, reference: '' })) return
  const { name } = await tx.selectFrom('drivers').select('name').where('id', '=', driverId).executeTakeFirstOrThrow()
  await addClaim(tx, { ...claim, reference: name })
}

/** Whether a driver's cash of a trip is noted, or waits for the desk. */
async function isNoted(tx: Kysely<Schema>, bookingId: string, driverId: string): Promise<boolean> {
  // The releases before had one key for all drivers of a trip.
  const earlier = await findPayment(tx, 'onceKey', driverCashKey(bookingId))
  if (earlier?.driverId === driverId || (await findPayment(tx, 'onceKey', driverCashKey(bookingId, driverId))))
    return true
  const claims = tx.selectFrom('paymentClaims').select('id').where('bookingId', '=', bookingId)
  return (await claims.where('driverId', '=', driverId).executeTakeFirst()) !== undefined
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
