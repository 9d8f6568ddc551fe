import { withReason } from '../causes.ts'
import type { Config } from '../config.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { StorageUnavailable } from '../files/storage.ts'
import { OperatorError } from '../operator-error.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** PostgreSQL lets the account make no tables. */
const NO_PERMISSION = '42501'
const NO_DATABASE = /^SQLITE_(NOTADB|CORRUPT)/

/** The failure of a start or command: one line for an operator's mistake, the whole error for ours. */
export function explain(error: unknown, place: Place | null): unknown {
  if (error instanceof OperatorError) return error.message
  if (error instanceof StorageUnavailable) return `The uploads cannot be reached: ${withReason(error)}`
  if (!(error instanceof Error) || !place) return error
  const { databaseUrl, dataDir } = place
  const code = 'code' in error ? String(error.code) : ''
  if (isAbout(error, dataDir)) return `DATA_DIR cannot be used: ${error.message}; it takes a folder to write to`
  if (NO_DATABASE.test(code)) return `DATA_DIR cannot be used: data.sqlite in ${dataDir} is damaged, or no database`
  if (databaseUrl && (code === NO_PERMISSION || isUnavailable(error)))
    return `DATABASE_URL cannot be used: ${textOf(error)}`
  if (isUnavailable(error)) return `The database in ${dataDir} cannot be opened: ${textOf(error)}`
  return error
}

const textOf = (error: Error) => error.message || String(error)

/** Whether the system refused a file in this folder, or one of the folders that it is in. */
function isAbout(error: Error, folder: string): boolean {
  const { path, dest } = error as NodeJS.ErrnoException & { dest?: unknown }
  return [path, dest].some(
    (place) => typeof place === 'string' && (place.startsWith(folder) || folder.startsWith(place)),
  )
}
