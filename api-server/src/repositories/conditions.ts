import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { rangeOf } from './search-terms.ts'

/** The condition that a record has a word that begins so. */
export interface Word {
  word: string
}

/** Which of several conditions the fewest records fit is told by counting so far. */
export const SIZED = 5000

/** As a limit: none. */
export const NONE = 2 ** 31 - 1

/** How many rows each of some queries has, up to `most`, in one call. */
export async function sizesOf(db: Kysely<Schema>, queries: RawBuilder<unknown>[], most: number): Promise<number[]> {
  const sizes = queries.map(
    (query, at) => sql`(select count(*) from (${query} limit ${most}) as counted) as ${sql.ref(`size${at}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(sizes)}`.execute(db)
  return queries.map((_, at) => rows[0]?.[`size${at}`] ?? 0)
}

/** That the term of a column begins with a word: a range, which an index serves. */
export function hasTerm(column: string, { word }: Word): RawBuilder<boolean> {
  const { from, before } = rangeOf(word)
  return sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before}`
}

/** All of some conditions, at least one. */
export const allOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`${sql.join(conditions, sql` and `)}`
