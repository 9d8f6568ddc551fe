import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import {
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { SharedCommit } from './shared-commit.ts'
import { SqliteTurn, Statements } from './sqlite-turn.ts'
import { Turns } from './turns.ts'
import { DatabaseUnavailable, isLocked } from './unavailable.ts'
import { WriteLock } from './write-lock.ts'

/** How long a blocked statement may hold the event loop, in ms; longer waits are ours, between tries. */
const BUSY_TIMEOUT = 20
/** The log is written back into the file when it has so many pages of 4 KB: what is hot is then written back seldom. */
const LOG_PAGES = 4000

export interface SqliteOptions {
  file: string
  /** How long a query may wait in all, for its turn and for another process's lock, in ms. */
  lockWait: number
  /** Keeps in memory what a transaction would be undone by, and what is sorted: for short transactions only. */
  inMemory: boolean
}

export interface SqliteDialect extends Dialect {
  /** Changes whenever this process writes or another one commits; null while that cannot be told. */
  lastChange(): string | null
  /** @throws DatabaseUnavailable when the file is not where it was: nothing can be stored then. */
  ensurePlace(): void
}

/** The embedded engine: one file, one connection, each commit fsynced before it returns. */
export function sqliteDialect(options: SqliteOptions): SqliteDialect {
  const driver = new SqliteDriver(options)
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    lastChange: () => driver.lastChange(),
    ensurePlace: () => driver.ensurePlace(),
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** The driver queues by itself, with a limit to the wait. */
  override get supportsMultipleConnections() {
    return true
  }

  /** Each migration then runs in `begin immediate`, which is the lock between two starting processes. */
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Other processes are asked for their commits once in so long, in ms: it takes two locks, an eighth of a page's time. */
const OTHERS_MS = 1

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions
  readonly #turns = new Turns()
  readonly #lock = new WriteLock()
  #file: SqliteFile.Database | undefined
  /** The file by its number: SQLite would go on writing into one that was moved away, where no restart finds it. */
  #inode: number | undefined
  #statements: Statements | undefined
  #commits: SharedCommit | undefined
  /** Counts the commits of other connections; it reads one number of the log's shared index. */
  #othersCommits: SqliteFile.Statement<unknown[]> | undefined
  #others: unknown
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(options: SqliteOptions) {
    this.#options = options
  }

  async init() {
    this.#file = openFile(this.#options)
    this.#inode = inodeOf(this.#options.file)
    this.#statements = new Statements(this.#file)
    this.#commits = new SharedCommit(this.#file, () => this.ensurePlace())
    this.#othersCommits = this.#file.prepare('pragma data_version').pluck()
  }

  lastChange(): string | null {
    if (!this.#statements || !this.#othersCommits) return null
    try {
      const now = performance.now()
      if (now - this.#askedAt > OTHERS_MS) {
        this.#others = this.#othersCommits.get()
        this.#askedAt = now
      }
      return `${this.#others} ${this.#statements.writes}`
    } catch (error) {
      if (isLocked(error)) return null
      throw error
    }
  }

  async acquireConnection() {
    const giveUpAt = performance.now() + this.#options.lockWait
    await this.#turns.take(this.#options.lockWait)
    // Queries are synchronous: without this pause a busy server would starve its timers and sockets.
    await setImmediate()
    if (this.#file && this.#statements && this.#commits) {
      return new SqliteTurn(this.#file, this.#statements, this.#commits, this.#turns, this.#lock, giveUpAt)
    }
    this.#turns.pass()
    throw new DatabaseUnavailable('The database is closed')
  }

  async releaseConnection(turn: SqliteTurn) {
    turn.end()
  }

  async beginTransaction(turn: SqliteTurn, { accessMode }: TransactionSettings) {
    await turn.begin(accessMode === 'read only')
  }

  commitTransaction(turn: SqliteTurn) {
    return turn.commit()
  }

  async rollbackTransaction(turn: SqliteTurn) {
    turn.rollback()
  }

  /** Closes the file once the transaction that runs has ended, or undoes it when that takes too long. */
  async destroy() {
    const isOver = await this.#turns.take(this.#options.lockWait).then(
      () => true,
      () => false,
    )
    if (isOver) this.#commits?.flush()
    else this.#commits?.abandon()
    this.#statements = undefined
    this.#file?.close()
    this.#file = undefined
    if (isOver) this.#turns.pass()
  }

  ensurePlace() {
    if (this.#inode !== inodeOf(this.#options.file)) throw new DatabaseUnavailable('The database file is gone')
  }
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

function openFile({ file: path, inMemory }: SqliteOptions) {
  // Readable by its owner alone, and what SQLite puts beside it as well: it holds all that is known of customers.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT })
  // Changing to WAL takes the whole file; while another process opens it too, this start waits for it.
  file.pragma('busy_timeout = 5000')
  file.pragma('journal_mode = WAL')
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  file.pragma('cache_size = -16000')
  file.pragma('synchronous = FULL')
  if (inMemory) file.pragma('temp_store = memory')
  file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  file.pragma('foreign_keys = ON')
  // What is erased must not stay readable in freed pages.
  file.pragma('secure_delete = ON')
  return file
}
