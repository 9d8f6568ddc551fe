import { restore } from '../backup/restore.ts'
import { migrateDatabase, openForCommand } from '../database/open.ts'
import { openStorage } from '../uploads/open-storage.ts'
import { CommandError, countsLine, runCommand } from './command.ts'

/** `pnpm restore FILE [--replace]`: puts a backup in place, of whichever engine it was made. */
await runCommand(async (config) => {
  const words = process.argv.slice(2)
  const [path] = words.filter((word) => word !== '--replace')
  if (!path) throw new CommandError('Usage: pnpm restore FILE [--replace]')
  await migrateDatabase(config, () => {})
  const database = openForCommand(config, () => {})
  try {
    const counts = await restore(database, openStorage(config.uploads), path, words.includes('--replace'))
    return `Restored ${countsLine(counts)}; everyone has to log in again`
  } finally {
    await database.close()
  }
})
