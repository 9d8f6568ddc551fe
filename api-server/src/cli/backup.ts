import { openForCommand } from '../platform/database/open.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { backUp } from '../platform/operations/backup/backup.ts'
import { readArguments } from '../platform/operations/read-arguments.ts'
import { countsLine, refuseNoDatabase, runCommand } from './command.ts'

/** `pnpm backup FILE`: writes data and uploads to a file, while the server goes on. */
await runCommand(async (config) => {
  const { argument: path } = readArguments('pnpm backup FILE')
  refuseNoDatabase(config)
  const database = openForCommand(config)
  try {
    return `${path} holds ${countsLine(await backUp(database, openStorage(config.uploads), path))}; it was read back whole`
  } finally {
    await database.close()
  }
})
