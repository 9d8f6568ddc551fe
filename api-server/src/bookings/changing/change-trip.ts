import type { Kysely } from 'kysely'
import { type BookingDetails, STEP } from 'shared-api/contract'
import { closeDriverLinks } from '../../links/index.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { refusedFor } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import { type Blockers, blockersOf } from '../holds/blockers.ts'
import type { Announce } from '../messages/announce.ts'
import { driverOf } from '../messages/driver-messages.ts'
import { changedFields, insertChange } from '../record/changes.ts'
import { type BookingRecord, writeBooking } from '../record/index.ts'
import { type Edit, lockVersion, readBooking, type StoredBooking } from '../record/page.ts'
import { refusingOverlaps } from '../steps/assign.ts'
import { changedRow } from './changed-row.ts'
import { refuseUnlessOpen } from './open-booking.ts'
import { withFare } from './own-lines.ts'

type Change = {
  details: BookingDetails
  reason?: string | undefined
  tell: boolean
  release: boolean
  pretend: boolean
}
/** The booking as it is stored, as it is with the change, and what keeps it from its cab or assignment. */
type Changed = { stored: StoredBooking; changed: BookingRecord; inTheWay: Blockers }

/**
 * Changes trip or traveller of a booking in place, with its history and the messages about it, all or nothing; the same
 * again changes nothing, nor does `pretend` (docs/product.md, Change of a trip).
 * @throws AppError 404; 412 if `allows` returns false; 400 as for a new booking; 409 once it is under way or over, or with what
 * is in the way of its cab, or of its vehicle and driver without `release`
 */
export const changeTrip =
  (database: Database, now: () => number, announce: Announce) =>
  (id: string, change: Change, { byName, allows }: Edit): Promise<Changed> =>
    refusingOverlaps(() =>
      database.transaction(async (tx) => {
        const before = await withFare(tx, await lockVersion(tx, id, allows))
        refuseUnlessOpen(before)
        const after = await changedRow(database, now, tx, before, change.details)
        const fields = changedFields(before, after)
        const inTheWay = await blockersOf(tx, before, after)
        if (change.pretend || !fields) return { stored: await readBooking(tx, id), changed: after, inTheWay }
        refuseBlockers(inTheWay, change.release)
        const changed = nextVersion(before, after, inTheWay.assignment.length > 0, now())
        const { updatedAt: at } = changed
        const { reason = null, tell } = change
        const driverBefore = await driverOf(tx, before)
        const by = { byName, reason: reason || null }
        await writeBooking(tx, before, changed, by)
        await writeHold(tx, before, changed, by)
        await insertChange(tx, fields, { bookingId: id, at, ...by })
        if (tell) await announce(tx, { name: 'changed', booking: changed, cause: 'desk', driverBefore }, at)
        return { stored: await readBooking(tx, id), changed, inTheWay }
      }),
    )

function refuseBlockers({ cab, assignment }: Changed['inTheWay'], release: boolean) {
  if (cab.length > 0) throw refusedFor(cab)
  if (assignment.length > 0 && !release) throw refusedFor(assignment)
}

const nextVersion = (before: BookingRecord, after: BookingRecord, released: boolean, now: number): BookingRecord => ({
  ...after,
  status: released ? STEP.confirm : before.status,
  version: before.version + 1,
  updatedAt: Math.max(now, before.updatedAt),
})

/** Vehicle and driver are taken for the new time, or free again. */
async function writeHold(
  tx: Kysely<Schema>,
  before: BookingRecord,
  { id: bookingId, status, startsAt, endsAt, updatedAt: at }: BookingRecord,
  by: { byName: string; reason: string | null },
) {
  if (status === before.status) {
    await tx.updateTable('assignments').set({ startsAt, endsAt }).where('bookingId', '=', bookingId).execute()
    return
  }
  await tx.deleteFrom('assignments').where('bookingId', '=', bookingId).execute()
  await closeDriverLinks(tx, bookingId)
  await tx
    .insertInto('bookingHistory')
    .values({ id: newId(), bookingId, status, at, ...by })
    .execute()
}
