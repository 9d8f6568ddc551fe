import { statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { Turns } from './turns.ts'
import { DatabaseUnavailable, isLocked } from './unavailable.ts'

/** How long a blocked statement may hold the event loop, in ms; longer waits are ours, between tries. */
const BUSY_TIMEOUT = 20
const PAUSE_BETWEEN_TRIES = 25
const MAX_STATEMENTS = 300

export interface SqliteOptions {
  file: string
  /** How long a query may wait in all, for its turn and for another process's lock, in ms. */
  lockWait: number
}

export interface SqliteDialect extends Dialect {
  /** Changes whenever this process writes or another one commits; null while that cannot be told. */
  lastChange(): string | null
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

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions
  readonly #turns = new Turns()
  #file: SqliteFile.Database | undefined
  /** The file by its number: SQLite would go on writing into one that was moved away, where no restart finds it. */
  #inode: number | undefined
  #connection: SqliteConnection | undefined
  /** Counts the commits of other connections; it reads one number of the log's shared index. */
  #othersCommits: SqliteFile.Statement<unknown[]> | undefined

  constructor(options: SqliteOptions) {
    this.#options = options
  }

  async init() {
    this.#file = openFile(this.#options.file)
    this.#inode = inodeOf(this.#options.file)
    this.#connection = new SqliteConnection(this.#file, this.#turns)
    this.#othersCommits = this.#file.prepare('pragma data_version').pluck()
  }

  lastChange(): string | null {
    if (!this.#connection || !this.#othersCommits) return null
    try {
      return `${this.#othersCommits.get()} ${this.#connection.writes}`
    } catch (error) {
      if (isLocked(error)) return null
      throw error
    }
  }

  async acquireConnection() {
    const giveUpAt = Date.now() + this.#options.lockWait
    await this.#turns.take(this.#options.lockWait)
    // Queries are synchronous: without this pause a busy server would starve its timers and sockets.
    await setImmediate()
    if (!this.#connection) {
      this.#turns.pass()
      throw new DatabaseUnavailable('The database is closed')
    }
    this.#connection.giveUpAt = giveUpAt
    return this.#connection
  }

  async releaseConnection() {
    this.#turns.pass()
  }

  /** A deferred transaction that reads and then writes can fail at the write; an immediate one cannot. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings) {
    if (this.#inode !== inodeOf(this.#options.file)) throw new DatabaseUnavailable('The database file is gone')
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A full disk makes SQLite roll back by itself; asking it again would hide that cause. */
  async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file?.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    this.#connection = undefined
    this.#file?.pragma('optimize')
    this.#file?.close()
  }
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

function openFile(path: string) {
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT })
  // Changing to WAL takes the whole file; while another process opens it too, this start waits for it.
  file.pragma('busy_timeout = 5000')
  file.pragma('journal_mode = WAL')
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // What is erased must not stay readable in freed pages.
  file.pragma('secure_delete = ON')
  return file
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile.Database
  readonly #turns: Turns
  readonly #statements = new Map<string, SqliteFile.Statement<unknown[]>>()
  /** When its present holder stops waiting for a lock, in ms since 1970. */
  giveUpAt = 0
  /** How many statements that write were begun. */
  writes = 0

  constructor(file: SqliteFile.Database, turns: Turns) {
    this.#file = file
    this.#turns = turns
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { giveUpAt } = this
    for (;;) {
      try {
        return this.#run<Row>(query)
      } catch (error) {
        // Inside a transaction the write lock is ours: a lock error there is no wait but a fault.
        if (!isLocked(error) || this.#file.inTransaction || Date.now() >= giveUpAt) throw error
      }
      // Outside a transaction nothing is held: who only reads need not wait for the other process's write.
      await this.#turns.stepAside(PAUSE_BETWEEN_TRIES)
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#statement(sql)
    // Also what waits to be committed counts: who asks then waits for the turn, and reads what was committed.
    if (!statement.readonly) this.writes += 1
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
    const { changes } = statement.run(...parameters)
    return { numAffectedRows: BigInt(changes), rows: [] }
  }

  #statement(sql: string) {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear()
    const statement = this.#file.prepare<unknown[]>(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read by pages, not streamed')
  }
}
