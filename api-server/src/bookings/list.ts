import type { Kysely } from 'kysely'
import { type BookingSort, type BookingsExportQuery, type BookingsQuery, istInstant } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import type { z } from 'zod'
import { fromCursor, isAfter, pageOf } from '../platform/database/cursor.ts'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, Schema } from '../platform/database/schema.ts'
import { hasWords } from '../platform/database/search-terms.ts'
import { mailsOf } from '../platform/outbox/mails-of.ts'
import { assignmentsOf } from './assignments.ts'

const PAGE = 25

const ORDERS = {
  '-createdAt': { column: 'createdAt', way: 'desc' },
  createdAt: { column: 'createdAt', way: 'asc' },
  '-pickUp': { column: 'startsAt', way: 'desc' },
  pickUp: { column: 'startsAt', way: 'asc' },
} as const satisfies Record<BookingSort, { column: keyof BookingRow; way: 'asc' | 'desc' }>

type BookingFilter = Pick<BookingsQuery, 'q' | 'status' | 'pickUpFrom' | 'pickUpTo'>

/** Lists bookings, each with its mails; `total` counts all that match the filter. */
export const listBookings =
  ({ db }: Database) =>
  async ({ cursor, limit = PAGE, sort, ...filter }: z.output<typeof BookingsQuery>) => {
    const { page, nextCursor } = await readPage(db, filter, sort, cursor, limit)
    const { total } = await matching(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const mails = await mailsOf(db, 'bookingId', page)
    return { rows: page, mails, assignments: await assignmentsOf(db, page), nextCursor, total }
  }

/** All bookings that match a filter, in the order of the list, `batch` at a time and without their mails. */
export const eachBooking = ({ db }: Database) =>
  async function* ({ sort, ...filter }: BookingsExportQuery, batch: number): AsyncIterable<BookingRow[]> {
    let cursor: string | undefined
    do {
      const { page, nextCursor } = await readPage(db, filter, sort, cursor, batch)
      yield page
      cursor = nextCursor ?? undefined
    } while (cursor)
  }

async function readPage(
  db: Kysely<Schema>,
  filter: BookingFilter,
  sort: BookingSort = '-createdAt',
  cursor: string | undefined,
  limit: number,
) {
  const { column, way } = ORDERS[sort]
  let query = matching(db, filter).selectAll()
  if (cursor) query = query.where(isAfter(column, way, fromCursor(cursor)))
  const rows = await query
    .orderBy(column, way)
    .orderBy('id', way)
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit, (booking) => booking[column])
}

function matching(db: Kysely<Schema>, { q, status, pickUpFrom, pickUpTo }: BookingFilter) {
  let query = db.selectFrom('bookings')
  if (q) query = query.where(hasWords('search', q))
  if (status) query = query.where('status', '=', status)
  if (pickUpFrom) query = query.where('startsAt', '>=', istInstant(pickUpFrom, '00:00'))
  if (pickUpTo) query = query.where('startsAt', '<', istInstant(pickUpTo, '00:00') + DAY_MS)
  return query
}
