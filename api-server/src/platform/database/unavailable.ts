/** The database cannot answer now: it is locked, gone, full or too slow. The caller may try again. */
export class DatabaseUnavailable extends Error {}

export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** SQLITE_BUSY, SQLITE_IOERR and their kin come with suffixes such as _SNAPSHOT and _WRITE. */
const SQLITE_CODES = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL)/
/** Classes 08 connection, 40 rollback, 53 resources, 57 operator; 55P03 lock not available, 25006 read-only. */
const POSTGRES_CODES = /^(08|40|53|57)[0-9A-Z]{3}$|^55P03$|^25006$/

/** True when an error says that the database cannot answer now, rather than that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  return error instanceof DatabaseUnavailable || SQLITE_CODES.test(code) || POSTGRES_CODES.test(code)
}

/** Another process holds the lock on SQLite's file. */
export const isLocked = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

/** PostgreSQL gave up one of two transactions that were in each other's way; running it again helps. */
export const isLostRace = (error: unknown) => codeOf(error) === '40001' || codeOf(error) === '40P01'
