import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { CustomTypesConfig, DatabaseError, PoolClient } from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

export interface PostgresOptions {
  url: string
  /** Longest wait for a connection, and for one statement, in ms; together they bound how late a 503 can come. */
  connectWait: number
  statementWait: number | undefined
  maxConnections: number
  /** Called for a broken connection; the next query opens another. */
  onError: (error: Error) => void
}

/** PostgreSQL, or an engine that speaks its protocol, by a pool that survives broken connections. */
export const postgresDialect = (options: PostgresOptions): Dialect =>
  new PostgresDialect({ pool: () => guardedPool(options) })

const INT8 = 20

/** Compiling a query or starting helpers for it takes longer than any of ours; `options` of the URL come before these. */
const SHORT_QUERIES = '-c jit=off -c max_parallel_workers_per_gather=0'

/** int8 holds our ms and paise, which fit a JavaScript number; pg would give text. */
const typesOf = (usual: CustomTypesConfig) => ({
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : usual.getTypeParser(oid, format),
})

async function guardedPool(options: PostgresOptions): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: options.connectWait,
    statement_timeout: options.statementWait,
    query_timeout: options.statementWait,
    keepAlive: true,
    application_name: 'api-server',
    options: SHORT_QUERIES,
    types: typesOf(pg.types) as CustomTypesConfig,
  })
  pool.on('error', options.onError)
  // While a client is checked out the pool does not listen to it: its error would end the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  return {
    async connect() {
      try {
        return guarded(await pool.connect(), pg.DatabaseError)
      } catch (error) {
        return unavailable(error)
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** Throws what pg reports of a connection, which mostly has no code. */
function unavailable(cause: unknown): never {
  throw new DatabaseUnavailable(messageOf(cause), { cause })
}

const messageOf = (error: unknown) => (error instanceof Error && error.message) || String(error)

/**
 * A client that, once its connection is broken or stuck, fails every further query with the first cause. Otherwise the
 * rollback would hang as long and hide the cause. A broken client leaves the pool.
 */
function guarded(client: PoolClient, FromServer: typeof DatabaseError): PostgresPoolClient {
  let broken: unknown
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (broken) unavailable(broken)
    try {
      return await client.query(sql, [...parameters])
    } catch (error) {
      // The server itself reported it: the connection still works.
      if (error instanceof FromServer && error.severity === 'ERROR') throw error
      broken = error
      return unavailable(error)
    }
  }
  return {
    // The interface has a second form, for cursors, which nothing here uses.
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard) => client.release(discard || broken !== undefined),
  }
}
