/** The database cannot answer now: it is locked, gone, full or too slow. The caller may try again. */
export class DatabaseUnavailable extends Error {}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** What a connection to PostgreSQL's local socket can end with; from any other call they are of some file. */
const LOCAL_SOCKET_CODES = new Set(['ENOENT', 'EACCES'])
/** SQLITE_BUSY, SQLITE_IOERR and their kin come with suffixes such as _SNAPSHOT and _WRITE. */
const SQLITE_CODES = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL)/
/** Classes 08 connection, 40 rollback, 53 resources, 57 operator; 55P03 lock not available, 25006 read-only. */
const POSTGRES_CODES = /^(08|40|53|57)[0-9A-Z]{3}$|^55P03$|^25006$/
/** The messages that pg gives errors without a code. */
const PG_MESSAGES =
  /^(timeout expired$|timeout exceeded when trying to connect$|Query read timeout$|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable$)/

/** True when an error says that the database cannot answer now, rather than that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const code = codeOf(error)
  if (code !== '') return isOfConnection(error, code) || SQLITE_CODES.test(code) || POSTGRES_CODES.test(code)
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return error instanceof Error && PG_MESSAGES.test(error.message)
}

function isOfConnection(error: unknown, code: string): boolean {
  const call = error instanceof Error && 'syscall' in error ? error.syscall : ''
  if (call === 'listen' || call === 'bind') return false
  return SOCKET_CODES.has(code) || (call === 'connect' && LOCAL_SOCKET_CODES.has(code))
}

/** SQLite's file is locked by another process. */
export const isLocked = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

/** PostgreSQL gave up one of two transactions that stood in each other's way; doing it again helps. */
export const isLostRace = (error: unknown) => codeOf(error) === '40001' || codeOf(error) === '40P01'
