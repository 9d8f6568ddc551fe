import type { Kysely } from 'kysely'
import { billCorrections } from 'shared-api/bookings'
import { type Bill, type BillInput, isDriven } from 'shared-api/contract'
import {
  asTyped,
  type Fare,
  fareOf,
  linesOnWire,
  measuredTrip,
  withOwnLines,
  withoutEstimatesOf,
} from 'shared-api/fares'
import { toRupees } from 'shared-api/money'
import {
  type BillRecord,
  type BookingRecord,
  billOf,
  type Edit,
  insertChange,
  lockVersion,
  readBooking,
  refuseMoreOff,
  type StoredBooking,
  signedLines,
  withFare,
  writeBooking,
} from '../bookings/index.ts'
import { invoiceInForce } from '../payments/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { invalid, refused } from '../platform/http/problems.ts'
import { isoOf } from '../platform/time.ts'
import { tariffRepository } from '../tariffs/index.ts'
import { proposal, reportOf, withOrigins } from './proposal.ts'
import { bookedTrip, cabOf } from './trip.ts'

export type BillRepository = ReturnType<typeof billRepository>
/** A bill as it is kept: what was quoted, and what the trip costs now, in paise. */
type Made<Of = Bill> = { booking: BookingRecord; quoted: Pick<Fare, 'lines' | 'total'>; bill: Of }

/** Final bills of trips that have ended (docs/product.md, The final bill). */
export function billRepository(database: Database, now: () => number) {
  const { db, transaction } = database
  const tariffs = tariffRepository(database, now)
  return {
    /** The bill of a trip; a proposal from the driver's report while there is none. Throws AppError 404; 409 before the trip has ended. */
    async read(id: string): Promise<Bill> {
      const stored = await readBooking(db, id)
      refuseUnlessEnded(stored.booking)
      if (stored.booking.fareLines.length > 0) return billFor(db, stored)
      return transaction(async (tx) => billFor(tx, { ...stored, booking: await withFare(tx, stored.booking) }))
    },

    /** What a trip was quoted, in rupees, once its final bill is made. */
    async quoted(id: string): Promise<Bill['quoted'] | null> {
      const row = await billOf(db, id)
      return row ? quotedOf(row) : null
    },

    /**
     * Makes the final bill, which is the booking's price from then on; `pretend` stores nothing.
     * @throws AppError 404; 412; 409 before the trip has ended, or while an invoice holds; 400 for a correction without a reason, or a discount above
     * the caller's limits
     */
    make: (id: string, input: BillInput, { byName, allows, limits }: Edit, pretend: boolean): Promise<Made> =>
      transaction(async (tx) => {
        const booking = await withFare(tx, await lockVersion(tx, id, allows))
        refuseUnlessEnded(booking)
        const holding = await invoiceInForce(tx, id)
        if (holding && !pretend) throw refused('document-holds', { number: holding.number })
        const before = await billFor(tx, { ...(await readBooking(tx, id)), booking })
        const corrected = billCorrections(before, input)
        if (corrected.length > 0 && input.why === '' && !pretend) throw invalid([{ path: 'why', code: 'required' }])
        const by = { byName, at: Math.max(now(), booking.updatedAt) }
        const sent = { ...input, lines: withOrigins(input.lines, before.reported.lines) }
        const made = await price(tx, booking, sent, by, await billOf(tx, id))
        refuseMoreOff(booking.fareLines, made.booking.fareLines, made.booking.totalPaise, limits)
        if (!pretend) await write(tx, booking, made, by, corrected)
        return { ...made, bill: { ...made.bill, reported: before.reported } }
      }),
  }

  /** The bill that was made of a trip, or a proposal. */
  async function billFor(
    tx: Kysely<Schema>,
    stored: Pick<StoredBooking, 'booking' | 'history' | 'driven'>,
  ): Promise<Bill> {
    const { booking } = stored
    const reported = reportOf(stored, await tariffs.ofBooking(booking, tx))
    const row = await billOf(tx, booking.id)
    if (row) return { ...toBill(booking, row), reported }
    const { bill } = await price(tx, booking, proposal(stored, reported), { byName: '', at: 0 }, null)
    return { ...bill, reported }
  }

  /** Prices what was driven, by the tariff that priced the booking. */
  async function price(
    tx: Kysely<Schema>,
    booking: BookingRecord,
    input: BillInput,
    { byName: by, at }: Pick<BillRecord, 'byName' | 'at'>,
    before: BillRecord | null,
  ): Promise<Made<Omit<Bill, 'reported'>>> {
    const tariff = await tariffs.ofBooking(booking, tx)
    const { fareLines: shown } = booking
    const quoted = before
      ? { lines: before.quotedLines, total: before.quotedPaise }
      : { lines: shown, total: booking.totalPaise }
    const own = signedLines(input.lines, shown, { by, at: isoOf(at) })
    const trip = bookedTrip(booking)
    const fare = input.measured
      ? fareOf(measuredTrip(trip, input), cabOf(booking), tariff, own)
      : withOwnLines(withoutEstimatesOf(quoted.lines, own), own, trip, tariff)
    if (!fare) throw refused('no-rate-driven')
    if (fare.total < 0) throw refused('bill-below-zero')
    return {
      booking: { ...booking, fareLines: fare.lines, totalPaise: fare.total },
      quoted,
      bill: {
        input: { ...input, lines: linesOnWire(own.map(asTyped)) },
        quoted: onWire(quoted),
        actual: onWire(fare),
        made: by === '' ? null : { at: isoOf(at), by },
      },
    }
  }
}

const onWire = ({ lines, total }: Pick<Fare, 'lines' | 'total'>) => ({
  lines: linesOnWire(lines),
  total: toRupees(total),
})

async function write(
  tx: Kysely<Schema>,
  before: BookingRecord,
  { booking, quoted, bill }: Made<Omit<Bill, 'reported'>>,
  { byName, at }: Pick<BillRecord, 'byName' | 'at'>,
  corrected: ReturnType<typeof billCorrections>,
) {
  const { id: bookingId, version } = before
  const { totalPaise } = booking
  const reason = ['Final bill', bill.input.why].filter(Boolean).join(': ')
  await writeBooking(tx, before, { ...booking, version: version + 1, updatedAt: at }, { byName, reason })
  const row = { input: JSON.stringify(bill.input), at, byName }
  await tx
    .insertInto('finalBills')
    .values({ ...row, bookingId, quotedLines: JSON.stringify(quoted.lines), quotedPaise: quoted.total })
    .onConflict((conflict) => conflict.column('bookingId').doUpdateSet(row))
    .execute()
  const total = { field: 'total', before: before.totalPaise, after: totalPaise }
  const fields = [...corrected, ...(totalPaise === before.totalPaise ? [] : [total])]
  if (fields.length === 0) return
  const values = (side: 'before' | 'after') => Object.fromEntries(fields.map((one) => [one.field, one[side]]))
  await insertChange(tx, { before: values('before'), after: values('after') }, { bookingId, at, byName, reason })
}

function refuseUnlessEnded({ status }: StoredBooking['booking']) {
  if (!isDriven(status)) throw refused('bill-too-early', { status })
}

const quotedOf = ({ quotedLines, quotedPaise }: BillRecord) => onWire({ lines: quotedLines, total: quotedPaise })

const toBill = ({ fareLines, totalPaise }: BookingRecord, row: BillRecord): Omit<Bill, 'reported'> => ({
  input: row.input,
  quoted: quotedOf(row),
  actual: onWire({ lines: fareLines, total: totalPaise }),
  made: { at: isoOf(row.at), by: row.byName },
})
