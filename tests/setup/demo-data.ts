import { rm } from 'node:fs/promises'
import { startServer } from '../harness/server.ts'
import { DEMO_DATA_DIR } from '../harness/test.ts'

/** Playwright's global setup: makes a DATA_DIR with demo data, which each server starts with a copy of. */
export default async function setup() {
  const server = await startServer({ env: { DEMO_DATA: 'on' }, keepData: true })
  await server.stop()
  process.env[DEMO_DATA_DIR] = server.dataDir
  return () => rm(server.dataDir, { recursive: true, force: true })
}
