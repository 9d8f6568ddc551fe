import type { Kysely } from 'kysely'
import type { BookingSort, BookingsExportQuery, BookingsQuery } from 'shared-api/contract'
import type { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { BookingRow, Schema } from '../database/schema.ts'
import { type BookingFilter, leadOf } from './booking-conditions.ts'
import { countFitting } from './booking-count.ts'
import { areSorted, ORDERS, readInOrder, readSorted } from './booking-order.ts'
import { fromCursor, pageOf, type Stretch } from './cursor.ts'
import { mailsOf } from './mails-of.ts'

const PAGE = 25

/** Lists bookings, each with its mails; `total` counts those that fit the filter, up to one more than `countedUpTo`. */
export const listBookings =
  ({ db }: Database) =>
  async ({ cursor, limit = PAGE, sort, ...filter }: z.output<typeof BookingsQuery>) => {
    const { total, pageAfter } = await fittingBookings(db, filter, sort)
    const { page, nextCursor } = await pageAfter(cursor, limit)
    return { rows: page, mails: await mailsOf(db, 'bookingId', page), nextCursor, total }
  }

/** All bookings that fit a filter, in the order of the list, `batch` at a time: counted once, and without their mails. */
export const eachBooking = ({ db }: Database) =>
  async function* ({ sort, ...filter }: BookingsExportQuery, batch: number): AsyncIterable<BookingRow[]> {
    const { pageAfter } = await fittingBookings(db, filter, sort)
    let cursor: string | undefined
    do {
      const { page, nextCursor } = await pageAfter(cursor, batch)
      yield page
      cursor = nextCursor ?? undefined
    } while (cursor)
  }

/**
 * The bookings that fit a filter: how many, and their pages. How many there are decides how they are read: a page costs
 * about the same however many bookings are stored.
 */
async function fittingBookings(db: Kysely<Schema>, filter: BookingFilter, sort: BookingSort = '-createdAt') {
  const order = ORDERS[sort]
  const lead = await leadOf(db, filter)
  const fitting = await countFitting(db, filter, lead)
  const { total, ids } = fitting
  const sorted = await areSorted(db, filter, lead, order, fitting)
  const read = (stretch: Stretch) =>
    sorted ? readSorted(db, filter, ids ? { ids } : lead, order, stretch) : readInOrder(db, filter, order, stretch)
  return {
    total,
    pageAfter: async (cursor: string | undefined, limit: number) => {
      const from = cursor ? fromCursor(cursor) : null
      if (total === 0) return { page: [], nextCursor: null }
      const rows = await read({ from, limit: limit + 1 })
      return pageOf(rows, limit, (booking) => booking[order.column])
    },
  }
}
