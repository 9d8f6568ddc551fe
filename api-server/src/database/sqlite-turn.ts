import type SqliteFile from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import type { SharedCommit } from './shared-commit.ts'
import type { Turns } from './turns.ts'
import { isLocked } from './unavailable.ts'
import { PAUSE_BETWEEN_TRIES, type WriteLock } from './write-lock.ts'

const MAX_STATEMENTS = 300

/** Prepared statements of the one connection, by their text. */
export class Statements {
  readonly #file: SqliteFile.Database
  readonly #known = new Map<string, SqliteFile.Statement<unknown[]>>()
  /** How many statements that write were begun. */
  writes = 0

  constructor(file: SqliteFile.Database) {
    this.#file = file
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepared(sql)
    // Also what waits to be committed counts: who asks then waits for a turn, and reads what was committed.
    if (!statement.readonly) this.writes += 1
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
    const { changes } = statement.run(...parameters)
    return { numAffectedRows: BigInt(changes), rows: [] }
  }

  #prepared(sql: string) {
    const known = this.#known.get(sql)
    if (known) return known
    if (this.#known.size >= MAX_STATEMENTS) this.#known.clear()
    const statement = this.#file.prepare<unknown[]>(sql)
    this.#known.set(sql, statement)
    return statement
  }
}

const BEGIN = CompiledQuery.raw('begin immediate')
const BEGIN_READING = CompiledQuery.raw('begin')
/** Statements that are a transaction by themselves. */
const WRITES = /^(insert|update|delete)\b/i

/** One turn at the one connection: a query, or a transaction. */
export class SqliteTurn implements DatabaseConnection {
  readonly #file: SqliteFile.Database
  readonly #statements: Statements
  readonly #commits: SharedCommit
  readonly #turns: Turns
  readonly #lock: WriteLock
  /** When it stops waiting for a lock, in ms of a clock that nobody sets. */
  readonly #giveUpAt: number
  #state: 'free' | 'writing' | 'reading' | 'over' = 'free'

  constructor(
    file: SqliteFile.Database,
    statements: Statements,
    commits: SharedCommit,
    turns: Turns,
    lock: WriteLock,
    giveUpAt: number,
  ) {
    this.#file = file
    this.#statements = statements
    this.#commits = commits
    this.#turns = turns
    this.#lock = lock
    this.#giveUpAt = giveUpAt
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#state !== 'free') return this.#statements.run<Row>(query)
    if (WRITES.test(query.sql)) return this.#write<Row>(query)
    return this.#patiently(() => {
      this.#commits.flush()
      return this.#statements.run<Row>(query)
    })
  }

  /** A deferred transaction that reads and then writes can fail at the write; an immediate one cannot. */
  async begin(readOnly: boolean) {
    await this.#patiently(() => {
      if (readOnly) this.#commits.flush()
      if (this.#commits.isOpen) this.#commits.join()
      else if (readOnly) this.#statements.run(BEGIN_READING)
      else this.#lock.take(() => this.#statements.run(BEGIN))
    })
    this.#state = readOnly ? 'reading' : 'writing'
  }

  /**
   * Resolves when it is on disk. Those who wait for a turn get theirs before, and are committed with it; so are those whose
   * requests have come meanwhile, and are read now.
   */
  async commit(): Promise<void> {
    const isWriting = this.#state === 'writing'
    this.#state = 'over'
    const committed = this.#commits.end(isWriting)
    this.#turns.pass()
    if (isWriting && !this.#turns.areHeld) setImmediate(() => this.#turns.areHeld || this.#commits.flush())
    return committed
  }

  rollback() {
    // Nothing is left to undo of one whose commit failed, and the turn is another's.
    if (this.#state !== 'over') this.#commits.undo()
    if (this.#state !== 'over') this.#state = 'free'
  }

  /** Passes the turn on, unless its commit has done so. */
  end() {
    if (this.#state === 'over') return
    this.#state = 'over'
    if (!this.#turns.areWanted) this.#commits.flush()
    this.#turns.pass()
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are read by pages, not streamed')
  }

  /** Writes by a transaction of its own, so that it can be committed with others. */
  async #write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.begin(false)
    try {
      const result = this.#statements.run<Row>(query)
      await this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  /** Outside a transaction nothing is held: who only reads need not wait for the other process's write. */
  async #patiently<Result>(run: () => Result): Promise<Result> {
    for (;;) {
      try {
        return run()
      } catch (error) {
        if (!isLocked(error) || this.#file.inTransaction || performance.now() >= this.#giveUpAt) throw error
      }
      await this.#turns.stepAside(PAUSE_BETWEEN_TRIES)
    }
  }
}
