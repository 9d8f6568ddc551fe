import { join } from 'node:path'
import { CamelCasePlugin, type CompiledQuery, type Dialect, Kysely, sql, type Transaction } from 'kysely'
import type { Config } from '../config.ts'
import { makeFolder } from '../files/make-folder.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { EmbeddedSqlite } from './sqlite.ts'
import { isLostRace } from './unavailable.ts'

/** The open database. Queries outside a transaction use `db`; inside one, only the `tx` it is given. */
export interface Database {
  engine: Engine
  db: Kysely<Schema>
  /** All or nothing, and one at a time where two would touch the same rows. Runs `work` again after a lost race. */
  transaction<Result>(work: (tx: Transaction<Schema>) => Promise<Result>): Promise<Result>
  /** Calls `listener` after each commit of a transaction of this process that `reportCommit` was called with. */
  onCommit(listener: () => void): void
  /** Reads a consistent snapshot while others write. */
  snapshot<Result>(work: (tx: Transaction<Schema>) => Promise<Result>): Promise<Result>
  /** Asks for an answer; throws when none comes. */
  ping(): Promise<void>
  close(): Promise<void>
}

const reported = new WeakSet<Kysely<Schema>>()
/** Has the commit of this transaction reported to those that wait for its rows, such as the sender of messages. */
export const reportCommit = (tx: Kysely<Schema>): void => void reported.add(tx)

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>
type OnError = (error: Error) => void
type OnQuery = (query: CompiledQuery) => void

/**
 * Waits of a serving process, in ms: if both are used up, a 503 still comes within 5 s. On SQLite reads queue behind a
 * write that waits for the lock.
 */
const SERVING = { sqliteLock: 1500, connect: 1500, statement: 3000 }
/** A migration, backup or restore may take as long as it needs and waits for another process's. */
const PATIENT = { sqliteLock: 60_000, connect: 5000, statement: undefined }
type Waits = typeof SERVING | typeof PATIENT
const MAX_CONNECTIONS = 10
const MAX_TRIES = 5

/**
 * Opens the database, with its tables in their newest form. `onError` hears of connections that break, `onQuery` of each
 * query that was run.
 */
export async function openDatabase(place: Place, onError: OnError, onQuery?: OnQuery): Promise<Database> {
  await migrateDatabase(place, onError)
  return openWith(place, SERVING, onError, onQuery)
}

/** Opens the database without migrating, for a long command such as a backup or restore. */
export const openForCommand = (place: Place): Database => openWith(place, PATIENT, thrownByQuery)

/** Of a connection that breaks, a command hears from its next query. */
const thrownByQuery = () => {}

function openWith(place: Place, waits: Waits, onError: OnError, onQuery?: OnQuery): Database {
  const db = connect(dialectOf(place, waits, onError), onQuery)
  const listeners: (() => void)[] = []
  async function committed<Result>(work: (tx: Transaction<Schema>) => Promise<Result>): Promise<Result> {
    const { result, isReported } = await db.transaction().execute(async (tx) => {
      const result = await work(tx)
      return { result, isReported: reported.has(tx) }
    })
    if (isReported) for (const listener of listeners) listener()
    return result
  }
  return {
    engine: place.databaseUrl ? 'postgres' : 'sqlite',
    db,
    transaction: (work) => withRetries(() => committed(work)),
    onCommit: (listener) => void listeners.push(listener),
    snapshot: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    async ping() {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

/** Runs the migrations on their own connection, with a longer timeout; returns their names. */
export async function migrateDatabase(place: Place, onError: OnError = thrownByQuery): Promise<string[]> {
  const db = connect(dialectOf(place, PATIENT, onError))
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}

// A nested object would be a JSON value, whose keys are not ours to rename.
const connect = (dialect: Dialect, onQuery?: OnQuery) =>
  new Kysely<Schema>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery && { log: ({ query }) => onQuery(query) }),
  })

function dialectOf(place: Place, waits: Waits, onError: OnError): Dialect {
  if (place.databaseUrl) {
    return postgresDialect({
      url: place.databaseUrl,
      connectWait: waits.connect,
      statementWait: waits.statement,
      maxConnections: MAX_CONNECTIONS,
      onError,
    })
  }
  makeFolder(place.dataDir)
  const file = join(place.dataDir, 'data.sqlite')
  return new EmbeddedSqlite({ file, lockWait: waits.sqliteLock })
}

async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= MAX_TRIES || !isLostRace(error)) throw error
    }
  }
}
