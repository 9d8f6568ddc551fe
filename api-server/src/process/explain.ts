import { withReason } from '../causes.ts'
import type { Config } from '../config.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { OperatorError } from '../operator-error.ts'
import { StorageUnavailable } from '../uploads/storage.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** PostgreSQL refused the account, has no such database, or lets the account make no tables. */
const REFUSED_BY_POSTGRES = /^(28|3D)[0-9A-Z]{3}$|^42501$/
const CERTIFICATE = /^(ERR_TLS_|ERR_OSSL_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/
/** What pg says without a code of a connection that cannot be encrypted, or of a password that is missing. */
const PG_MESSAGES = /^(The server does not support SSL|There was an error establishing an SSL|SASL: )/
const NO_DATABASE = /^SQLITE_(NOTADB|CORRUPT)/

/** What a start or a command could not do: one line for what the operator can mend, the whole error for what is ours. */
export function explain(error: unknown, place: Place | null): unknown {
  if (error instanceof OperatorError) return error.message
  if (error instanceof StorageUnavailable) return `The uploads cannot be reached: ${withReason(error)}`
  if (!(error instanceof Error) || !place) return error
  const { databaseUrl, dataDir } = place
  const code = 'code' in error ? String(error.code) : ''
  if (isAbout(error, dataDir)) return `DATA_DIR cannot be used: ${error.message}; it takes a folder to write to`
  if (NO_DATABASE.test(code)) return `DATA_DIR cannot be used: data.sqlite in ${dataDir} is damaged, or no database`
  const refused =
    namesFileOf(error, databaseUrl) ||
    REFUSED_BY_POSTGRES.test(code) ||
    CERTIFICATE.test(code) ||
    PG_MESSAGES.test(error.message)
  if (databaseUrl && (refused || isUnavailable(error))) return `DATABASE_URL cannot be used: ${textOf(error)}`
  if (isUnavailable(error)) return `The database in ${dataDir} cannot be opened: ${textOf(error)}`
  return error
}

const textOf = (error: Error) => error.message || String(error)

/** Whether the system refused a file that the address names, such as `sslrootcert`. */
const namesFileOf = (error: Error, databaseUrl: string | null) =>
  databaseUrl !== null &&
  'path' in error &&
  [...new URL(databaseUrl).searchParams.values()].some((value) => value === error.path)

/** Whether the system refused a file in this folder, or one of the folders that it is in. */
function isAbout(error: Error, folder: string): boolean {
  const { path, dest } = error as NodeJS.ErrnoException & { dest?: unknown }
  return [path, dest].some(
    (place) => typeof place === 'string' && (place.startsWith(folder) || folder.startsWith(place)),
  )
}
