import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../setup/chromium.ts'

export type Visit = {
  scriptBytes: number
  requests: number
  depth: number
  /** Largest paint, and when the page responds, in ms since the visit began. */
  lcp: number
  responds: number
  shift: number
  /** From a key press to what it paints, in ms. */
  interaction: number
}

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}
const SLOW_CPU = 4
const SETTLED_MS = 1500

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? chromium.executablePath() })

/** One first visit with an empty cache. `scripts: false` blocks every script. */
export async function visit(browser: Browser, url: string, { scripts = true } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (!scripts) await page.route(/\.js(\?|$)/, (route) => route.abort())
  const loads = await watchLoads(page)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  if (scripts) await page.locator('#root:not([data-page]) h1').waitFor({ timeout: 90_000 })
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const interaction = scripts ? await typingDelay(page) : Number.NaN
  await context.close()
  const sent = loads()
  return {
    scriptBytes: sent.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0),
    requests: sent.length,
    depth: Math.max(...sent.filter(({ script }) => script).map(({ depth }) => depth), 1),
    lcp: seen.lcp,
    responds: seen.responds,
    shift: seen.shift,
    interaction,
  }
}

type Seen = { lcp: number; shift: number; responds: number }
type Load = { url: string; bytes: number; script: boolean; depth: number }

/** Records what is loaded. A file that the page names is of depth 2; one that a script asks for, deeper. */
async function watchLoads(page: Page): Promise<() => Load[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const open = new Map<string, Load>()
  const byUrl = new Map<string, Load>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator }) => {
    if (!url.startsWith('http')) return
    const asking = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? ''
    const above = byUrl.get(asking)?.depth ?? (open.size === 0 ? 0 : 1)
    const load = { url, bytes: 0, script: /\.js(\?|$)/.test(url), depth: above + 1 }
    open.set(requestId, load)
    byUrl.set(url, load)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = open.get(requestId)
    if (load) load.bytes = encodedDataLength
  })
  return () => [...open.values()]
}

/** Runs in the page: notes paints, shifts and when the page responds. */
function observe() {
  const seen = { lcp: 0, shift: 0, responds: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const watch = setInterval(() => {
    if (!document.querySelector('#root:not([data-page]) h1')) return
    seen.responds = performance.now()
    clearInterval(watch)
  }, 10)
}

/** How long a key press in the first field takes to be painted, in ms; NaN on a page without one. */
async function typingDelay(page: Page): Promise<number> {
  const field = page.locator('main input[type=number], main input[type=text], main input[type=search]').first()
  if ((await field.count()) === 0) return Number.NaN
  await field.focus()
  await page.evaluate(() => {
    const seen = (window as unknown as { seen: { typed?: number } }).seen
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => Object.assign(seen, { typed: performance.now() - timeStamp }))),
      { once: true },
    )
  })
  await page.keyboard.press('3')
  const typed = await page.waitForFunction(() => (window as unknown as { seen: { typed?: number } }).seen.typed)
  return Number(await typed.jsonValue())
}
