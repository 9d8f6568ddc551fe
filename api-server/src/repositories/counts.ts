import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Counts the rows of a query in parentheses, which has a limit: to count a million takes as long as to read them. */
export async function countOf(db: Kysely<Schema>, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*) as total from ${rows} as counted`.execute(db)
  return counted.rows[0]?.total ?? 0
}
