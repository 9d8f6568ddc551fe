import type { Kysely, Selectable } from 'kysely'
import { CabSnapshot, type FareLine } from 'shared-api/contract'
import { lockRows } from '../../platform/database/engine.ts'
import type { BookingsTable } from '../../platform/database/schema/bookings.ts'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/problems.ts'
import { recordPrice } from './money-changes.ts'
import { bookingSearch } from './search.ts'

/** A booking with what its row keeps as JSON. One that a process of the release before stored has no fare lines. */
export type BookingRecord = BookingRow & { fareLines: FareLine[]; visitingPlaces: string[]; cabSnapshot: CabSnapshot }

export const parseLines = (fareLines: string | null): FareLine[] => JSON.parse(fareLines ?? '[]')

/** The cab of a booking. Those of earlier releases lack what the schema fills in. */
export const parseCab = (cabSnapshot: string): CabSnapshot => CabSnapshot.parse(JSON.parse(cabSnapshot))

export const parseBooking = (row: Omit<Selectable<BookingsTable>, 'search'>): BookingRecord => ({
  ...row,
  fareLines: parseLines(row.fareLines),
  visitingPlaces: JSON.parse(row.visitingPlaces),
  cabSnapshot: parseCab(row.cabSnapshot),
})

/** The columns of a booking, with the words that find it. */
export const columnsOf = (booking: BookingRecord): Selectable<BookingsTable> => ({
  ...booking,
  fareLines: JSON.stringify(booking.fareLines),
  visitingPlaces: JSON.stringify(booking.visitingPlaces),
  cabSnapshot: JSON.stringify(booking.cabSnapshot),
  search: bookingSearch(booking),
})

/** Writes all of a locked booking, which was `before`, and records who changed its price and why. */
export async function writeBooking(
  tx: Kysely<Schema>,
  before: BookingRecord,
  booking: BookingRecord,
  by: { byName: string; reason: string | null },
): Promise<void> {
  const { id, ...columns } = columnsOf(booking)
  await tx.updateTable('bookings').set(columns).where('id', '=', id).execute()
  await recordPrice(tx, before, booking, { ...by, at: booking.updatedAt })
}

/** Finds one booking. Throws AppError 404. */
export async function findBooking(db: Kysely<Schema>, id: string): Promise<BookingRecord> {
  return found(await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Reads a booking that no other transaction changes until this one has ended. Throws AppError 404. */
export async function lockBooking(tx: Kysely<Schema>, id: string): Promise<BookingRecord> {
  return found(await lockRows(tx, tx.selectFrom('bookings').selectAll().where('id', '=', id)).executeTakeFirst())
}

function found(row: Selectable<BookingsTable> | undefined): BookingRecord {
  if (!row) throw new AppError('not-found')
  return parseBooking(row)
}
