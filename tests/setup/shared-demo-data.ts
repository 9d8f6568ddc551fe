import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import type { SharedDemoData } from '../harness/processes.ts'
import { startServer } from '../harness/server.ts'
import { startPostgres } from './postgres.ts'
import { makeDatabase } from './psql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Demo data for several processes; none where tests are of one. */
    sharedDemoData: SharedDemoData | undefined
  }
}

/** Vitest's global set-up for tests of several processes: a PostgreSQL with demo data, made once for all files. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  const database = 'demo'
  const env = { DATABASE_URL: makeDatabase(postgres.url, database), DEMO_DATA: 'on' }
  const server = await startServer({ env, keepData: true })
  await server.stop()
  project.provide('sharedDemoData', { server: postgres.url, database, dataDir: server.dataDir })
  return async () => {
    await postgres.stop()
    await rm(server.dataDir, { recursive: true, force: true })
  }
}
