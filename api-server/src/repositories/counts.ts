import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Counts the rows of a query in parentheses, which has a limit: to count a million takes as long as to read them. */
export async function countOf(db: Kysely<Schema>, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*) as total from ${rows} as counted`.execute(db)
  return counted.rows[0]?.total ?? 0
}

/**
 * A record seldom has more words that begin alike: its number with and without 91, its reference, and a word of its name.
 * So many rows for each that is wanted hold enough, then; to tell all apart takes longer.
 */
export const ALIKE = 4

/**
 * At most `limit` ids of a query that may tell one twice. To tell them apart is left to us: PostgreSQL would first read
 * all that have the word. Where names have more words that begin alike it may give `limit` ids of fewer records: a number to
 * count by, not to read by.
 */
export async function differentIds(db: Kysely<Schema>, ids: RawBuilder<unknown>, limit: number): Promise<string[]> {
  const ask = async (rows: number) => {
    const reply = await sql<{ id: string }>`${ids} limit ${rows}`.execute(db)
    const found = reply.rows.map(({ id }) => id)
    return { full: found.length === rows, found, different: [...new Set(found)] }
  }
  const first = await ask(limit)
  if (!first.full || first.different.length === limit) return first.different
  const { full, found, different } = await ask(ALIKE * limit)
  return (full ? found : different).slice(0, limit)
}
