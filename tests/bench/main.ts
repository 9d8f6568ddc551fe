import { rm } from 'node:fs/promises'
import { startServer } from '../harness/server.ts'
import { printBackup } from './backup.ts'
import { printCrawler } from './crawler.ts'
import { printGrowth } from './growth.ts'
import { printLighthouse } from './lighthouse.ts'
import { printPages } from './pages.ts'
import { printProcesses } from './processes/main.ts'
import { printServer } from './server.ts'

const TABLES = {
  ...{ server: printServer, pages: printPages, lighthouse: printLighthouse, growth: printGrowth },
  ...{ backup: printBackup, processes: printProcesses, crawler: printCrawler },
}
const [only] = process.argv.slice(2)
if (only && !Object.hasOwn(TABLES, only)) throw new Error(`Usage: pnpm bench [${Object.keys(TABLES).join(' | ')}]`)

const { dataDir, stop } = await startServer({ env: { DEMO_DATA: 'on' }, keepData: true })
await stop()
try {
  for (const [name, print] of Object.entries(TABLES)) if (!only || only === name) await print(dataDir)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
