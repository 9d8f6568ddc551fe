import { migrateDatabase } from '../platform/database/open.ts'
import { runCommand } from './command.ts'

/** `pnpm migrate`: brings the tables to the newest form, as a step of a release before its processes start. */
await runCommand(async (config) => {
  const names = await migrateDatabase(config)
  return names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The tables are up to date'
})
