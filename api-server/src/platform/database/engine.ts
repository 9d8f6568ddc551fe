import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Differences between the two engines in queries. sqlite.ts and postgres.ts open the databases. */
export type Engine = 'sqlite' | 'postgres'

export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** Search terms compare byte by byte, as SQLite always does, so that an index serves a search by prefix. */
export const termType = (db: Kysely<unknown>) => (engineOf(db) === 'postgres' ? sql`text collate "C"` : sql`text`)

/**
 * Locks the selected rows until the transaction ends; others may still point to them. SQLite needs no row lock: a transaction there holds the only
 * write lock from its first statement.
 */
export const lockRows = <Table extends keyof Schema, Row>(
  tx: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, Table, Row>,
) => (engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query)

/** Like `lockRows`, and no new row can refer to them: for rows that are to be deleted. */
export const takeRows = <Table extends keyof Schema, Row>(
  tx: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, Table, Row>,
) => (engineOf(tx) === 'postgres' ? query.forUpdate() : query)

/** Lets one transaction at a time go on, by a name, until it ends. */
export async function lockName(tx: Kysely<Schema>, name: string): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
}

/** Like `lockRows`, but leaves out rows that another transaction holds: how workers share a queue. */
export const claimRows = <Table extends keyof Schema, Row>(
  tx: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, Table, Row>,
) => (engineOf(tx) === 'postgres' ? query.forUpdate().skipLocked() : query)
