import type { Kysely } from 'kysely'
import type { DriveStep } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { readBooking } from '../bookings/index.ts'
import type { LinkRow, Schema } from '../platform/database/schema.ts'
import { claimCash } from './cash.ts'
import { storeExpenses } from './expenses.ts'

/** How long after its planned end a trip's late reports are kept. */
const KEPT_MS = 7 * DAY_MS

/**
 * Keeps for the desk what a driver reports whose link is closed, as of a phone that was without network: costs and cash wait, km
 * fill what is not known of this driver's part. False where the link is open, or there is nothing to keep.
 */
export async function keepLate(tx: Kysely<Schema>, link: LinkRow, step: DriveStep, now: number): Promise<boolean> {
  const { bookingId, closedDriverId: driverId } = link
  if (driverId === null) return false
  const { booking } = await readBooking(tx, bookingId)
  if (now >= booking.endsAt + KEPT_MS) return false
  await storeExpenses(tx, booking, step, now, driverId)
  if (step.cash) await claimCash(tx, booking.id, { driverId, amountPaise: step.cash, at: now })
  const { openingKm, closingKm, waitingMinutes } = step
  const leg = await tx
    .selectFrom('earlierLegs')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('driverId', '=', driverId)
    .orderBy('endsAt', 'desc')
    .executeTakeFirst()
  if (leg) {
    const opening = leg.openingKm ?? openingKm ?? null
    const closing = leg.closingKm ?? closingKm ?? null
    const fits = opening === null || closing === null || closing >= opening
    await tx
      .updateTable('earlierLegs')
      .set({
        ...(fits && { openingKm: opening, closingKm: closing }),
        waitingMinutes: leg.waitingMinutes ?? waitingMinutes ?? null,
      })
      .where('id', '=', leg.id)
      .execute()
  }
  return (
    Boolean(step.expenses?.length || step.cash) || [openingKm, closingKm, waitingMinutes].some((km) => km !== undefined)
  )
}
