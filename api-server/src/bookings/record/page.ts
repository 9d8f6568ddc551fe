import type { Kysely } from 'kysely'
import {
  type Assignment,
  type BookingPatch,
  type BookingStatus,
  type ClerkLimits,
  isAsked,
  STEP,
} from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { z } from 'zod'
import { paidOf } from '../../payments/index.ts'
import type { Database } from '../../platform/database/open.ts'
import type { BookingChangeRow, BookingRow, OutboxRow, Schema, StatusChange } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import { mailsOf } from '../../platform/outbox/mails-of.ts'
import type { TripIdentity } from '../messages/calendar.ts'
import { assignmentsOf } from '../steps/assignments.ts'
import { changesOf, countChanges } from './changes.ts'
import { type DrivenRows, drivenOf } from './driven.ts'
import { type BookingRecord, bookingSearch, lockBooking, parseBooking } from './index.ts'
import { type PartyCar, partiesOf } from './party.ts'
import { toBookingPage } from './wire.ts'

/** Who changes a booking, which versions they may change, and their limits, if any. */
export type Edit = { byName: string; allows: (version: number) => boolean; limits?: ClerkLimits }

/** All that the desk knows of one booking. */
export interface StoredBooking {
  booking: BookingRecord
  mails: OutboxRow[]
  history: StatusChange[]
  changes: BookingChangeRow[]
  assignment: Assignment | null
  paidPaise: number
  driven: DrivenRows | null
  /** All cars of its party; none for one car. */
  party: PartyCar[]
}

/** Finds one booking. Throws AppError 404. */
export const findBooking =
  ({ db }: Database) =>
  (id: string) =>
    readBooking(db, id)

/** The booking of a reference, with what names its traveller; undefined if there is none. */
export const bookingByReference =
  ({ db }: Database) =>
  (reference: string) =>
    db
      .selectFrom('bookings')
      .select(['id', 'reference', 'name', 'mobile', 'mail'])
      .where('reference', '=', reference)
      .executeTakeFirst()

/** The first booking of a chain of replacements, and how often the trip was replaced or changed in place. */
export const tripIdentity =
  ({ db }: Database) =>
  async ({ id, insteadOf }: Pick<BookingRow, 'id' | 'insteadOf'>): Promise<TripIdentity> => {
    let first = { id, insteadOf }
    let changes = await countChanges(db, id)
    for (;;) {
      const before = await byReference(db, first.insteadOf)
      if (!before) return { firstId: first.id, changes }
      first = before
      changes += 1 + (await countChanges(db, first.id))
    }
  }

const byReference = (db: Kysely<Schema>, reference: string | null) =>
  reference === null
    ? undefined
    : db.selectFrom('bookings').select(['id', 'insteadOf']).where('reference', '=', reference).executeTakeFirst()

/** As `lockBooking`. Throws AppError 412 too, if `allows` returns false for its version. */
export async function lockVersion(tx: Kysely<Schema>, id: string, allows: Edit['allows']): Promise<BookingRecord> {
  const booking = await lockBooking(tx, id)
  if (!allows(booking.version)) throw new AppError('changed', { current: versioned(await readBooking(tx, id)) })
  return booking
}

/** What is written of a booking by itself. */
export type Patch = z.output<typeof BookingPatch> & { status?: BookingStatus }

/** Writes status, note and consent to messages by phone of a booking that is locked, and who changed the status when (ms). */
export async function writePatch(
  tx: Kysely<Schema>,
  booking: BookingRecord,
  patch: Patch,
  { byName, at: now, reason }: Pick<StatusChange, 'byName' | 'at' | 'reason'>,
): Promise<void> {
  const { id: bookingId, version } = booking
  // Calendars and the history sort by the time of a change, so it never precedes the last one, even if the clock was
  // put back.
  const at = Math.max(now, booking.updatedAt)
  const { status = booking.status, note = booking.note } = patch
  const { messagesByPhone = booking.messagesByPhone === 1 } = patch
  const changed = {
    status,
    note,
    search: bookingSearch({ ...booking, note }),
    messagesByPhone: messagesByPhone ? (1 as const) : (0 as const),
    version: version + 1,
    updatedAt: at,
  }
  await tx.updateTable('bookings').set(changed).where('id', '=', bookingId).execute()
  if (status !== booking.status) await writeHistory(tx, booking, status, { byName, at, reason })
}

/** Writes who gave a booking a status when (ms), and why. */
export async function writeHistory(
  tx: Kysely<Schema>,
  { id: bookingId, updatedAt }: BookingRow,
  status: BookingRow['status'],
  { byName, at, reason }: Pick<StatusChange, 'byName' | 'at' | 'reason'>,
): Promise<void> {
  const row = { id: newId(), bookingId, status, at: Math.max(at, updatedAt), byName, reason }
  await tx.insertInto('bookingHistory').values(row).execute()
}

/** A booking as a 412 brings it. */
const versioned = (stored: StoredBooking) => ({
  record: (language: Language) => toBookingPage(stored, language),
  version: stored.booking.version,
})

/** Reads one booking. Throws AppError 404. */
export async function readBooking(db: Kysely<Schema>, id: string): Promise<StoredBooking> {
  const [booking] = await readBookings(db, [id])
  if (!booking) throw new AppError('not-found')
  return booking
}

/** Reads bookings, from the oldest; one that is not there is left out. */
export async function readBookings(db: Kysely<Schema>, ids: string[]): Promise<StoredBooking[]> {
  const query = db.selectFrom('bookings').selectAll().where('id', 'in', ids).orderBy('createdAt').orderBy('id')
  const bookings = (await query.execute()).map(parseBooking)
  const mails = await mailsOf(db, 'bookingId', bookings)
  const steps = await db
    .selectFrom('bookingHistory')
    .select(['bookingId', 'status', 'at', 'byName', 'reason'])
    .where('bookingId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const assignments = await assignmentsOf(db, bookings)
  const paid = await paidOf(db, bookings)
  const stepsOf = Map.groupBy(steps, (step) => step.bookingId)
  const changes = await changesOf(db, ids)
  const driven = await drivenOf(db, bookings)
  const parties = await partiesOf(db, bookings)
  return bookings.map((booking) => ({
    booking,
    mails: mails.get(booking.id) ?? [],
    changes: changes.get(booking.id) ?? [],
    assignment: assignments.get(booking.id) ?? null,
    paidPaise: paid.get(booking.id) ?? 0,
    driven: driven.get(booking.id) ?? null,
    party: booking.party === null ? [] : (parties.get(booking.party) ?? []),
    history: withFirst(
      booking,
      (stepsOf.get(booking.id) ?? []).map(({ bookingId: _booking, ...step }) => step),
    ),
  }))
}

/** A booking of a visitor has its first status in its row; one that staff took has it in the history. */
function withFirst({ createdAt: at, name: byName }: BookingRow, changes: StatusChange[]): StatusChange[] {
  const [first] = changes
  if (first && isAsked(first.status) && first.at === at) return changes
  return [{ status: STEP.place, at, byName, reason: null }, ...changes]
}
