import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from '../backup/archive.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { isUnavailable } from '../database/unavailable.ts'

/** What the operator asked for cannot be done; the message says why, in one line. */
export class CommandError extends Error {}

/** Runs a command of the operator on the configured place: prints what it says; ends with one line and code 1 when it fails. */
export async function runCommand(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readConfig(process.env)))
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

/** What the operator can mend is one line; the rest is ours. */
function explain(error: unknown): unknown {
  if ([ConfigError, BackupError, CommandError].some((kind) => error instanceof kind)) return (error as Error).message
  if (isUnavailable(error)) return `The database cannot be reached: ${error instanceof Error ? error.message : error}`
  return error
}

/** @throws CommandError for a path of the embedded database where there is none: opening it would make an empty one. */
export function refuseNoDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, 'data.sqlite'))) return
  throw new CommandError(`There are no data in ${dataDir}: set DATA_DIR or DATABASE_URL`)
}

/** '12 bookings, 3 users and 8 files', for a person to compare. */
export const countsLine = ({ rows, files }: { rows: Record<string, number>; files: number }) =>
  `${rows.bookings ?? 0} bookings, ${rows.enquiries ?? 0} enquiries, ${rows.users ?? 0} accounts and ${files} files`
