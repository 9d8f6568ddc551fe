import type SqliteFile from 'better-sqlite3'
import { DatabaseUnavailable } from './unavailable.ts'

/** So many transactions are committed together at most: none waits long for those after it. */
const MAX_MEMBERS = 16

/**
 * Commits transactions that follow each other at once together, with one flush to disk for all. Each is told that it is
 * committed only after that. What one of them wrote may be seen by the next, which fails if it fails; a query of its own
 * must not see it before: `flush` first.
 */
export class SharedCommit {
  readonly #file: SqliteFile.Database
  /** Throws when the file is not where it was. */
  readonly #ensurePlace: () => void
  readonly #savepoint: SqliteFile.Statement
  readonly #release: SqliteFile.Statement
  readonly #commit: SqliteFile.Statement
  /** Transactions that are through and wait for the commit. */
  readonly #through: PromiseWithResolvers<void>[] = []

  constructor(file: SqliteFile.Database, ensurePlace: () => void) {
    this.#file = file
    this.#ensurePlace = ensurePlace
    this.#savepoint = file.prepare('savepoint member')
    this.#release = file.prepare('release member')
    this.#commit = file.prepare('commit')
  }

  /** Whether a transaction would become the next of several. */
  get isOpen() {
    return this.#through.length > 0
  }

  /** Begins the next of several; undone alone when it fails. */
  join() {
    this.#savepoint.run()
  }

  /** Ends a transaction; resolves when it is on disk. With `more` that is left to those who come next. */
  async end(more: boolean): Promise<void> {
    if (this.isOpen) this.#release.run()
    const committed = Promise.withResolvers<void>()
    this.#through.push(committed)
    if (!more || this.#through.length >= MAX_MEMBERS) this.flush()
    return committed.promise
  }

  /** Undoes the transaction that runs. */
  undo() {
    // A full disk makes SQLite roll back all by itself; asking it again would hide that cause.
    if (!this.#file.inTransaction) this.#fail(new DatabaseUnavailable('A transaction was undone with the one after it'))
    else if (this.isOpen) this.#file.exec('rollback to member; release member')
    else this.#file.exec('rollback')
  }

  /** Commits what is through. Whether that works is told to those who wait for it. */
  flush() {
    if (!this.isOpen) return
    try {
      this.#ensurePlace()
      this.#commit.run()
    } catch (error) {
      if (this.#file.inTransaction) this.#file.exec('rollback')
      return this.#fail(error)
    }
    for (const { resolve } of this.#through.splice(0)) resolve()
  }

  /** Undoes what is through with what still runs: half of that must not be stored. */
  abandon() {
    if (this.#file.inTransaction) this.#file.exec('rollback')
    this.#fail(new DatabaseUnavailable('The database was closed'))
  }

  #fail(error: unknown) {
    for (const { reject } of this.#through.splice(0)) reject(error)
  }
}
