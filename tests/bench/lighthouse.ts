import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { fail } from '../harness/fail.ts'
import { PUBLIC_PAGES } from '../harness/public-pages.ts'
import { startServer } from '../harness/server.ts'
import { CHROMIUM_SWITCHES, findVisitorsChromium } from '../setup/chromium.ts'
import { startEarlierServer } from './earlier-server.ts'
import { median, printTable, type Row, verdict } from './table.ts'

const AIMS = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Points swing by 8 from run to run on two cores: medians of ROUNDS visits, nine unless stated. */
const ROUNDS = Number(process.env.ROUNDS ?? 9)
const COMPARED = ['/', '/cars', '/ta', '/cabs/chennai-to-madurai']

/**
 * Prints Lighthouse's mobile figures of four pages beside those of the last release's build, or of the commit AGAINST,
 * and one run of each public page with its failed audits other than performance.
 */
export async function printLighthouse(dataDir: string) {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  const earlier = await startEarlierServer(dataDir, process.env.AGAINST)
  const chromePath = findVisitorsChromium() ?? undefined
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', ...CHROMIUM_SWITCHES] })
  const visit = async (origin: string, path: string) => {
    // The first request for a page waits until it is rendered.
    await (await fetch(origin + path)).text()
    const flags = { port: chrome.port, onlyCategories: Object.keys(AIMS), logLevel: 'error' as const }
    const result = await lighthouse(origin + path, flags)
    return result?.lhr ?? fail(`Lighthouse gave no result for ${path}`)
  }
  try {
    await printTurns(visit, { now: server.origin, [earlier.from]: earlier.origin })
    const { tour } = await (await fetch(`${server.origin}/api/v1/tour`)).json()
    const tours = tour
      .slice(0, 1)
      .flatMap(({ _id, slug }: { _id: string; slug: string }) => [`/tourPackage/${slug}`, `/PackageBooknow/${_id}`])
    const rows: Row[] = []
    for (const path of [...PUBLIC_PAGES, '/ta', ...tours]) rows.push(pointsOf(path, await visit(server.origin, path)))
    printTable(`Lighthouse (mobile), one run, aims ${Object.values(AIMS).join('/')}`, rows)
  } finally {
    chrome.kill()
    await earlier.stop()
    await server.stop()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type Visit = (origin: string, path: string) => Promise<Report>

/** Visits each page of each build in turn, as often as there are rounds; builds by what they are called. */
async function printTurns(visit: Visit, builds: Record<string, string>) {
  const pairs = COMPARED.flatMap((page) => Object.entries(builds).map(([build, origin]) => ({ page, build, origin })))
  const reports = pairs.map((): Report[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { origin, page }] of pairs.entries()) reports[at]?.push(await visit(origin, page))
  const rows = pairs.map(({ page, build }, at) => ({ page, build, ...figuresOf(reports[at] ?? []) }))
  printTable(`Lighthouse (mobile), medians of ${ROUNDS} in turns; ${benchmarkIndex(reports.flat())}`, rows)
}

function figuresOf(reports: Report[]): Row {
  const middle = (read: (report: Report) => number | null | undefined) =>
    Math.round(median(reports.map((report) => read(report) ?? Number.NaN)))
  const ms = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue)
  return {
    performance: middle(({ categories }) => 100 * (categories.performance?.score ?? Number.NaN)),
    'largest paint ms': ms('largest-contentful-paint'),
    'blocking ms': ms('total-blocking-time'),
    'all kB': Math.round(ms('total-byte-weight') / 1000),
  }
}

/** How quick the machine was; Lighthouse simulates a phone of the same share of it. */
function benchmarkIndex(reports: Report[]): string {
  const indices = reports.map(({ environment }) => Math.round(environment.benchmarkIndex))
  return `benchmark index ${median(indices)} (${Math.min(...indices)} to ${Math.max(...indices)})`
}

function pointsOf(page: string, { categories, audits }: Report): Row {
  const scores = Object.entries(AIMS).map(
    ([name, aim]) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100), aim] as const,
  )
  const weighed = Object.keys(AIMS)
    .slice(1)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
  const failed = weighed.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return {
    page,
    ...Object.fromEntries(scores),
    aims: verdict(scores.every(([, score, aim]) => score >= aim)),
    failed: failed.join(', '),
  }
}
