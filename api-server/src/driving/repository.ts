import type { Kysely } from 'kysely'
import type { BookingStatus, DriveStep } from 'shared-api/contract'
import {
  type BookingRecord,
  type BookingRepository,
  estimateKm,
  lockBooking,
  storedReply,
  tripKm,
} from '../bookings/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, LinkRow, Schema } from '../platform/database/schema.ts'
import { AppError, invalid, refused, refusedAs } from '../platform/http/problems.ts'
import { sha256 } from '../platform/ids.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { cashOf, noteCash } from './cash.ts'
import { storeExpenses } from './expenses.ts'
import { keepLate } from './late.ts'
import { type OpenTrip, openTrip } from './open-trip.ts'
import { takeDriverStep } from './take-step.ts'

export type DrivingRepository = ReturnType<typeof drivingRepository>

type FindLink = (token: string, kind: 'driver') => Promise<LinkRow | undefined>

/** What drivers report of their trips by their links (docs/product.md, The driver's page). */
export function drivingRepository(
  { db, transaction }: Database,
  findLink: FindLink,
  now: () => number,
  sender: Pick<Mailing, 'domain'>,
  { stepLocked }: Pick<BookingRepository, 'stepLocked'>,
) {
  const open = async (token: string) => openTrip(db, await findLink(token, 'driver'), now())
  return {
    /** The trip of a link. Throws AppError 401 or 410. */
    open,

    /** The booking of a link, also of one whose driver may still send late what was pressed before it closed. Throws as `open`. */
    async bookingOf(token: string): Promise<string> {
      const link = await findLink(token, 'driver')
      return link?.closedDriverId ? link.bookingId : (await openTrip(db, link, now())).booking.id
    },

    /**
     * Takes a step and stores what is reported with it, all or nothing; gives the trip's status then. A repeated key gives
     * what the first request got.
     * @throws AppError 401 or 410, also of a driver whose trip is another's by now, whose km, costs and cash wait for the desk; 409 for a step that may not follow; 400 for wrong digits or km; 422 when the key was used
     * for another report
     */
    async report(token: string, key: string, step: DriveStep): Promise<BookingStatus> {
      const link = await findLink(token, 'driver')
      const status = await transaction(async (tx) => {
        if (link) await lockBooking(tx, link.bookingId)
        if (link && (await keepLate(tx, link, step, now()))) return null
        const trip = await openTrip(tx, link, now())
        const request = requestOf(trip, key, step)
        // Read under the lock on the booking.
        const earlier = await storedReply(tx, request)
        if (earlier) return earlier.status
        const status = await takeDriverStep(tx, trip, step, now(), stepLocked)
        await storeKm(tx, trip, step)
        await storeExpenses(tx, trip.booking, step, now())
        await noteCash(tx, trip, step, { at: now(), sender })
        const reply = JSON.stringify({ status })
        await tx
          .insertInto('idempotencyKeys')
          .values({ ...request, reply, createdAt: now() })
          .execute()
        return status
      })
      // Thrown once it is stored.
      if (status === null) throw refusedAs('dead-link', 'kept-for-office')
      return status
    },

    /** What the driver of a trip took in cash, in paise. */
    cashOf: ({ booking, assignment }: OpenTrip): Promise<number> => cashOf(db, booking.id, assignment.driver.id),

    /** The key of an expense's photo; null without one. Throws AppError 404 for an unknown expense. */
    async photoOf(bookingId: string, id: string): Promise<string | null> {
      const expense = await db
        .selectFrom('expenses')
        .select('photo')
        .where('bookingId', '=', bookingId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!expense) throw new AppError('not-found')
      return expense.photo
    },

    /** Counts an expense that waits, or refuses it. Throws AppError 404; 409 for one that does not wait. */
    settleExpense: (bookingId: string, id: string, accept: boolean): Promise<BookingRow> =>
      transaction(async (tx) => {
        const booking = await lockBooking(tx, bookingId)
        const of = tx.selectFrom('expenses').select('outcome').where('bookingId', '=', bookingId).where('id', '=', id)
        const { outcome } = (await of.executeTakeFirst()) ?? {}
        if (!outcome) throw new AppError('not-found')
        if (outcome !== 'waiting') throw refused('expense-settled', { outcome })
        await tx
          .updateTable('expenses')
          .set({ outcome: accept ? 'counted' : 'refused' })
          .where('bookingId', '=', bookingId)
          .where('id', '=', id)
          .execute()
        return booking
      }),

    /** Gives an expense its photo; false if it has one. */
    async setPhoto(bookingId: string, id: string, photo: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('expenses')
        .set({ photo })
        .where('bookingId', '=', bookingId)
        .where('id', '=', id)
        .where('photo', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0
    },
  }
}

type Request = { keyHash: string; bodyHash: string; bookingId: string }

/** Keys are of one booking, so that no other caller's can be met. */
const requestOf = ({ booking }: OpenTrip, key: string, step: DriveStep): Request => ({
  keyHash: sha256(`drive ${booking.id} ${key}`),
  bodyHash: sha256(JSON.stringify(step)),
  bookingId: booking.id,
})

/** The km may be this share off the estimate without a doubt. */
const DOUBT = 0.15

async function storeKm(tx: Kysely<Schema>, { booking, driven }: OpenTrip, step: DriveStep) {
  const before = driven?.driving
  const openingKm = step.openingKm ?? before?.openingKm ?? null
  const closingKm = step.closingKm ?? before?.closingKm ?? null
  const waitingMinutes = step.waitingMinutes ?? before?.waitingMinutes ?? null
  if (openingKm === null && closingKm === null && waitingMinutes === null) return
  if (openingKm !== null && closingKm !== null && closingKm < openingKm)
    throw invalid([{ path: 'closingKm', code: 'below-opening', params: { km: openingKm } }])
  const row = {
    openingKm,
    closingKm,
    waitingMinutes,
    doubt: isDoubtful(booking, tripKm(driven?.legs ?? [], { openingKm, closingKm })) ? 1 : 0,
  } as const
  await tx
    .insertInto('driving')
    .values({ bookingId: booking.id, ...row })
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet(row))
    .execute()
}

function isDoubtful(booking: BookingRecord, km: number | null): boolean {
  if (km === null) return false
  const estimate = estimateKm(booking)
  return Math.abs(km - estimate) > estimate * DOUBT
}
