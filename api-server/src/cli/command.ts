import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../platform/config.ts'
import { explain } from '../platform/operations/explain.ts'
import { OperatorError } from '../platform/operator-error.ts'

/**
 * Runs an operator's command on the configured storage: prints its result; prints one line and exits with 1 on failure.
 */
export async function runCommand(work: (config: Config) => Promise<string>): Promise<void> {
  let config: Config | null = null
  try {
    config = readConfig(process.env)
    console.log(await work(config))
  } catch (error) {
    console.error(explain(error, config))
    process.exitCode = 1
  }
}

/** @throws OperatorError if the SQLite file does not exist: opening it would create an empty one. */
export function refuseNoDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, 'data.sqlite'))) return
  throw new OperatorError(`There are no data in ${dataDir}: set DATA_DIR or DATABASE_URL`)
}

/** '12 bookings, 3 users and 8 files', for a person to compare. */
export const countsLine = ({ rows, files }: { rows: Record<string, number>; files: number }) =>
  `${rows.bookings ?? 0} bookings, ${rows.enquiries ?? 0} enquiries, ${rows.users ?? 0} accounts and ${files} files`
