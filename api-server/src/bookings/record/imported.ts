import type { Kysely } from 'kysely'
import { type BookingDetails, type BookingStatus, holdsCab, isAsked, STEP } from 'shared-api/contract'
import { AGREED_NOTE, agreedLine, type Tariff, withOwnLines } from 'shared-api/fares'
import { addEarlierPayments } from '../../payments/index.ts'
import type { CabRow, Schema } from '../../platform/database/schema.ts'
import { newId, newReference } from '../../platform/ids.ts'
import { isoOf } from '../../platform/time.ts'
import type { Refusal } from '../../texts/refusal.ts'
import { cabFull } from '../steps/steps.ts'
import { refuseTooMany } from './bookable-cab.ts'
import { type BookingRecord, columnsOf } from './index.ts'
import { newBookingRow } from './row.ts'

/** A trip that the desk wrote down elsewhere. `totalPaise` is null where the tariff is to say; no `status` says by the clock. */
export type WrittenTrip = {
  details: BookingDetails
  cab: CabRow
  totalPaise: number | null
  paidPaise: number
  status: BookingStatus | null
  note: string
}
export type ImportedTrip = { booking: BookingRecord; paidPaise: number }
type By = { byName: string; at: number }

/**
 * The booking of such a trip at `at` (ms): by the tariff, or with a line of the desk that makes its total. A trip that began is
 * booked as of its pick-up, so that it counts in its own month; one that is over is completed.
 * @throws AppError 400 as a new booking does
 */
export function importedTrip({ details, cab, ...trip }: WrittenTrip, tariff: Tariff, by: By): ImportedTrip {
  refuseTooMany(details, cab)
  const row = newBookingRow(details, cab, by.at, tariff)
  const status = trip.status ?? (row.endsAt < by.at ? STEP.complete : STEP.place)
  const price = trip.totalPaise === null ? {} : priceOf(row, trip.totalPaise, tariff, by)
  const createdAt = Math.min(by.at, row.startsAt)
  return { booking: { ...row, ...price, status, note: trip.note, createdAt }, paidPaise: trip.paidPaise }
}

function priceOf(
  { fromCity: from, fareLines: lines }: BookingRecord,
  total: number,
  tariff: Tariff,
  { byName, at }: By,
) {
  // What was agreed on paper need not be as round as the tariff's totals.
  const rules = tariff.roundTo > 0 && total % tariff.roundTo !== 0 ? { ...tariff, roundTo: 0 } : tariff
  const made = agreedLine(lines, total, { from }, rules)
  if (!made) return {}
  const fare = withOwnLines(lines, [{ ...made, note: AGREED_NOTE, by: byName, at: isoOf(at) }], { from }, rules)
  return { fareLines: fare.lines, totalPaise: fare.total, advancePaise: fare.advance }
}

/** Rows of one insert: their columns stay below what a statement takes. */
const BATCH = 200

/**
 * Stores trips with their history and what was paid for them. Nobody is notified: the travellers know. Gives why some cannot be
 * confirmed, by their booking's id, in words; the caller rolls back for any.
 */
export async function insertImported(
  tx: Kysely<Schema>,
  trips: readonly ImportedTrip[],
  by: By,
): Promise<Map<string, Refusal>> {
  const rows = await withFreeReferences(
    tx,
    trips.map(({ booking }) => booking),
  )
  await eachBatch(rows, (batch) => tx.insertInto('bookings').values(batch.map(columnsOf)).execute())
  await eachBatch(
    rows.flatMap((row) => stepsOf(row, by)),
    (batch) => tx.insertInto('bookingHistory').values(batch).execute(),
  )
  const paid = rows.flatMap((row, at) => {
    const paidPaise = trips[at]?.paidPaise ?? 0
    return paidPaise > 0 ? [{ ...row, paidPaise }] : []
  })
  await eachBatch(paid, (batch) => addEarlierPayments(tx, batch, by))
  const full = new Map<string, Refusal>()
  for (const row of rows.filter(({ status, endsAt }) => holdsCab(status) && endsAt > by.at)) {
    const why = await cabFull(tx, row)
    if (why) full.set(row.id, why)
  }
  return full
}

const stepsOf = ({ id: bookingId, createdAt, status }: BookingRecord, { byName, at }: By) => {
  const step = { bookingId, byName, reason: null }
  const first = { ...step, id: newId(), status: STEP.place, at: createdAt }
  return isAsked(status) ? [first] : [first, { ...step, id: newId(), status, at }]
}

/** References are random: of thousands one may be taken. */
async function withFreeReferences(tx: Kysely<Schema>, rows: BookingRecord[]): Promise<BookingRecord[]> {
  const taken = new Set<string>()
  await eachBatch(rows, async (batch) => {
    const references = batch.map(({ reference }) => reference)
    const found = await tx.selectFrom('bookings').select('reference').where('reference', 'in', references).execute()
    for (const { reference } of found) taken.add(reference)
  })
  return rows.map((row) => {
    let { reference } = row
    while (taken.has(reference)) reference = newReference('TT')
    taken.add(reference)
    return { ...row, reference }
  })
}

async function eachBatch<Row>(rows: readonly Row[], work: (batch: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += BATCH) await work(rows.slice(at, at + BATCH))
}
