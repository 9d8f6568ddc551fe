import { type SelectQueryBuilder, sql } from 'kysely'
import type { BookingSort, BookingsQuery } from 'shared-api/contract'
import type { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { BookingRow, OutboxRow, Schema } from '../database/schema.ts'
import { fromCursor, pageOf } from './cursor.ts'
import { rangeOf, searchedWords } from './search-terms.ts'

type Filter = Omit<z.output<typeof BookingsQuery>, 'cursor' | 'limit' | 'sort'>
type Bookings<Row> = SelectQueryBuilder<Schema, 'bookings', Row>

type Order = { column: 'createdAt' | 'startsAt'; way: 'asc' | 'desc' }

const PAGE = 25
const ORDERS: Record<BookingSort, Order> = {
  '-createdAt': { column: 'createdAt', way: 'desc' },
  createdAt: { column: 'createdAt', way: 'asc' },
  '-pickUp': { column: 'startsAt', way: 'desc' },
  pickUp: { column: 'startsAt', way: 'asc' },
}

/** Lists bookings, each with its mails; `total` counts all that fit the filter. */
export const listBookings =
  ({ db }: Database) =>
  async ({ cursor, limit = PAGE, sort = '-createdAt', ...filter }: z.output<typeof BookingsQuery>) => {
    const fitting = filtered(db.selectFrom('bookings'), filter)
    const from = cursor ? fromCursor(cursor) : null
    const { column, way } = ORDERS[sort]
    const rows = await fitting
      .selectAll('bookings')
      .$if(from !== null, (query) =>
        query.where(
          sql<boolean>`(${sql.ref(`bookings.${column}`)}, bookings.id) ${way === 'asc' ? sql`>` : sql`<`} (${from?.at}, ${from?.id})`,
        ),
      )
      .orderBy(`bookings.${column}`, way)
      .orderBy('bookings.id', way)
      .limit(limit + 1)
      .execute()
    const { page, nextCursor } = pageOf(rows, limit, (booking) => booking[column])
    const { total } = await fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return { rows: page, mails: await mailsOf(page), nextCursor, total }

    async function mailsOf(bookings: BookingRow[]): Promise<Map<string, OutboxRow[]>> {
      const ids = bookings.map(({ id }) => id)
      const mails =
        ids.length === 0 ? [] : await db.selectFrom('outbox').selectAll().where('bookingId', 'in', ids).execute()
      return Map.groupBy(mails, (mail) => mail.bookingId ?? '')
    }
  }

function filtered<Row>(query: Bookings<Row>, { q, status, pickUpFrom, pickUpTo }: Filter): Bookings<Row> {
  const words = q ? searchedWords(q) : []
  return words
    .reduce(withWord, query)
    .$if(Boolean(q) && words.length === 0, (all) => all.where(sql<boolean>`1 = 0`))
    .$if(status !== undefined, (all) => all.where('bookings.status', '=', status ?? 'new'))
    .$if(pickUpFrom !== undefined, (all) => all.where('bookings.pickUpDate', '>=', pickUpFrom ?? ''))
    .$if(pickUpTo !== undefined, (all) => all.where('bookings.pickUpDate', '<=', pickUpTo ?? ''))
}

function withWord<Row>(query: Bookings<Row>, word: string): Bookings<Row> {
  const { from, before } = rangeOf(word)
  return query.where('bookings.id', 'in', (sub) =>
    sub.selectFrom('bookingTerms').select('bookingId').where('term', '>=', from).where('term', '<', before),
  )
}
