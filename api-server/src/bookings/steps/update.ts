import type { Kysely } from 'kysely'
import {
  type BookingPatch,
  type BookingStatus,
  type BookingStep,
  isAsked,
  isCancelled,
  type StepActor,
} from 'shared-api/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow, Schema, StatusChange } from '../../platform/database/schema.ts'
import { invalid } from '../../platform/http/problems.ts'
import type { Cause } from '../../platform/outbox/kinds.ts'
import { insertMessages, type NewMessage } from '../../platform/outbox/repository.ts'
import type { Announce } from '../messages/announce.ts'
import { driverOf } from '../messages/driver-messages.ts'
import type { BookingRecord } from '../record/index.ts'
import { recordPrice } from '../record/money-changes.ts'
import { type Edit, lockVersion, type Patch, readBooking, type StoredBooking, writePatch } from '../record/page.ts'
import { dropPhoneMessages, notifyOfStep } from './notify.ts'
import { prepareStep, refuseEarlyEnd, refuseStep } from './steps.ts'

/** Changes note or messages by phone as the staff member `byName`. Throws AppError 404; 412 if `allows` returns false. */
export const updateBooking =
  ({ transaction }: Database, now: () => number) =>
  (id: string, patch: z.output<typeof BookingPatch>, { byName, allows }: Edit) =>
    transaction(async (tx) => {
      const booking = await lockVersion(tx, id, allows)
      await writePatch(tx, booking, patch, { byName, at: now(), reason: null })
      if (patch.messagesByPhone === false) await dropPhoneMessages(tx, id)
      return readBooking(tx, id)
    })

/**
 * Takes a step of a booking (docs/product.md, Steps of a booking); one that was taken already changes nothing.
 * @throws AppError as `updateBooking` does; 409 if it may not follow, no vehicle of the cab is left at that time, or it ends a
 * trip before its pick-up, unless `early`; 400 for cancelling a confirmed booking without a reason
 */
export const takeStep =
  ({ transaction }: Database, now: () => number, announce: Announce) =>
  (id: string, step: Step, edit: Edit & Omit<Taken, 'now'>): Promise<StoredBooking> =>
    transaction(async (tx) => {
      const booking = await lockVersion(tx, id, edit.allows)
      await stepLocked(announce)(tx, booking, step, { ...edit, now: now() })
      return readBooking(tx, id)
    })

type By = Pick<StatusChange, 'byName' | 'reason' | 'at'> & {
  now?: number
  cause?: Cause
  feePaise?: number | undefined
}

/**
 * Writes a step of a booking that is locked, with all that follows from it; `announce` is null where nobody is notified.
 * `at` is when it was done, where that is not `now`, both in ms; `feePaise` is what it costs the traveller.
 * @throws AppError 409 when the cab is taken
 */
export async function writeStep(
  tx: Kysely<Schema>,
  booking: BookingRecord,
  patch: Patch & { status: BookingStatus },
  { byName, reason, at, now = at, cause = 'desk', feePaise }: By,
  announce: Announce | null,
): Promise<void> {
  const { status: to } = patch
  const driverBefore = await driverOf(tx, booking)
  await prepareStep(tx, booking, to, at)
  await writePatch(tx, booking, patch, { byName, at, reason })
  const stepped = { ...booking, status: to, feePaise: feePaise ?? booking.feePaise }
  if (feePaise !== undefined) await tx.updateTable('bookings').set({ feePaise }).where('id', '=', booking.id).execute()
  await recordPrice(tx, booking, stepped, { byName, at, reason })
  if (to !== booking.status) await notifyOfStep(tx, booking, to, { driverBefore, cause, at: now }, announce)
}

/** What a step costs the traveller of a booking that is locked, in paise. */
export type FeeOf = (booking: BookingRecord) => number
/**
 * Who takes a step, whose doing it is, when it was taken where that is not `now`, both in ms, its fee, and further messages
 * about it.
 */
type Taken = {
  byName: string
  actor?: StepActor
  cause?: Cause
  at?: number
  now: number
  fee?: FeeOf
  messages?: readonly NewMessage[]
}
type Step = Omit<BookingStep, 'charge'>

const CAUSES: Record<StepActor, Cause> = { desk: 'desk', driver: 'driver', traveller: 'visitor' }

/** As `takeStep`, of a booking that is locked. */
export const stepLocked =
  (announce: Announce) =>
  async (
    tx: Kysely<Schema>,
    booking: BookingRecord,
    { to, reason, tell, early }: Step,
    { byName, actor = 'desk', cause = CAUSES[actor], now, at = now, fee, messages = [] }: Taken,
  ): Promise<void> => {
    if (booking.status === to) return
    refuseStep(booking.status, to, actor)
    if (actor === 'desk') {
      refuseWithoutReason(booking, to, reason)
      refuseEarlyEnd(booking, to, now, early)
    }
    const by = { byName, at, now, reason: reason || null, cause, feePaise: fee?.(booking) }
    await writeStep(tx, booking, { status: to }, by, tell ? announce : null)
    await insertMessages(tx, messages, now)
  }

/** The traveller relies on a confirmed booking. */
function refuseWithoutReason({ status }: BookingRow, to: BookingStatus, reason: string | undefined) {
  if (isCancelled(to) && !isAsked(status) && !reason) throw invalid([{ path: 'reason', code: 'required' }])
}
