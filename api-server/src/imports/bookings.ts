import type { FastifyInstance } from 'fastify'
import { bookableCabs, type ImportedTrip, insertImported } from '../bookings/index.ts'
import { refusal } from '../texts/refusal.ts'
import { BOOKING_COLUMNS } from './booking-columns.ts'
import { cabNames } from './cab-names.ts'
import { type Kind, readEach, refused } from './kind.ts'
import type { LineProblem } from './problems.ts'
import { storedTrips, tripKey } from './stored-trips.ts'
import { SHOWN, tripReader } from './trip-reader.ts'
import { bookingUndo } from './undo-bookings.ts'

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
