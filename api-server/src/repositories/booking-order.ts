import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type BookingSort, countedUpTo } from 'shared-api/contract'
import type { BookingRow, Schema } from '../database/schema.ts'
import {
  asked,
  type BookingFilter,
  type Column,
  conditionsOf,
  fits,
  isWord,
  type Lead,
  sizesOfConditions,
} from './booking-conditions.ts'
import type { Fitting } from './booking-count.ts'
import { allOf, NONE } from './conditions.ts'
import { ALIKE } from './counts.ts'
import type { Position, Stretch } from './cursor.ts'

export interface Order {
  column: 'createdAt' | 'startsAt'
  way: 'asc' | 'desc'
}

export const ORDERS: Record<BookingSort, Order> = {
  '-createdAt': { column: 'createdAt', way: 'desc' },
  createdAt: { column: 'createdAt', way: 'asc' },
  '-pickUp': { column: 'startsAt', way: 'desc' },
  pickUp: { column: 'startsAt', way: 'asc' },
}

/** The condition whose bookings the index of an order holds side by side. */
const servedBy = ({ column }: Order): Column => (column === 'createdAt' ? 'status' : 'start')

/** Whether the index of an order finds what leads: reading in that order then reads no others. */
const leadsInOrder = ({ condition }: Lead, order: Order) => condition === null || condition === servedBy(order)

/** Up to so many bookings are looked up and sorted sooner than found one by one in the order of a list. */
const SOME = 5000
/** So many where the index that finds them holds when they were booked; more where few of them fit the rest. */
const SOME_BY_INDEX = { word: 8000, thin: 50_000, start: 50_000 }

/** Whether bookings that fit are sorted, since they or those that fit what leads are few; else they are read in the order. */
export async function areSorted(
  db: Kysely<Schema>,
  filter: BookingFilter,
  lead: Lead,
  order: Order,
  { total, ids, areThin }: Fitting,
) {
  if (ids) return true
  if (leadsInOrder(lead, order)) return false
  return total <= countedUpTo(filter) || leadsToSome(db, filter, lead, order, areThin)
}

async function leadsToSome(
  db: Kysely<Schema>,
  filter: BookingFilter,
  { condition }: Lead,
  { column }: Order,
  areThin: boolean,
) {
  if (condition === null) return false
  const byIndex = column === 'createdAt' && condition !== 'status'
  const some = byIndex ? SOME_BY_INDEX[condition === 'start' ? 'start' : areThin ? 'thin' : 'word'] : SOME
  const [size = some] = await sizesOfConditions(db, filter, [condition], some)
  return size < some
}

/** Bookings that fit, read in an order until there are enough. */
export function readInOrder(db: Kysely<Schema>, filter: BookingFilter, order: Order, { from, limit }: Stretch) {
  const served = servedBy(order)
  const conditions = conditionsOf(filter).map((one) =>
    one === served ? fits(filter, one) : asked(filter, one, 'bookings.id'),
  )
  const rest = from ? [after(sql.ref(order.column), order, from)] : []
  return [...conditions, ...rest]
    .reduce((query, condition) => query.where(condition), db.selectFrom('bookings').selectAll())
    .orderBy(order.column, order.way)
    .orderBy('id', order.way)
    .limit(limit)
    .execute()
}

/** Bookings that are known by their ids, or found by what leads to them. */
export type Found = { ids: string[] } | Lead

/** Bookings that fit: all are sorted, and few read. */
export async function readSorted(
  db: Kysely<Schema>,
  filter: BookingFilter,
  found: Found,
  order: Order,
  stretch: Stretch,
): Promise<BookingRow[]> {
  const rows = await sortedRows(db, filter, found, order, stretch, sql``)
  if (rows.length === stretch.limit || 'ids' in found || !isWord(found.condition)) return rows
  // These are all there are; or some have so many words that begin alike that they took the place of others.
  return sortedRows(db, filter, found, order, stretch, sql`distinct`)
}

function sortedRows(
  db: Kysely<Schema>,
  filter: BookingFilter,
  found: Found,
  order: Order,
  { from, limit }: Stretch,
  distinct: RawBuilder<unknown>,
) {
  const others = 'ids' in found ? [] : found.others.map((one) => asked(filter, one, 'placed.id'))
  const conditions = [...(from ? [after(sql`place`, order, from)] : []), ...others]
  const way = order.way === 'asc' ? sql`asc` : sql`desc`
  const first = (most: number) => sql`order by place ${way}, id ${way} limit ${most}`
  // What has a limit is sorted before it is asked for more, and that only until there are enough.
  const all = sql`select ${distinct} ${placesOf(filter, found, order)} ${first(conditions.length === 0 ? ALIKE * limit : NONE)}`
  const ids = sql`select id from (${all}) as placed where ${allOf([sql`1 = 1`, ...conditions])} ${first(ALIKE * limit)}`
  return db
    .selectFrom('bookings')
    .selectAll()
    .where(sql<boolean>`id in (${ids})`)
    .orderBy(hidden(order), order.way)
    .orderBy('id', order.way)
    .limit(limit)
    .execute()
}

/** The id of each booking that a condition leads to, and its place: from the condition's index alone where that holds it. */
function placesOf(filter: BookingFilter, found: Found, order: Order) {
  if ('ids' in found) return sql`id, ${hidden(order)} as place from bookings where id in (${sql.join(found.ids)})`
  const { condition } = found
  const those = fits(filter, condition)
  if (!isWord(condition)) return sql`id, ${hidden(order)} as place from bookings where ${those}`
  const own = sql`(select ${sql.ref(order.column)} from bookings where id = found.booking_id)`
  const place = order.column === 'createdAt' ? sql`coalesce(found.created_at, ${own})` : own
  return sql`found.booking_id as id, ${place} as place from booking_terms as found where ${those}`
}

/** An order's column with a sign, which keeps its index out: these bookings are found by another. */
const hidden = ({ column }: Order) => sql<number>`+${sql.ref(column)}`

const after = (place: RawBuilder<unknown>, { way }: Order, { at, id }: Position) =>
  sql<boolean>`(${place}, id) ${way === 'asc' ? sql`>` : sql`<`} (${at}, ${id})`
