import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../harness/server.ts'
import { DEMO_DATA_DIR } from '../harness/test.ts'
import { findChromium, NO_CHROMIUM } from './chromium.ts'
import { removeSecondCompany, SECOND_COMPANY } from './second-company.ts'

/** Playwright's global setup: makes a DATA_DIR with demo data, which servers start with a copy of. The second company is made once a test asks for it. */
export default async function setup() {
  if (findChromium() === null) throw new Error(NO_CHROMIUM)
  const server = await startServer({ env: { DEMO_DATA: 'on' }, keepData: true })
  await server.stop()
  process.env[DEMO_DATA_DIR] = server.dataDir
  const folder = await mkdtemp(join(tmpdir(), 'second-company-'))
  process.env[SECOND_COMPANY] = folder
  return async () => {
    await rm(server.dataDir, { recursive: true, force: true })
    await removeSecondCompany(folder)
  }
}
