import lighthouse from 'lighthouse'
import { PUBLIC_PAGES } from '../harness/public-pages.ts'
import { startServer } from '../harness/server.ts'
import { launchChromium } from './chromium.ts'
import { untilRendered } from './rendered.ts'
import type { Row } from './table.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** `dataDir` holds the demo data. What Lighthouse (mobile) makes of each public page, out of 100, and what it finds amiss. */
export async function lighthouseTable(dataDir: string): Promise<Row[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    for (const path of [...PUBLIC_PAGES, await packagePage(server.origin)])
      rows.push(await audit(server.origin, path, browser.port))
    return rows
  } finally {
    browser.close()
    await server.stop()
  }
}

async function packagePage(origin: string): Promise<string> {
  const { tour } = await (await fetch(`${origin}/api/v1/tour`)).json()
  return `/PackageBooknow/${tour[0]._id}`
}

async function audit(origin: string, path: string, port: number): Promise<Row> {
  await untilRendered(origin + path)
  const result = await lighthouse(origin + path, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
  if (!result) throw new Error(`${path} could not be examined`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const amiss = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? [])
  const failed = amiss.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return { page: path, ...Object.fromEntries(scores), amiss: failed.join(', ') }
}
