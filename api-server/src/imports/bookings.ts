import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { STEP } from 'shared-api/contract'
import { bookableCabs, type ImportedTrip, insertImported } from '../bookings/index.ts'
import type { BookingRow, Schema } from '../platform/database/schema.ts'
import { refusal } from '../texts/refusal.ts'
import { BOOKING_COLUMNS } from './booking-columns.ts'
import { cabNames } from './cab-names.ts'
import { type Entry, type Kind, readEach, refused } from './kind.ts'
import type { LineProblem } from './problems.ts'
import { SHOWN, tripReader } from './trip-reader.ts'
import { bookingUndo } from './undo-bookings.ts'

type Trip = Pick<BookingRow, 'mobile' | 'pickUpDate' | 'pickUpTime' | 'fromCity' | 'toCity' | 'cabId'>

/** What makes two trips the same one: who, when, from where to where, and in which cab. */
const tripKey = ({ mobile, pickUpDate, pickUpTime, fromCity, toCity, cabId }: Trip) =>
  [mobile, pickUpDate, pickUpTime, fromCity, toCity, cabId].join(' ')

/** The references of the stored trips of the days of some entries, by what makes them the same; cancelled ones left out. */
async function storedTrips(tx: Kysely<Schema>, entries: readonly Entry<ImportedTrip>[]): Promise<Map<string, string>> {
  const days = entries.map(({ record }) => record.booking.pickUpDate).sort()
  const rows = await tx
    .selectFrom('bookings')
    .select(['reference', 'mobile', 'pickUpDate', 'pickUpTime', 'fromCity', 'toCity', 'cabId'])
    .where('pickUpDate', '>=', days[0] ?? '')
    .where('pickUpDate', '<=', days.at(-1) ?? '')
    .where('status', '!=', STEP.cancel)
    .execute()
  return new Map(rows.map((row) => [tripKey(row), row.reference]))
}

/** Trips of a notebook from a file (docs/product.md, Import). */
export const bookingKind = (app: FastifyInstance): Kind<ImportedTrip> => ({
  columns: BOOKING_COLUMNS,
  shown: SHOWN,
  async read(db, lines, by) {
    const known = { cabOf: await cabNames(db), canBook: await bookableCabs(db), tariff: await app.tariffs.inForce(db) }
    return readEach(lines, tripReader(known, by))
  },
  async store(tx, entries, by) {
    const stored = await storedTrips(tx, entries)
    const again = entries.flatMap(({ row, record: { booking } }): LineProblem[] => {
      const reference = stored.get(tripKey(booking))
      return reference ? [{ row, field: '', why: refusal('trip-stored', { reference }) }] : []
    })
    if (again.length > 0) return refused(again)
    const trips = entries.map(({ record }) => record)
    const full = await insertImported(tx, trips, by)
    const problems = entries.flatMap(({ row, record }): LineProblem[] => {
      const why = full.get(record.booking.id)
      return why ? [{ row, field: 'status', why }] : []
    })
    const records = entries.map(({ row, record: { booking } }) => ({ row, id: booking.id, version: booking.version }))
    return { problems, records }
  },
  undo: bookingUndo,
})
