import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import {
  type BookingSort,
  type BookingsExportQuery,
  type BookingsQuery,
  countedUpTo,
  istInstant,
} from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import type { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { BookingRow, OutboxRow, Schema } from '../database/schema.ts'
import { countOf } from './counts.ts'
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

/** So many bookings are looked up and sorted sooner than found one by one in the order of the list. */
const FEW = 1000
/** From so many on it does not matter how many bookings have a word. */
const MANY = 10_000

/** Lists bookings, each with its mails; `total` counts those that fit the filter, up to one more than `countedUpTo`. */
export const listBookings =
  ({ db }: Database) =>
  async ({ cursor, limit = PAGE, sort, ...filter }: z.output<typeof BookingsQuery>) => {
    const { total, pageAfter } = await fittingBookings(db, filter, sort)
    const { page, nextCursor } = await pageAfter(cursor, limit)
    return { rows: page, mails: await mailsOf(db, page), nextCursor, total }
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
async function fittingBookings(db: Kysely<Schema>, filter: Filter, sort: BookingSort = '-createdAt') {
  const words = await rarestFirst(db, filter.q ? searchedWords(filter.q) : [])
  const most = countedUpTo(filter) + 1
  const found = filter.q ? await idsWith(db, words, filter, most) : null
  const ids = found ? sql`(${sql.join(found)})` : idsOf(db, filter, most)
  const total = found ? found.length : await countOf(db, ids)
  const { column, way } = ORDERS[sort]
  const fitting =
    total <= FEW
      ? // A sign before the column keeps the index of the order out: these are found by the filter's.
        { query: db.selectFrom('bookings').where(sql<boolean>`bookings.id in ${ids}`), sign: sql`+` }
      : { query: inOrder(db.selectFrom('bookings'), words, filter, column), sign: sql`` }
  const place = sql`${fitting.sign}${sql.ref(`bookings.${column}`)}`
  return { total, pageAfter }

  async function pageAfter(cursor: string | undefined, limit: number) {
    const from = cursor ? fromCursor(cursor) : null
    if (total === 0) return { page: [], nextCursor: null }
    const rows = await fitting.query
      .selectAll('bookings')
      .$if(from !== null, (query) =>
        query.where(
          sql<boolean>`(${place}, bookings.id) ${way === 'asc' ? sql`>` : sql`<`} (${from?.at}, ${from?.id})`,
        ),
      )
      .orderBy(place, way)
      .orderBy('bookings.id', way)
      .limit(limit + 1)
      .execute()
    return pageOf(rows, limit, (booking) => booking[column])
  }
}

async function mailsOf(db: Kysely<Schema>, bookings: BookingRow[]): Promise<Map<string, OutboxRow[]>> {
  const ids = bookings.map(({ id }) => id)
  const mails =
    ids.length === 0 ? [] : await db.selectFrom('outbox').selectAll().where('bookingId', 'in', ids).execute()
  return Map.groupBy(mails, (mail) => mail.bookingId ?? '')
}

/** Bookings are looked up by the first word, and the others probed: the fewer have it, the better. */
async function rarestFirst(db: Kysely<Schema>, words: string[]): Promise<string[]> {
  if (words.length < 2) return words
  const counted: { word: string; bookings: number }[] = []
  for (const word of words) {
    const { from, before } = rangeOf(word)
    const having = sql`(select 1 from booking_terms where term >= ${from} and term < ${before} limit ${MANY})`
    counted.push({ word, bookings: await countOf(db, having) })
  }
  return counted.sort((one, other) => one.bookings - other.bookings).map(({ word }) => word)
}

/** The ids of bookings that fit a filter without words, at most `limit`, as a query: read from the filter's indexes. */
const idsOf = (db: Kysely<Schema>, filter: Filter, limit: number) =>
  sql`${filtered(db.selectFrom('bookings'), filter, 'filter').select('id').limit(limit)}`

/**
 * A booking seldom has more words that begin alike: its number with and without 91, its reference, and a word of its name.
 * Where names have more such words, a search may be said to find `limit` that finds fewer; its pages are right all the same.
 */
const ALIKE = 4

/**
 * The ids of bookings that have all the words and fit the filter, at most `limit`; none without a word. To tell them apart
 * is left to us: PostgreSQL would first read all that have the word. Where a word is found too often for that, the number
 * is `limit`.
 */
async function idsWith(db: Kysely<Schema>, words: string[], filter: Filter, limit: number): Promise<string[]> {
  const [word, ...others] = words
  if (word === undefined) return []
  const { from, before } = rangeOf(word)
  const { q: _words, ...columns } = filter
  const booking = filtered(db.selectFrom('bookings'), columns, 'none')
    .select('id')
    .where(sql<boolean>`bookings.id = found.booking_id`)
  const conditions = [
    sql`found.term >= ${from} and found.term < ${before}`,
    ...others.map((other) => hasWord('found.booking_id', other)),
    ...(Object.values(columns).some((value) => value !== undefined) ? [sql`exists ${booking}`] : []),
  ]
  const { rows } = await sql<{ id: string }>`select found.booking_id as id from booking_terms as found
    where ${sql.join(conditions, sql` and `)} limit ${ALIKE * limit}`.execute(db)
  const ids = rows.length === ALIKE * limit ? rows.map(({ id }) => id) : [...new Set(rows.map(({ id }) => id))]
  return ids.slice(0, limit)
}

/** The bookings that fit, read in the order of the list: for many, of which one page is wanted. */
const inOrder = (query: Bookings<object>, words: string[], filter: Filter, column: Order['column']) =>
  words.reduce((all, word) => all.where(hasWord('bookings.id', word)), filtered(query, filter, column))

/**
 * Which index shall find the rows: the filter's own, that of the list's order, or none of these. A column within an
 * expression leads no engine to its index.
 */
type Index = 'filter' | Order['column'] | 'none'

function filtered<Row>(query: Bookings<Row>, filter: Filter, by: Index): Bookings<Row> {
  const { pickUpFrom, pickUpTo } = filter
  // There is an index of each status in the order of creation.
  const status = by === 'filter' || by === 'createdAt' ? sql`bookings.status` : sql`(bookings.status || '')`
  const start = by === 'filter' || by === 'startsAt' ? sql`bookings.starts_at` : sql`(bookings.starts_at + 0)`
  return query
    .$if(filter.status !== undefined, (all) => all.where(sql<boolean>`${status} = ${filter.status}`))
    .$if(pickUpFrom !== undefined, (all) => all.where(sql<boolean>`${start} >= ${startOf(pickUpFrom)}`))
    .$if(pickUpTo !== undefined, (all) => all.where(sql<boolean>`${start} < ${startOf(pickUpTo) + DAY_MS}`))
}

/** The first instant of an Indian day, in ms. */
const startOf = (day = '') => istInstant(day, '00:00')

function hasWord(idColumn: string, word: string) {
  const { from, before } = rangeOf(word)
  return sql<boolean>`exists (select 1 from booking_terms where booking_id = ${sql.ref(idColumn)} and term >= ${from} and term < ${before})`
}
