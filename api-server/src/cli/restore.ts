import { migrateDatabase, openForCommand } from '../platform/database/open.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { refuseOtherRelease, restore } from '../platform/operations/backup/restore.ts'
import { readArguments } from '../platform/operations/read-arguments.ts'
import { countsLine, runCommand } from './command.ts'

/** `pnpm restore FILE [--replace]`: puts a backup in place, of whichever engine it was made. */
await runCommand(async (config) => {
  const usage = 'pnpm restore FILE [--replace]'
  const { argument: path, values } = readArguments(usage, { options: { replace: 'boolean' } })
  await refuseOtherRelease(path)
  await migrateDatabase(config)
  const database = openForCommand(config)
  try {
    const counts = await restore(database, openStorage(config.uploads), path, values.replace ?? false)
    return `Restored ${countsLine(counts)}; everyone has to log in again`
  } finally {
    await database.close()
  }
})
