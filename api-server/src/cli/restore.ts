import { restore } from '../backup/restore.ts'
import { migrateDatabase, openForCommand } from '../database/open.ts'
import { openStorage } from '../uploads/open-storage.ts'
import { countsLine, readArguments, runCommand } from './command.ts'

/** `pnpm restore FILE [--replace]`: puts a backup in place, of whichever engine it was made. */
await runCommand(async (config) => {
  const { argument: path, has } = readArguments('pnpm restore FILE [--replace]', ['--replace'])
  await migrateDatabase(config, () => {})
  const database = openForCommand(config, () => {})
  try {
    const counts = await restore(database, openStorage(config.uploads), path, has('--replace'))
    return `Restored ${countsLine(counts)}; everyone has to log in again`
  } finally {
    await database.close()
  }
})
