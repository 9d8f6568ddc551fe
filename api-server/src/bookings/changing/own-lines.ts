import type { Kysely } from 'kysely'
import type { ClerkLimits, FareLine, OwnLine } from 'shared-api/contract'
import { asTyped, ownLine, withOwnLines } from 'shared-api/fares'
import { toPaise } from 'shared-api/money'
import { refuseDiscount } from '../../company/index.ts'
import { addFares } from '../../platform/database/migrations/0009-fares.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { invalid } from '../../platform/http/problems.ts'
import { isoOf } from '../../platform/time.ts'
import { tariffRepository } from '../../tariffs/index.ts'
import type { Announce } from '../messages/announce.ts'
import { type BookingRecord, lockBooking, writeBooking } from '../record/index.ts'
import { discountOf } from '../record/money-changes.ts'
import { type Edit, lockVersion, readBooking } from '../record/page.ts'
import { refuseUnlessOpen } from './open-booking.ts'

/**
 * Replaces the desk's lines of a booking's price, with the messages about it, all or nothing; the same lines again change
 * nothing (docs/product.md, Lines of the desk).
 * @throws AppError 404; 412 if `allows` returns false; 409 once it is over or cancelled; 400 for a total below 0, or a discount
 * above the caller's limits
 */
export const setOwnLines =
  (database: Database, now: () => number, announce: Announce) =>
  (id: string, wanted: readonly OwnLine[], { byName, allows, limits }: Edit) =>
    database.transaction(async (tx) => {
      const booking = await withFare(tx, await lockVersion(tx, id, allows))
      refuseUnlessOpen(booking)
      const { fareLines: before } = booking
      const at = Math.max(now(), booking.updatedAt)
      const own = signedLines(wanted, before, { by: byName, at: isoOf(at) })
      if (isSame(own, before)) return readBooking(tx, id)
      const tariff = await tariffRepository(database, now).ofBooking(booking, tx)
      const fare = withOwnLines(before, own, { from: booking.fromCity }, tariff)
      if (fare.total < 0) throw invalid([{ path: `lines.${lowest(own)}.amount`, code: 'total-below-zero' }])
      refuseMoreOff(before, fare.lines, fare.total, limits)
      const price = { totalPaise: fare.total, advancePaise: fare.advance }
      const changed = { ...booking, ...price, fareLines: fare.lines, version: booking.version + 1, updatedAt: at }
      await writeBooking(tx, booking, changed, { byName, reason: null })
      await announce(tx, { name: 'repriced', booking: changed, cause: 'desk' }, at)
      return readBooking(tx, id)
    })

/**
 * Refuses lines of the desk that take more off a price than those before, and more than the caller may give alone. Throws AppError 400
 * naming the line that takes most off.
 */
export function refuseMoreOff(
  before: readonly FareLine[],
  after: readonly FareLine[],
  totalPaise: number,
  limits: ClerkLimits = {},
): void {
  const off = discountOf(after)
  if (off > discountOf(before)) refuseDiscount(off, totalPaise, limits, `lines.${lowest(after.filter(isOwn))}.amount`)
}

/** Gives a fare to a booking that a process of an earlier release stored: it has none until the next start. */
export async function withFare(tx: Kysely<Schema>, booking: BookingRecord): Promise<BookingRecord> {
  if (booking.fareLines.length > 0) return booking
  await addFares(tx)
  return lockBooking(tx, booking.id)
}

/** Whether the desk added a line. */
export const isOwn = ({ by }: FareLine) => by !== undefined

/** The wanted lines in paise; one that was there keeps who added it and when. */
export function signedLines(
  wanted: readonly OwnLine[],
  before: readonly FareLine[],
  sign: { by: string; at: string },
): FareLine[] {
  const left = before.filter(isOwn)
  return wanted.map((one) => {
    const made = ownLine({ ...one, amount: toPaise(one.amount) })
    const at = left.findIndex((line) => content(line) === content(made) && (one.origin ?? line.origin) === line.origin)
    const [kept] = at < 0 ? [] : left.splice(at, 1)
    return kept ?? { ...made, ...sign }
  })
}

function content(line: FareLine): string {
  const { code, amount, taxable, note, basis } = asTyped(line)
  return JSON.stringify([code, amount, taxable, note, basis])
}

/** Whether each of these lines was there, and no other. */
function isSame(own: readonly FareLine[], before: readonly FareLine[]): boolean {
  const there = before.filter(isOwn)
  return own.length === there.length && own.every((line) => there.includes(line))
}

/** The index of the line that takes most off the price. */
const lowest = (own: readonly FareLine[]) =>
  own.reduce((least, { amount }, at) => (amount < (own[least]?.amount ?? 0) ? at : least), 0)
