import { rm } from 'node:fs/promises'
import { startServer } from '../harness/server.ts'
import { elsewhereTable } from './elsewhere.ts'
import { printGrowth } from './growth.ts'
import { lighthouseTable } from './lighthouse.ts'
import { ourselvesTable } from './ourselves.ts'
import { pageTable } from './pages.ts'
import { serverTable } from './server.ts'
import { printTable } from './table.ts'

// `pnpm bench`, or one table of it by name: what a visit and a request cost, each beside its baseline
// of the same run, and what our own work waits for. Only `growth` asks the desk with a million bookings: to make them takes
// minutes.
const TABLES = ['pages', 'server', 'lighthouse', 'ourselves', 'growth']
const [only] = process.argv.slice(2)
if (only && !TABLES.includes(only)) throw new Error(`Usage: pnpm bench [${TABLES.join(' | ')}]`)
const { STRAPI_URL } = process.env
const first = await startServer({ keepData: true })
await first.stop()
const { dataDir } = first
try {
  if (!only || only === 'pages')
    printTable('A first visit: Slow 4G (562 ms, 1.44 Mbit/s), CPU slowed 4 times, 390 px', await pageTable(dataDir))
  if (!only || only === 'lighthouse') printTable('Lighthouse (mobile), out of 100', await lighthouseTable(dataDir))
  if (!only || only === 'server')
    printTable('The server: CPU per request, beside a bare Fastify hello-world', await serverTable(dataDir))
  if ((!only || only === 'server') && STRAPI_URL)
    printTable(`List and create of ${STRAPI_URL}, elapsed, eight at once`, await elsewhereTable(dataDir, STRAPI_URL))
  if (!only || only === 'ourselves') printTable('For ourselves: elapsed, on this machine', await ourselvesTable())
  if (only === 'growth') await printGrowth(dataDir)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
