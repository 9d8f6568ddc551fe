import { type Kysely, sql } from 'kysely'
import type { DriveStep } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { addPayment } from '../payments/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import type { OpenTrip } from './open-trip.ts'

/** Notes cash that a driver took in the ledger, once for a trip: a report that comes again by another key adds nothing. */
export async function noteCash(
  tx: Kysely<Schema>,
  { booking, assignment: { driver } }: OpenTrip,
  { cash = 0 }: DriveStep,
  { at, sender }: { at: number; sender: Pick<Mailing, 'domain'> },
): Promise<void> {
  if (cash === 0) return
  const entry = { way: 'cash', amountPaise: toPaise(cash), driverId: driver.id, onceKey: `drive ${booking.id}` }
  await addPayment(tx, booking, entry, { byName: driver.name, at, sender })
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
