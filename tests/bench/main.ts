import { rm } from 'node:fs/promises'
import { startServer } from '../harness/server.ts'
import { makeSecondCompany } from '../setup/second-company.ts'
import { printBackup } from './backup.ts'
import { printBoard } from './board.ts'
import { printCrawler } from './crawler.ts'
import { printCrowd } from './crowd.ts'
import { printDispatch } from './dispatch.ts'
import { printForm } from './form.ts'
import { printGrowth } from './growth.ts'
import { printLighthouse } from './lighthouse.ts'
import { printList } from './list.ts'
import { printPages } from './pages.ts'
import { printProcesses } from './processes/main.ts'
import { printServer } from './server.ts'

const { COMPANY = 'first' } = process.env
if (COMPANY !== 'first' && COMPANY !== 'second') throw new Error('COMPANY is first or second')

const OF_EITHER = {
  server: printServer,
  pages: printPages,
  form: printForm,
  lighthouse: printLighthouse,
  crawler: printCrawler,
  board: printBoard,
}
/** These make many rows of one booking of the demonstration, or have it on PostgreSQL too. */
const OF_THE_FIRST = {
  crowd: printCrowd,
  growth: printGrowth,
  list: printList,
  backup: printBackup,
  processes: printProcesses,
  dispatch: printDispatch,
}
const TABLES = { ...OF_EITHER, ...(COMPANY === 'first' && OF_THE_FIRST) }
const [only] = process.argv.slice(2)
if (only && !Object.hasOwn(TABLES, only)) throw new Error(`Usage: pnpm bench [${Object.keys(TABLES).join(' | ')}]`)

const dataDir = COMPANY === 'second' ? await makeSecondCompany() : await makeDemonstration()
try {
  for (const [name, print] of Object.entries(TABLES)) if (!only || only === name) await print(dataDir)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function makeDemonstration(): Promise<string> {
  const { dataDir, stop } = await startServer({ env: { DEMO_DATA: 'on' }, keepData: true })
  await stop()
  return dataDir
}
