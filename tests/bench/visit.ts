import { setTimeout as passed } from 'node:timers/promises'
import type { Chromium, Tab } from './chromium.ts'
import { observe, type Seen, watchNextPage } from './in-page.ts'

export type Visit = {
  scriptBytes: number
  requests: number
  depth: number
  /** Largest paint, and when the page responds, in ms since the visit began. */
  lcp: number
  responds: number
  shift: number
  /** The slowest answer to a key, and that to the press which opens a list, in ms; 0 below what the browser reports (16 ms). */
  key: number
  list: number
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
/** Keys come apart, as people type, so that each answer is measured by itself; who scrolls looks before the press. */
const A_MOMENT_MS = 700
const PATIENCE_MS = 90_000

type Options = {
  /** False blocks every script. */
  scripts?: boolean
  /** The page to go to afterwards. */
  next?: string | undefined
  /** What the browser wants to read, as Accept-Language has it. */
  language?: string | undefined
}

/** One first visit with an empty cache. */
export async function visit(
  browser: Chromium,
  url: string,
  { scripts = true, next, language }: Options = {},
): Promise<Visit> {
  const { tab, close } = await browser.newTab()
  const network = await watchNetwork(tab)
  if (language) await tab.Network.setExtraHTTPHeaders({ headers: { 'Accept-Language': language } })
  if (!scripts) await tab.Network.setBlockedURLs({ urls: ['*.js', '*.js?*'] })
  await open(tab, url)
  if (scripts) await within(PATIENCE_MS, `${url} to respond`, async () => (await seenIn(tab)).responds > 0)
  await passed(SETTLED_MS)
  const seen = await seenIn(tab)
  const sent = network.loads()
  const answers = scripts ? await slowestAnswers(tab) : NO_ANSWERS
  await within(PATIENCE_MS, 'what is fetched ahead', async () => network.isQuiet())
  const later = scripts && next ? await laterNavigation(tab, next) : Number.NaN
  await close()
  return {
    scriptBytes: sent.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0),
    requests: sent.length,
    depth: Math.max(...sent.filter(({ script }) => script).map(({ depth }) => depth), 1),
    lcp: seen.lcp,
    responds: seen.responds,
    shift: seen.shift,
    ...answers,
    next: later,
  }
}

const BARE = `<main><input><select>${'<option>Tamil Nadu</option>'.repeat(8)}</select></main>`

/** The answers of a page that has a field, a list and no script: what the browser itself takes here. */
export async function bareAnswers(browser: Chromium): Promise<Answers> {
  const { tab, close } = await browser.newTab()
  await tab.Emulation.setCPUThrottlingRate({ rate: SLOW_CPU })
  await open(tab, `data:text/html,${encodeURIComponent(BARE)}`)
  const answers = await slowestAnswers(tab)
  await close()
  return answers
}

async function open(tab: Tab, url: string) {
  await tab.Page.addScriptToEvaluateOnNewDocument({ source: `(${observe})()` })
  const loaded = tab.Page.loadEventFired()
  await tab.Page.navigate({ url })
  await loaded
}

type Load = { url: string; bytes: number; script: boolean; depth: number; ahead: boolean; open: boolean }

/** Slows the network and the CPU, and records what is loaded. A file that the page names is of depth 2; one that a script asks for, deeper. */
async function watchNetwork(tab: Tab) {
  await tab.Network.enable()
  await tab.Network.emulateNetworkConditions(SLOW_4G)
  await tab.Emulation.setCPUThrottlingRate({ rate: SLOW_CPU })
  const byId = new Map<string, Load>()
  const byUrl = new Map<string, Load>()
  tab.Network.requestWillBeSent(({ requestId, request: { url, headers }, initiator }) => {
    if (!url.startsWith('http')) return
    const asking = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? ''
    const above = byUrl.get(asking)?.depth ?? (byId.size === 0 ? 0 : 1)
    // What an idle browser fetches for the next page is no part of this one.
    const ahead = 'Sec-Purpose' in headers || url.endsWith('/remote.json')
    const load = { url, bytes: 0, script: /\.js(\?|$)/.test(url), depth: above + 1, ahead, open: true }
    byId.set(requestId, load)
    byUrl.set(url, load)
  })
  const update = (requestId: string, change: (load: Load) => void) => {
    const load = byId.get(requestId)
    if (load) change(load)
  }
  tab.Network.dataReceived(({ requestId, encodedDataLength }) =>
    update(requestId, (load) => {
      load.bytes += encodedDataLength
    }),
  )
  const end = ({ requestId }: { requestId: string }) =>
    update(requestId, (load) => {
      load.open = false
    })
  tab.Network.loadingFinished(end)
  tab.Network.loadingFailed(end)
  return {
    loads: () => [...byId.values()].filter(({ ahead }) => !ahead),
    isQuiet: () => [...byId.values()].every(({ open }) => !open),
  }
}

type Answers = Pick<Visit, 'key' | 'list'>
const NO_ANSWERS: Answers = { key: Number.NaN, list: Number.NaN }

/** The slowest answers to keys typed while the form's rules are on their way, and to a list that is opened. */
async function slowestAnswers(tab: Tab): Promise<Answers> {
  const field =
    '[...document.querySelectorAll("main input")].find((field) => field.checkVisibility() && /text|tel|email|number/.test(field.type))'
  if (!(await evaluate(tab, `${field} !== undefined`))) return NO_ANSWERS
  await evaluate(tab, `${field}.focus()`)
  await passed(A_MOMENT_MS)
  for (const key of ['2', 'Backspace', '3']) {
    await press(tab, key)
    await passed(A_MOMENT_MS)
  }
  const list = '[...document.querySelectorAll("main select:enabled")].find((list) => list.checkVisibility())'
  if (await evaluate(tab, `${list} !== undefined`)) await click(tab, list)
  await passed(A_MOMENT_MS)
  const seen = await seenIn(tab)
  return { key: seen.key, list: seen.press }
}

/**
 * From the click on the last link to a page to its heading, painted, in ms, when the browser has had the time to fetch
 * ahead.
 */
async function laterNavigation(tab: Tab, next: string): Promise<number> {
  await evaluate(tab, `(${watchNextPage})()`)
  // Nobody's first sign of life is the press of a link: the pointer comes from somewhere, or the page was scrolled.
  await tab.Input.dispatchMouseEvent({ type: 'mouseMoved', x: 1, y: 1 })
  await passed(A_MOMENT_MS)
  await click(tab, `[...document.querySelectorAll('a[href="${next}"]')].at(-1)`)
  await within(PATIENCE_MS, next, async () => (await seenIn(tab)).next > 0)
  return (await seenIn(tab)).next
}

const seenIn = (tab: Tab) => evaluate(tab, 'window.seen') as Promise<Seen>

async function evaluate(tab: Tab, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await tab.Runtime.evaluate({ expression, returnByValue: true })
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
  return result.value
}

async function press(tab: Tab, key: string) {
  const code = key === 'Backspace' ? { windowsVirtualKeyCode: 8 } : { text: key }
  await tab.Input.dispatchKeyEvent({ type: 'keyDown', key, ...code })
  await tab.Input.dispatchKeyEvent({ type: 'keyUp', key, ...code })
}

async function click(tab: Tab, element: string) {
  await evaluate(tab, `${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
  await passed(A_MOMENT_MS)
  const box = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element}.getBoundingClientRect())`
  const at = { ...((await evaluate(tab, box)) as { x: number; y: number }), button: 'left', clickCount: 1 } as const
  await tab.Input.dispatchMouseEvent({ type: 'mousePressed', ...at })
  await tab.Input.dispatchMouseEvent({ type: 'mouseReleased', ...at })
}

/** Asks seldom: to look for it again and again would take from the page what is measured. */
async function within(ms: number, what: string, isSo: () => Promise<boolean>) {
  const until = performance.now() + ms
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error(`waited ${ms / 1000} s for ${what}`)
    await passed(SETTLED_MS)
  }
}
