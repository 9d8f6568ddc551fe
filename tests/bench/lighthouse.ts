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

const TRIES = 3

/** Asks again where Lighthouse gives no score, as it sometimes does for performance. */
async function examined(url: string, port: number) {
  for (let tries = 1; tries <= TRIES; tries++) {
    const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (result && CATEGORIES.every((name) => result.lhr.categories[name]?.score != null)) return result.lhr
  }
  throw new Error(`${url} could not be examined`)
}

async function audit(origin: string, path: string, port: number): Promise<Row> {
  await untilRendered(origin + path)
  const { categories, audits } = await examined(origin + path, port)
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const amiss = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? [])
  const failed = amiss.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return { page: path, ...Object.fromEntries(scores), amiss: failed.join(', ') }
}
