import { type Browser, chromium, type Page } from '@playwright/test'
import { WITH_NOTO_TAMIL } from '../harness/noto-tamil.ts'
import { startServer } from '../harness/server.ts'
import { CHROMIUM_SWITCHES, findVisitorsChromium } from '../setup/chromium.ts'
import { bookingBody } from './booking.ts'
import { median, printTable, verdict } from './table.ts'

const ROUNDS = 3
const CPU_SLOWER = 4
const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 }
const RESPONDS = '#root:not([data-page]) h1'
const PATIENCE_MS = 90_000
const PAINT = 'largest paint ms'
const AIMS = { 'script kB': 200, requests: 28, depth: 3, [PAINT]: 2000, 'responds ms': 4000, shift: 0.02 }
/** How many times as long as without scripts the largest paint may take. */
const PAINT_TIMES = 1.2

/** The figures of one visit, by the names that the tables print. */
type Figures = Record<string, number>
type Visit = { page: string; path: string; locale?: string; scripts?: boolean }

const VISITS: Visit[] = [
  { page: 'home', path: '/' },
  { page: 'home, scripts blocked', path: '/', scripts: false },
  { page: 'home in Tamil', path: '/ta', locale: 'ta-IN' },
  { page: '/cars', path: '/cars' },
  { page: '/tourPackage', path: '/tourPackage' },
  { page: 'a route', path: '/cabs/chennai-to-madurai' },
]

/** Prints first visits with an empty cache, at Slow 4G and a quarter of the CPU: each visit in turn, medians of three. */
export async function printPages(dataDir: string) {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  const executablePath = findVisitorsChromium() ?? undefined
  const env = { ...process.env, ...WITH_NOTO_TAMIL }
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES, env })
  try {
    const visits = [
      ...VISITS,
      ...(await visitsOfTours(server.origin)),
      { page: 'a trip', path: await bookTrip(server.origin) },
    ]
    const seen = visits.map((): Figures[] => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, one] of visits.entries()) seen[at]?.push(await visit(browser, server.origin, one))
    const medians = seen.map(mediansOf)
    const rows = medians.map((figures, at) => ({ page: visits[at]?.page ?? '', ...shown(figures) }))
    const [home = {}, plain = {}] = medians
    const aims = { ...AIMS, [PAINT]: Math.min(AIMS[PAINT], Math.round(PAINT_TIMES * Number(plain[PAINT]))) }
    const verdicts = mapped(aims, (aim, name) => verdict(Number(home[name]) <= aim))
    const title = 'A first visit: Slow 4G, CPU slowed 4 times, 390 px'
    printTable(title, [...rows, { page: 'aim for home', ...aims }, { page: 'home', ...verdicts }])
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The first package, if the company sells any. */
async function visitsOfTours(origin: string): Promise<Visit[]> {
  const { tour } = await (await fetch(`${origin}/api/v1/tour`)).json()
  return tour.slice(0, 1).map(({ slug }: { slug: string }) => ({ page: 'a package', path: `/tourPackage/${slug}` }))
}

/** Books a trip; gives the path of its page. */
async function bookTrip(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = await bookingBody(origin)
  const { tripLink } = await (await fetch(`${origin}/api/v1/sendemail`, { method: 'POST', headers, body })).json()
  return tripLink
}

async function visit(browser: Browser, origin: string, visited: Visit): Promise<Figures> {
  const { path, locale = 'en-IN', scripts = true } = visited
  // The first request for a page waits until it is rendered.
  await (await fetch(origin + path)).text()
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, locale, serviceWorkers: 'block' })
  const page = await context.newPage()
  const loads = await slowDown(page, scripts)
  await page.goto(origin + path, { waitUntil: 'load', timeout: PATIENCE_MS })
  if (scripts) await page.locator(RESPONDS).first().waitFor({ state: 'attached', timeout: PATIENCE_MS })
  const responds = scripts ? await page.evaluate(() => performance.now()) : Number.NaN
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
  const { paint, shift } = await page.evaluate(paintsAndShifts)
  await context.close()
  const files = [...loads.values()].filter(({ isScript }) => isScript)
  return {
    'script kB': files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: loads.size,
    depth: Math.max(1, ...files.map(({ depth }) => depth)),
    [PAINT]: paint,
    'responds ms': responds,
    shift,
  }
}

type Load = { bytes: number; isScript: boolean; depth: number; url: string }

/**
 * Throttles network and CPU, and records requests: a file that the page names has depth 2, one that a script loads is
 * deeper.
 */
async function slowDown(page: Page, scripts: boolean): Promise<Map<string, Load>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  if (!scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] })
  const loads = new Map<string, Load>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator }) => {
    if (!url.startsWith('http')) return
    const asking = initiator.stack?.callFrames[0]?.url ?? initiator.url
    const above = [...loads.values()].find((load) => load.url === asking)?.depth ?? (loads.size === 0 ? 0 : 1)
    loads.set(requestId, { url, bytes: 0, isScript: /\.js(\?|$)/.test(url), depth: above + 1 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes += encodedDataLength
  })
  return loads
}

/** Runs in the page. */
function paintsAndShifts() {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    return observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
  }
  const shifts = entriesOf('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput)
  return {
    paint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}

const mediansOf = ([first = {}, ...others]: Figures[]): Figures =>
  mapped(first, (value, name) => median([value, ...others.map((figures) => Number(figures[name]))]))

const shown = (figures: Figures) =>
  mapped(figures, (value) => (Number.isNaN(value) ? '-' : Number(value.toFixed(value < 10 ? 3 : 0))))

const mapped = <Value>(figures: Figures, change: (value: number, name: string) => Value) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, change(value, name)]))
