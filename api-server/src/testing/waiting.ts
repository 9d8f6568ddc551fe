import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

/** Those who wait for a lock on PostgreSQL. SQLite has transactions follow each other by itself. */
export const waiting = ({ database: { db } }: Pick<FastifyInstance, 'database'>) =>
  db
    .selectFrom(sql<{ pid: number }>`pg_stat_activity`.as('processes'))
    .select('pid')
    .where(sql<boolean>`datname = current_database() and wait_event_type = 'Lock'`)
    .execute()
