import type { Kysely } from 'kysely'
import { type BookingSort, type BookingsExportQuery, type BookingsQuery, istInstant } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import type { z } from 'zod'
import { paidOf } from '../../payments/index.ts'
import { fromCursor, isAfter, pageOf } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { mailsOf } from '../../platform/outbox/mails-of.ts'
import { assignmentsOf } from '../steps/assignments.ts'
import type { PaidBooking } from './csv.ts'
import { type BookingRecord, parseBooking } from './index.ts'
import { type BookingFilter, foundBy, matching } from './matching.ts'
import type { Beside } from './wire.ts'

const PAGE = 25

type Order = { column: 'createdAt' | 'startsAt'; way: 'asc' | 'desc' }

const ORDERS: Record<Exclude<BookingSort, 'upcoming'>, Order> = {
  '-createdAt': { column: 'createdAt', way: 'desc' },
  createdAt: { column: 'createdAt', way: 'asc' },
  '-pickUp': { column: 'startsAt', way: 'desc' },
  pickUp: { column: 'startsAt', way: 'asc' },
}

/** Lists bookings, each with its mails; `total` counts all that match the filter. */
export const listBookings =
  ({ db }: Database, now: () => number) =>
  async ({ cursor, limit = PAGE, sort, ...filter }: z.output<typeof BookingsQuery>) => {
    const found = await foundBy(db, filter)
    const { page, nextCursor } = await readPage(db, found, { sort, cursor, limit, now: now() })
    const { total } = await matching(db, found)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows: page, beside: await besideRows(db, page), nextCursor, total }
  }

/** What belongs to bookings beside their rows, by id. */
async function besideRows(db: Kysely<Schema>, rows: BookingRecord[]): Promise<Map<string, Beside>> {
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
export const eachBooking = ({ db }: Database, now: () => number) =>
  async function* ({ sort, ...filter }: BookingsExportQuery, batch: number): AsyncIterable<PaidBooking[]> {
    const started = now()
    const found = await foundBy(db, filter)
    let cursor: string | undefined
    do {
      const { page, nextCursor } = await readPage(db, found, { sort, cursor, limit: batch, now: started })
      const paid = await paidOf(db, page)
      yield page.map((row) => ({ ...row, paidPaise: paid.get(row.id) ?? 0 }))
      cursor = nextCursor ?? undefined
    } while (cursor)
  }

type Asked = { sort?: BookingSort; cursor?: string; limit: number; now: number }

async function readPage(db: Kysely<Schema>, filter: BookingFilter, { sort = '-createdAt', ...asked }: Asked) {
  if (sort === 'upcoming') return readUpcoming(db, filter, asked)
  const order = ORDERS[sort]
  const rows = await inOrder(matching(db, filter), order, asked)
  return pageOf(rows, asked.limit, (booking) => booking[order.column])
}

/** The trips from today on first, the next one foremost; then those of the past, the latest first. */
async function readUpcoming(db: Kysely<Schema>, filter: BookingFilter, asked: Asked) {
  const today = istInstant(istDay(asked.now), '00:00')
  const cursor = asked.cursor === undefined ? undefined : fromCursor(asked.cursor)
  const isPast = cursor !== undefined && cursor.at < today
  const coming = matching(db, filter).where('startsAt', '>=', today)
  const rows = isPast ? [] : await inOrder(coming, ORDERS.pickUp, asked)
  if (rows.length <= asked.limit) {
    const past = matching(db, filter).where('startsAt', '<', today)
    const rest = isPast ? asked : { ...asked, cursor: undefined, limit: asked.limit - rows.length }
    rows.push(...(await inOrder(past, ORDERS['-pickUp'], rest)))
  }
  return pageOf(rows, asked.limit, (booking) => booking.startsAt)
}

/** One row more than a page has: it shows that there is a next page. */
async function inOrder(
  query: ReturnType<typeof matching>,
  { column, way }: Order,
  { cursor, limit }: Pick<Asked, 'cursor' | 'limit'>,
): Promise<BookingRecord[]> {
  const found = cursor ? query.where(isAfter(column, way, fromCursor(cursor))) : query
  const rows = found
    .selectAll()
    .orderBy(column, way)
    .orderBy('id', way)
    .limit(limit + 1)
  return (await rows.execute()).map(parseBooking)
}
