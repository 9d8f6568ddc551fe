import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { DatabaseUnavailable, isLocked } from './unavailable.ts'

/** How long a statement may block the event loop while another process holds the lock, in ms. */
const BUSY_TIMEOUT = 5
/** The pause before the next attempt, in ms. */
const RETRY_PAUSE = 10
/** More than the product has queries, but for lists of many lengths. */
const MOST_STATEMENTS = 1000

export interface SqliteOptions {
  file: string
  /** The longest wait for another process's lock, in ms. */
  lockWait: number
}

/** The embedded engine: one file, one connection, each commit synced to disk before it returns. */
export class EmbeddedSqlite extends SqliteDialect {
  readonly #options: SqliteOptions

  constructor(options: SqliteOptions) {
    super({ database: async () => openFile(options) })
    this.#options = options
  }

  override createDriver = () => new EmbeddedDriver(this.#options)
  override createAdapter = () => new EmbeddedAdapter()
}

class EmbeddedAdapter extends SqliteAdapter {
  /** Migrations then run inside `begin immediate`, which is the lock between two starting processes. */
  override get supportsTransactionalDdl() {
    return true
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #options: SqliteOptions
  #connection: PatientConnection | undefined

  constructor(options: SqliteOptions) {
    super({ database: async () => keepingStatements(openFile(options)) })
    this.#options = options
  }

  override async acquireConnection() {
    // Queries are synchronous: without this pause a busy server would starve its timers and sockets.
    await setImmediate()
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#options)
    this.#connection.isUnchecked = true
    return this.#connection
  }

  /** A deferred transaction that reads first can fail when it writes; an immediate one cannot. */
  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}) {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // On a full disk SQLite rolls back by itself. A second rollback would fail and hide the cause.
    await super.rollbackTransaction((connection as PatientConnection).inner).catch(() => {})
  }
}

/** The connection, which waits for another process's lock without blocking the event loop. */
class PatientConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #options: SqliteOptions
  readonly #inode: number | undefined
  /** Set for each query or transaction: its first statement looks whether the file is there. */
  isUnchecked = true
  /**
   * Until then writes wait for another process's lock. All give up together, and fail without waiting for as long
   * again.
   */
  #waitUntil: number | null = null

  constructor(inner: DatabaseConnection, options: SqliteOptions) {
    this.inner = inner
    this.#options = options
    this.#inode = inodeOf(options.file)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      // SQLite would go on writing into a file that was moved away, where no restart finds it.
      if (this.isUnchecked && this.#inode !== inodeOf(this.#options.file))
        throw new DatabaseUnavailable('The database file is gone')
      this.isUnchecked = false
      try {
        const result = await this.inner.executeQuery<Row>(query)
        // Reading needs no lock, so it doesn't show that the lock is free.
        if (!query.sql.startsWith('select')) this.#waitUntil = null
        return result
      } catch (error) {
        if (!isLocked(error)) throw error
        const now = performance.now()
        const { lockWait } = this.#options
        if (this.#waitUntil === null || now > this.#waitUntil + lockWait) this.#waitUntil = now + lockWait
        if (now >= this.#waitUntil) throw error
      }
      await pause(RETRY_PAUSE)
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read by pages, not streamed')
  }
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

function openFile({ file: path }: SqliteOptions) {
  // Customer data: only the owner may read the file and the ones that SQLite creates for it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const file = new SqliteFile(path)
  // The change to WAL takes the whole file: wait for another process that opens it too.
  file.pragma('busy_timeout = 5000')
  file.pragma('journal_mode = WAL')
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  file.pragma('synchronous = FULL')
  file.pragma('cache_size = -16000')
  file.pragma('foreign_keys = ON')
  // Erased data must not stay readable in freed pages.
  file.pragma('secure_delete = ON')
  return file
}

/** To prepare a query takes longer than to run it, so each is prepared once. SQLite does it again when a table changes. */
function keepingStatements(file: SqliteFile.Database): SqliteDatabase {
  const kept = new LRUCache<string, SqliteFile.Statement>({ max: MOST_STATEMENTS })
  const prepare = (sql: string) => {
    const statement = kept.get(sql) ?? file.prepare(sql)
    kept.set(sql, statement)
    return statement
  }
  return { prepare, close: () => file.close() }
}
