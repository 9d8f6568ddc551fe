import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { PUBLIC_PAGES } from '../harness/public-pages.ts'
import { startServer } from '../harness/server.ts'
import { CHROMIUM_SWITCHES, findVisitorsChromium } from '../setup/chromium.ts'
import { printTable, type Row, verdict } from './table.ts'

const AIMS = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Prints Lighthouse's mobile scores of each public page, out of 100, and failed audits other than performance. */
export async function printLighthouse(dataDir: string) {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  const chromePath = findVisitorsChromium() ?? undefined
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', ...CHROMIUM_SWITCHES] })
  try {
    const { tour } = await (await fetch(`${server.origin}/api/v1/tour`)).json()
    const rows: Row[] = []
    const tours = tour
      .slice(0, 1)
      .flatMap(({ _id, slug }: { _id: string; slug: string }) => [`/tourPackage/${slug}`, `/PackageBooknow/${_id}`])
    for (const path of [...PUBLIC_PAGES, '/ta', ...tours]) rows.push(await audit(server.origin, path, chrome.port))
    printTable(`Lighthouse (mobile), aims ${Object.values(AIMS).join('/')}`, rows)
  } finally {
    chrome.kill()
    await server.stop()
  }
}

async function audit(origin: string, path: string, port: number): Promise<Row> {
  const names = Object.keys(AIMS)
  const result = await lighthouse(origin + path, { port, onlyCategories: names, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
  const { categories, audits } = result.lhr
  const scores = Object.entries(AIMS).map(
    ([name, aim]) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100), aim] as const,
  )
  const weighed = names.slice(1).flatMap((name) => categories[name]?.auditRefs ?? [])
  const failed = weighed.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return {
    page: path,
    ...Object.fromEntries(scores),
    aims: verdict(scores.every(([, score, aim]) => score >= aim)),
    failed: failed.join(', '),
  }
}
