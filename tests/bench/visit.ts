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
  /** The slowest answer to a key or a press, in ms; 0 below what the browser reports (16 ms). */
  interaction: number
  /** From the click on a link to the next page, in ms; NaN where none was asked for. */
  next: number
}

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}
const SLOW_CPU = 4
const SETTLED_MS = 1500
/** Keys come apart, as people type, so that each answer is measured by itself. */
const BETWEEN_KEYS_MS = 700

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? chromium.executablePath() })

type Options = {
  /** False blocks every script. */
  scripts?: boolean
  /** The page to go to afterwards. */
  next?: string | undefined
}

/** One first visit with an empty cache. */
export async function visit(browser: Browser, url: string, { scripts = true, next }: Options = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  if (!scripts) await page.route(/\.js(\?|$)/, (route) => route.abort())
  const loads = await watchLoads(page)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  // Asked for seldom: to look for it again and again would take from the page what is measured.
  if (scripts) await page.waitForFunction(responded, null, { polling: SETTLED_MS, timeout: 90_000 })
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const sent = loads()
  const interaction = scripts ? await slowestAnswer(page) : Number.NaN
  const later = scripts && next ? await laterNavigation(page, next) : Number.NaN
  await context.close()
  return {
    scriptBytes: sent.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0),
    requests: sent.length,
    depth: Math.max(...sent.filter(({ script }) => script).map(({ depth }) => depth), 1),
    lcp: seen.lcp,
    responds: seen.responds,
    shift: seen.shift,
    interaction,
    next: later,
  }
}

const BARE = `<main><input><select>${'<option>Tamil Nadu</option>'.repeat(8)}</select></main>`

/** The slowest answer of a page that has a field, a list and no script, in ms: what the browser itself takes here. */
export async function bareAnswer(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(observe)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.goto(`data:text/html,${encodeURIComponent(BARE)}`)
  const answer = await slowestAnswer(page)
  await page.close()
  return answer
}

type Seen = { lcp: number; shift: number; responds: number; interaction: number }
type Load = { url: string; bytes: number; script: boolean; depth: number }

/** Records what is loaded. A file that the page names is of depth 2; one that a script asks for, deeper. */
async function watchLoads(page: Page): Promise<() => Load[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const open = new Map<string, Load>()
  const byUrl = new Map<string, Load>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, headers }, initiator }) => {
    // What an idle browser fetches for the next page is no part of this one.
    if (!url.startsWith('http') || 'Sec-Purpose' in headers || url.endsWith('/remote.json')) return
    const asking = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? ''
    const above = byUrl.get(asking)?.depth ?? (open.size === 0 ? 0 : 1)
    const load = { url, bytes: 0, script: /\.js(\?|$)/.test(url), depth: above + 1 }
    open.set(requestId, load)
    byUrl.set(url, load)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const load = open.get(requestId)
    if (load) load.bytes += encodedDataLength
  })
  return () => [...open.values()]
}

/** Runs in the page: notes paints, shifts, when the page responds, and how long answers take. */
function observe() {
  const seen = { lcp: 0, shift: 0, responds: 0, interaction: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) seen.interaction = Math.max(seen.interaction, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root:not([data-page]) h1')) return
    seen.responds = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { attributeFilter: ['data-page'], childList: true, subtree: true })
}

const responded = () => (window as unknown as { seen: Seen }).seen.responds > 0

/** Keys typed while the form's rules are on their way, and a list that is opened: the slowest answer, in ms. */
async function slowestAnswer(page: Page): Promise<number> {
  const field = page.locator('main input:not([type=checkbox], [type=radio], [type=date], [type=time])')
  const first = field.filter({ visible: true }).first()
  if ((await first.count()) === 0) return Number.NaN
  await first.focus()
  for (const key of ['2', 'Backspace', '3']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  const select = page.locator('main select:enabled').filter({ visible: true }).first()
  if ((await select.count()) > 0) await select.click()
  await page.waitForTimeout(BETWEEN_KEYS_MS)
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen.interaction)
}

/**
 * From the click on a link in the footer to the next page's heading, painted, in ms, when the browser has had the time to
 * fetch ahead.
 */
async function laterNavigation(page: Page, next: string): Promise<number> {
  await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => null)
  await page.evaluate(() => {
    const before = document.querySelector('main h1')
    const isThere = () => {
      const heading = document.querySelector('main h1')
      return heading !== null && heading !== before && !document.querySelector('main [aria-busy]')
    }
    const noted = (began: number) => () => {
      if (!isThere()) return
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { navigated: performance.now() - began })))
    }
    const watch = ({ timeStamp }: Event) =>
      new MutationObserver(noted(timeStamp)).observe(document.body, { childList: true, subtree: true })
    document.addEventListener('click', watch, { once: true, capture: true })
  })
  await page.locator(`footer a[href="${next}"]`).first().click()
  const navigated = () => (window as unknown as { navigated?: number }).navigated
  return Number(await (await page.waitForFunction(navigated)).jsonValue())
}
