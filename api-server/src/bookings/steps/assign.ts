import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type AssignTrip, type Blocker, hasDriver, isForDeskToJudge, isUnderWay, STEP } from 'shared-api/contract'
import { closeDriverLinks } from '../../links/index.ts'
import { isExcluded } from '../../platform/database/duplicate.ts'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { invalid, refused, refusedFor } from '../../platform/http/problems.ts'
import { freeFor } from '../holds/free.ts'
import { refusalOf } from '../holds/way-refusals.ts'
import type { Announce } from '../messages/announce.ts'
import { driverOf } from '../messages/driver-messages.ts'
import { type Edit, lockVersion, readBooking, type StoredBooking, writeHistory, writePatch } from '../record/page.ts'
import { lockBoth } from './assignments.ts'
import { leaveLeg, restOf } from './legs.ts'
import { notifyOfStep } from './notify.ts'
import { refuseStep } from './steps.ts'

/**
 * Assigns vehicle and driver to a confirmed booking, or others until it has ended (docs/product.md, Assignment). Of two calls
 * for one vehicle or driver at overlapping times one wins, in whatever process.
 * @throws AppError 404; 412 if `allows` returns false; 400 for a vehicle or driver that is gone, or no `why` once it is under way; 409 with what is in the way
 */
export const assignBooking =
  ({ transaction }: Database, now: () => number, announce: Announce) =>
  (id: string, wanted: AssignTrip, edit: Edit): Promise<StoredBooking> =>
    refusingOverlaps(() => transaction((tx) => assign(tx, id, wanted, edit, announce, now())))

/** Runs what writes an assignment. Throws AppError 409 where the database refused one that overlaps another. */
export async function refusingOverlaps<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isExcluded(error)) throw error
    throw refused('assigned-meanwhile')
  }
}

/** The digits that a traveller tells the driver: '0000' to '9999'. */
const newCode = (): string => String(randomInt(10_000)).padStart(4, '0')

/** As `assignBooking`, within a transaction. */
export async function assign(
  tx: Kysely<Schema>,
  id: string,
  { vehicleId, driverId, reason, tell, why, city, closingKm }: AssignTrip,
  { byName, allows }: Edit,
  announce: Announce,
  now: number,
) {
  const booking = await lockVersion(tx, id, allows)
  const before = await tx.selectFrom('assignments').selectAll().where('bookingId', '=', id).executeTakeFirst()
  const replaces = before !== undefined && hasDriver(booking.status)
  if (!replaces) refuseStep(booking.status, STEP.assign)
  await lockBoth(tx, vehicleId, driverId)
  if (before?.vehicleId === vehicleId && before.driverId === driverId) return readBooking(tx, id)
  const underWay = isUnderWay(booking.status)
  if (underWay && !why) throw invalid([{ path: 'why', code: 'required' }])
  const trip = replaces ? restOf(booking, now, city) : booking
  await refuseBlockers(tx, trip, { vehicleId, driverId, reason }, replaces ? before : undefined)
  if (replaces)
    await leaveLeg(tx, booking, before, { city, closingKm, keepsVehicle: before.vehicleId === vehicleId, at: now })
  const { startsAt, endsAt } = trip
  const driverBefore = await driverOf(tx, booking)
  await tx.deleteFrom('assignments').where('bookingId', '=', id).execute()
  if (before?.driverId !== driverId) await closeDriverLinks(tx, id)
  const code = before?.code ?? newCode()
  await tx.insertInto('assignments').values({ bookingId: id, vehicleId, driverId, startsAt, endsAt, code }).execute()
  const by = { byName, at: now, reason: [why, reason].filter(Boolean).join('; ') || null }
  await writePatch(tx, booking, { status: underWay ? booking.status : STEP.assign }, by)
  // The status stays, so that the history would not show who chose another, and why.
  if (before) await writeHistory(tx, booking, STEP.assign, by)
  await notifyOfStep(tx, booking, STEP.assign, { driverBefore, cause: 'desk', at: now }, tell ? announce : null)
  return readBooking(tx, id)
}

type Choice = Pick<AssignTrip, 'vehicleId' | 'driverId'> & { reason?: string | undefined }

/** What the desk may judge is overridden with a reason; nothing else. Of `kept`, what stays is not asked about. */
async function refuseBlockers(
  tx: Kysely<Schema>,
  booking: BookingRow,
  { vehicleId, driverId, reason }: Choice,
  kept?: Choice,
) {
  const free = await freeFor(tx, booking)
  const vehicle = free.vehicles.find((one) => one.id === vehicleId)
  const driver = free.drivers.find((one) => one.id === driverId)
  if (!vehicle) throw invalid([{ path: 'vehicleId', code: 'gone' }])
  if (!driver) throw invalid([{ path: 'driverId', code: 'gone' }])
  const matters = (way: Blocker) => !isForDeskToJudge(way) || !reason
  const refusals = [
    ...(kept?.vehicleId === vehicleId ? [] : vehicle.inTheWay)
      .filter(matters)
      .map((way) => refusalOf(vehicle.registration ?? vehicle.cab, way)),
    ...(kept?.driverId === driverId ? [] : driver.inTheWay).filter(matters).map((way) => refusalOf(driver.name, way)),
  ]
  if (refusals.length > 0) throw refusedFor(refusals)
}
