import type { Kysely } from 'kysely'
import type { BookingPatch, BookingStatus, BookingStep, StepActor } from 'shared-api/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow, Schema, StatusChange } from '../../platform/database/schema.ts'
import { invalid } from '../../platform/http/problems.ts'
import { driverOf } from '../messages/driver-messages.ts'
import type { AnnounceStep } from '../messages/step-messages.ts'
import type { BookingRecord } from '../record/index.ts'
import { type Edit, lockVersion, readBooking, type StoredBooking, writePatch } from '../record/page.ts'
import { prepareStep, refuseEarlyEnd, refuseStep } from './steps.ts'
import { dropPhoneMessages, tellStep } from './tell.ts'

/**
 * Changes status, note or messages by phone as the staff member `byName`.
 * @throws AppError 404; 412 if `allows` returns false; 409 if the status may not follow, or no vehicle of the cab is
 * left at that time.
 */
export const updateBooking =
  ({ transaction }: Database, now: () => number) =>
  (id: string, patch: z.output<typeof BookingPatch>, { byName, allows }: Edit, announce: AnnounceStep) =>
    transaction(async (tx) => {
      const booking = await lockVersion(tx, id, allows)
      const { status: to = booking.status } = patch
      refuseStep(booking.status, to)
      refuseEarlyEnd(booking, to, now())
      await writeStep(tx, booking, patch, { byName, at: now(), reason: null }, announce)
      if (patch.messagesByPhone === false) await dropPhoneMessages(tx, id)
      return readBooking(tx, id)
    })

/**
 * Takes a step of a booking (docs/product.md, Steps of a booking); one that was taken already changes nothing.
 * @throws AppError as `updateBooking` does; 409 for ending a trip before its pick-up, unless `early`; 400 for cancelling a confirmed booking without a reason
 */
export const takeStep =
  ({ transaction }: Database, now: () => number) =>
  (
    id: string,
    step: Step,
    edit: Edit & { actor?: StepActor; fee?: FeeOf },
    announce: AnnounceStep,
  ): Promise<StoredBooking> =>
    transaction(async (tx) => {
      const booking = await lockVersion(tx, id, edit.allows)
      await stepLocked(tx, booking, step, { ...edit, now: now() }, announce)
      return readBooking(tx, id)
    })

/**
 * Writes what a patch changes of a booking that is locked, with all that follows from a step; `announce` is null where
 * nobody is notified. `at` is when it was done, where that is not `now`, both in ms.
 * @throws AppError 409 when the cab is taken
 */
export async function writeStep(
  tx: Kysely<Schema>,
  booking: BookingRecord,
  patch: z.output<typeof BookingPatch>,
  { byName, reason, at, now = at }: Pick<StatusChange, 'byName' | 'reason' | 'at'> & { now?: number },
  announce: AnnounceStep | null,
): Promise<void> {
  const { status: to = booking.status } = patch
  const driver = await driverOf(tx, booking)
  await prepareStep(tx, booking, to, at)
  await writePatch(tx, booking, patch, { byName, at, reason })
  if (to !== booking.status) await tellStep(tx, booking, to, announce, now, driver)
}

/** What a step costs the traveller of a booking that is locked, in paise. */
export type FeeOf = (booking: BookingRecord) => number
/** Who takes a step, when it was taken where that is not `now`, both in ms, and its fee. */
type Taken = { byName: string; actor?: StepActor; at?: number; now: number; fee?: FeeOf }
type Step = Omit<BookingStep, 'charge'>

/** As `takeStep`, of a booking that is locked. */
export async function stepLocked(
  tx: Kysely<Schema>,
  booking: BookingRecord,
  { to, reason, tell, early }: Step,
  { byName, actor = 'desk', now, at = now, fee }: Taken,
  announce: AnnounceStep,
): Promise<void> {
  if (booking.status === to) return
  refuseStep(booking.status, to, actor)
  if (actor === 'desk') {
    refuseWithoutReason(booking, to, reason)
    refuseEarlyEnd(booking, to, now, early)
  }
  await writeStep(tx, booking, { status: to }, { byName, at, now, reason: reason || null }, tell ? announce : null)
  if (fee)
    await tx
      .updateTable('bookings')
      .set({ feePaise: fee(booking) })
      .where('id', '=', booking.id)
      .execute()
}

/** The traveller relies on a confirmed booking. */
function refuseWithoutReason({ status }: BookingRow, to: BookingStatus, reason: string | undefined) {
  if (to === 'cancelled' && status !== 'new' && !reason) throw invalid([{ path: 'reason', code: 'required' }])
}
