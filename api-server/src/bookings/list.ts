import type { Kysely } from 'kysely'
import { type BookingSort, type BookingsExportQuery, type BookingsQuery, istInstant } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import type { z } from 'zod'
import { bookingsPaidBy, paidOf } from '../payments/index.ts'
import { fromCursor, isAfter, pageOf } from '../platform/database/cursor.ts'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, Schema } from '../platform/database/schema.ts'
import { hasWords } from '../platform/database/search-terms.ts'
import { mailsOf } from '../platform/outbox/mails-of.ts'
import { assignmentsOf } from './assignments.ts'
import type { PaidBooking } from './csv.ts'
import type { Beside } from './wire.ts'

const PAGE = 25

const ORDERS = {
  '-createdAt': { column: 'createdAt', way: 'desc' },
  createdAt: { column: 'createdAt', way: 'asc' },
  '-pickUp': { column: 'startsAt', way: 'desc' },
  pickUp: { column: 'startsAt', way: 'asc' },
} as const satisfies Record<BookingSort, { column: keyof BookingRow; way: 'asc' | 'desc' }>

type BookingFilter = Pick<BookingsQuery, 'q' | 'status' | 'pickUpFrom' | 'pickUpTo'> & { paidBy?: string[] }

/** Lists bookings, each with its mails; `total` counts all that match the filter. */
export const listBookings =
  ({ db }: Database) =>
  async ({ cursor, limit = PAGE, sort, ...filter }: z.output<typeof BookingsQuery>) => {
    const paidBy = await idsPaidBy(db, filter.q)
    const { page, nextCursor } = await readPage(db, { ...filter, paidBy }, sort, cursor, limit)
    const { total } = await matching(db, { ...filter, paidBy })
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows: page, beside: await besideRows(db, page), nextCursor, total }
  }

/** What belongs to bookings beside their rows, by id. */
async function besideRows(db: Kysely<Schema>, rows: BookingRow[]): Promise<Map<string, Beside>> {
  const mails = await mailsOf(db, 'bookingId', rows)
  const assignments = await assignmentsOf(db, rows)
  const paid = await paidOf(db, rows)
  return new Map(
    rows.map(({ id }) => [
      id,
      { mails: mails.get(id) ?? [], assignment: assignments.get(id) ?? null, paidPaise: paid.get(id) ?? 0 },
    ]),
  )
}

/** All bookings that match a filter, in the order of the list, `batch` at a time and without their mails. */
export const eachBooking = ({ db }: Database) =>
  async function* ({ sort, ...filter }: BookingsExportQuery, batch: number): AsyncIterable<PaidBooking[]> {
    let cursor: string | undefined
    do {
      const { page, nextCursor } = await readPage(db, filter, sort, cursor, batch)
      const paid = await paidOf(db, page)
      yield page.map((row) => ({ ...row, paidPaise: paid.get(row.id) ?? 0 }))
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

/** A bank's number, with digits among 10 to 22 letters and digits. */
const BANK_NUMBER = /^(?=.*\d)[A-Z0-9]{10,22}$/

/** The bookings that were paid by the number that is searched for, if it is one. */
function idsPaidBy(db: Kysely<Schema>, q: string | undefined): Promise<string[]> {
  const number = (q ?? '').replace(/\s/g, '').toUpperCase()
  return BANK_NUMBER.test(number) ? bookingsPaidBy(db, number) : Promise.resolve([])
}

function matching(db: Kysely<Schema>, { q, status, pickUpFrom, pickUpTo, paidBy = [] }: BookingFilter) {
  let query = db.selectFrom('bookings')
  if (paidBy.length > 0) query = query.where('id', 'in', paidBy)
  else if (q) query = query.where(hasWords('search', q))
  if (status) query = query.where('status', '=', status)
  if (pickUpFrom) query = query.where('startsAt', '>=', istInstant(pickUpFrom, '00:00'))
  if (pickUpTo) query = query.where('startsAt', '<', istInstant(pickUpTo, '00:00') + DAY_MS)
  return query
}
