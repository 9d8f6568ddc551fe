import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startMailbox } from '../harness/mailbox.ts'
import { startServer } from '../harness/server.ts'
import { instantOf } from '../second-company/instant-of.ts'
import { makeCompany } from '../second-company/make.ts'
import { startServices } from '../second-company/services.ts'
import { FIRST_DAY } from '../second-company/trips.ts'
import { quickDir } from './quick-dir.ts'

/** Names the folder in which the workers of a run say where the second company is. */
export const SECOND_COMPANY = 'TESTS_SECOND_COMPANY'
const LOOK_AGAIN_MS = 200

/** The DATA_DIR of the second company, to be copied: made by the first worker of a run that asks, while the others wait. */
export async function secondCompanyDir(): Promise<string> {
  const folder = process.env[SECOND_COMPANY] ?? ''
  const [claimed, made] = [join(folder, 'claimed'), join(folder, 'made')]
  const isFirst = await mkdir(claimed).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const dataDir = await makeSecondCompany().catch((error) => `error: ${error}`)
    await writeFile(`${made}.part`, dataDir)
    await rename(`${made}.part`, made)
  }
  const dataDir = await whenRead(made)
  if (dataDir.startsWith('error: ')) throw new Error(`the second company could not be made: ${dataDir}`)
  return dataDir
}

async function whenRead(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text !== null) return text
  await new Promise((soon) => setTimeout(soon, LOOK_AGAIN_MS))
  return whenRead(file)
}

/** Removes what `secondCompanyDir` made in a run. */
export async function removeSecondCompany(folder: string) {
  const dataDir = await readFile(join(folder, 'made'), 'utf8').catch(() => null)
  if (dataDir?.startsWith('/')) await rm(dataDir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

/** Makes the DATA_DIR of the second company from nothing; gives its path. */
export async function makeSecondCompany(): Promise<string> {
  const [services, mailbox] = await Promise.all([startServices(), startMailbox()])
  const env = { ...services.env, SMTP_URL: mailbox.url, MAIL_PER_HOUR: '100000', RATE_LIMIT: 'off', DEMO_DATA: 'off' }
  const at = instantOf(FIRST_DAY - 1, '08:00')
  const server = await startServer({ env, keepData: true, within: quickDir(), at })
  try {
    await makeCompany(server, services)
  } finally {
    await server.stop()
    await Promise.all([services.stop(), mailbox.stop()])
  }
  return server.dataDir
}
