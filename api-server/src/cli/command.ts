import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../platform/config.ts'
import { explain } from '../platform/operations/explain.ts'
import { OperatorError } from '../platform/operator-error.ts'

/** Runs a command of the operator on the configured place: prints what it says; ends with one line and code 1 when it fails. */
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

/** @throws OperatorError for a path of the embedded database where there is none: opening it would make an empty one. */
export function refuseNoDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl || existsSync(join(dataDir, 'data.sqlite'))) return
  throw new OperatorError(`There are no data in ${dataDir}: set DATA_DIR or DATABASE_URL`)
}

/** '12 bookings, 3 users and 8 files', for a person to compare. */
export const countsLine = ({ rows, files }: { rows: Record<string, number>; files: number }) =>
  `${rows.bookings ?? 0} bookings, ${rows.enquiries ?? 0} enquiries, ${rows.users ?? 0} accounts and ${files} files`
