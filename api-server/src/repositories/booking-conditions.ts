import { type Kysely, type RawBuilder, sql } from 'kysely'
import { istInstant } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import type { Schema } from '../database/schema.ts'
import { allOf, hasTerm, SIZED, sizesOf, type Word } from './conditions.ts'
import { searchedWords } from './search-terms.ts'

/** What a list of bookings is asked for, as the contract's query has it. */
export interface BookingFilter {
  q?: string | undefined
  status?: string | undefined
  pickUpFrom?: string | undefined
  pickUpTo?: string | undefined
}

/** One thing that a filter asks of a booking: a word, its status, or a pick-up within some days. */
export type Condition = Word | Column
export type Column = 'status' | 'start'

/** How the bookings of a filter are found: by the index of one condition, then asked for the others. */
export interface Lead {
  /** Null for a filter without conditions. */
  condition: Condition | null
  others: Condition[]
  /** How many bookings fit the condition, as far as was counted; null where there are no others. */
  size: number | null
}

/** Some of the bookings that fit what leads, in the order of its index. */
export interface Part {
  skip: number
  most: number
}

export const isWord = (condition: Condition | null): condition is Word =>
  typeof condition === 'object' && condition !== null

/** The conditions of a filter. One that is likely to be rare comes first: of those that very many fit it leads. */
export function conditionsOf({ q, status, pickUpFrom, pickUpTo }: BookingFilter): Condition[] {
  const words = q ? searchedWords(q).sort((one, other) => other.length - one.length) : []
  const some = words.map((word) => ({ word }))
  const start = pickUpFrom === undefined && pickUpTo === undefined ? [] : ['start' as const]
  const ends = pickUpFrom !== undefined && pickUpTo !== undefined
  return [...(ends ? [...start, ...some] : [...some, ...start]), ...(status === undefined ? [] : ['status' as const])]
}

/**
 * The condition that the fewest bookings fit leads. Neither engine can tell: both would go by how many fit on average,
 * and read a table through for a word that a few bookings of one status have.
 */
export async function leadOf(db: Kysely<Schema>, filter: BookingFilter): Promise<Lead> {
  const conditions = conditionsOf(filter)
  const [condition = null, ...others] = conditions
  return others.length === 0 ? { condition, others, size: null } : sizedLead(db, filter, conditions, SIZED)
}

/** The lead of several conditions, and how many bookings fit it; counted up to `most`. */
export async function sizedLead(db: Kysely<Schema>, filter: BookingFilter, conditions: Condition[], most: number) {
  const sizes = await sizesOfConditions(db, filter, conditions, most)
  const size = Math.min(...sizes)
  const fewest = sizes.indexOf(size)
  return { condition: conditions[fewest] ?? null, others: conditions.filter((_, index) => index !== fewest), size }
}

/** How many bookings fit each of the conditions, up to `most`. */
export const sizesOfConditions = (db: Kysely<Schema>, filter: BookingFilter, conditions: Condition[], most: number) =>
  sizesOf(
    db,
    conditions.map((condition) => fittingIds(filter, { condition, others: [], size: null })),
    most,
  )

/**
 * The ids of all bookings that fit, as a query that takes a limit, or of those in a part of what leads, which then is asked
 * for others; one that has the leading word twice comes twice.
 */
export function fittingIds(filter: BookingFilter, { condition, others }: Lead, part?: Part): RawBuilder<unknown> {
  const [id, table, order] = isWord(condition) ? TERMS : condition === 'start' ? PICK_UPS : BOOKINGS
  const ids = sql`select ${sql.ref(id)} as id from ${table} where ${fits(filter, condition)}`
  const asks = (of: Asked) => others.map((one) => sql` and ${asked(filter, one, of)}`)
  if (!part) return sql`${ids}${sql.join(asks(id), sql``)}`
  const some = sql`${ids} order by ${order} limit ${part.most} offset ${part.skip}`
  return sql`select id from (${some}) as placed where 1 = 1${sql.join(asks('placed.id'), sql``)}`
}

/** Where what leads is read: the id, its table, and the order of its index. */
const TERMS = ['found.booking_id', sql`booking_terms as found`, sql`term, booking_id`] as const
const BOOKINGS = ['bookings.id', sql`bookings`, sql`created_at, id`] as const
const PICK_UPS = ['bookings.id', sql`bookings`, sql`starts_at, id`] as const

/** That a booking, or a term called `found`, fits a condition: by its index. */
export function fits(filter: BookingFilter, condition: Condition | null): RawBuilder<boolean> {
  if (condition === null) return sql`1 = 1`
  if (isWord(condition)) return hasTerm('found.term', condition)
  if (condition === 'status') return sql`bookings.status = ${filter.status}`
  const { pickUpFrom, pickUpTo } = filter
  return allOf([
    ...(pickUpFrom === undefined ? [] : [sql<boolean>`bookings.starts_at >= ${startOf(pickUpFrom)}`]),
    ...(pickUpTo === undefined ? [] : [sql<boolean>`bookings.starts_at < ${startOf(pickUpTo) + DAY_MS}`]),
  ])
}

/** Of what a condition is asked. */
type Asked = 'bookings.id' | 'found.booking_id' | 'placed.id'

/**
 * A condition that is asked of each booking as an engine comes to it: one that it can't take for a table to join or an
 * index to read, and that PostgreSQL holds to be true of most, so that it stops when enough were found.
 */
export function asked(filter: BookingFilter, condition: Condition, id: Asked) {
  return sql<boolean>`(${question()}) is not null`

  function question() {
    if (isWord(condition))
      return sql`select 1 from booking_terms where booking_id = ${sql.ref(id)} and ${hasTerm('term', condition)} limit 1`
    return id === 'bookings.id'
      ? sql`case when ${fits(filter, condition)} then 1 end`
      : sql`select 1 from bookings where id = ${sql.ref(id)} and ${fits(filter, condition)}`
  }
}

/** The first instant of an Indian day, in ms. */
const startOf = (day: string) => istInstant(day, '00:00')
