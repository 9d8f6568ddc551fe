import { backUp } from '../backup/backup.ts'
import { openForCommand } from '../database/open.ts'
import { openStorage } from '../uploads/open-storage.ts'
import { CommandError, countsLine, refuseNoDatabase, runCommand } from './command.ts'

/** `pnpm backup FILE`: writes data and uploads to a file, while the server goes on. */
await runCommand(async (config) => {
  const [path] = process.argv.slice(2)
  if (!path) throw new CommandError('Usage: pnpm backup FILE')
  refuseNoDatabase(config)
  const database = openForCommand(config, () => {})
  try {
    return `${path} holds ${countsLine(await backUp(database, openStorage(config.uploads), path))}; it was read back whole`
  } finally {
    await database.close()
  }
})
