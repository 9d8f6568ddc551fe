import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { waitUntilItResponds } from './responding.ts'
import { reportViolations, watch } from './watched-page.ts'

/** How long a page may take to show what a test looks for, in ms. */
const PATIENCE = 30_000
/** Far from India, as some visitors are: no date or time may depend on where the browser sits. */
const FAR = { locale: 'en-IN', timezoneId: 'America/New_York' }
const LAPTOP = { width: 1440, height: 900 }
/** What lasts in a page or in its profile, or may: one that a test did so to serves no other test. */
const LASTING = ['addInitScript', 'clock', 'emulateMedia', 'newCDPSession', 'on', 'once', 'setOffline']

type Visitor = { page: Page; context: BrowserContext; problems: string[]; isChanged: () => boolean }

/** A page, what went wrong in it so far, and how a test leaves it. */
export type OpenedPage = { page: Page; leave: (isAsItWas: boolean) => Promise<string[]> }

export type Pages = { open: (options: BrowserContextOptions) => Promise<OpenedPage>; close: () => Promise<void> }

/**
 * Pages of one product, each of an empty browser profile. Unless `areAllNew`, one that a test left as it was goes to the next
 * test with the same options, without cookies and storage: its process knows the code, and a first load takes it half.
 */
export function pagesOf(browser: Browser, origin: string, areAllNew: boolean): Pages {
  const free = new Map<string, Visitor[]>()

  return {
    async open({ viewport = LAPTOP, ...given }) {
      // Requests that a service worker has seen cannot be made to fail on demand; a test of the worker allows it.
      const options: BrowserContextOptions = { baseURL: origin, serviceWorkers: 'block', ...FAR, ...given }
      const key = JSON.stringify(options)
      const others = free.get(key) ?? []
      free.set(key, others)
      const visitor = others.pop() ?? (await newVisitor(browser, { ...options, viewport }))
      if (viewport) await visitor.page.setViewportSize(viewport)
      const leave = async (isAsItWas: boolean) => {
        const isKept =
          !areAllNew && isAsItWas && !visitor.isChanged() && isOrdinary(options) && (await emptied(visitor))
        if (isKept) others.push(visitor)
        else await visitor.context.close()
        return visitor.problems.splice(0)
      }
      return { page: visitor.page, leave }
    },
    async close() {
      for (const { context } of [...free.values()].flat()) await context.close()
    },
  }
}

const isOrdinary = ({ javaScriptEnabled, serviceWorkers }: BrowserContextOptions) =>
  javaScriptEnabled !== false && serviceWorkers === 'block'

async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(reportViolations)
  const problems = watch(context)
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) waitUntilItResponds(page)
  return { page, context, problems, isChanged: noteChanges(page, context) }
}

/** Notes when something is asked for that lasts; gives whether it was. */
function noteChanges(page: Page, context: BrowserContext): () => boolean {
  let isChanged = false
  for (const [target, name] of [page, context].flatMap((one) => LASTING.map((name) => [one, name] as const))) {
    const own = Reflect.get(target, name)
    const value = typeof own === 'function' ? own.bind(target) : own
    Object.defineProperty(target, name, {
      get() {
        isChanged = true
        return value
      },
    })
  }
  return () => isChanged || page.isClosed() || context.pages().length > 1
}

/** Empties a visitor's profile, on a file of the same origin: elsewhere the browser would start another process. */
async function emptied({ page, context }: Visitor): Promise<boolean> {
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/robots.txt')
    await page.evaluate('localStorage.clear(), sessionStorage.clear()')
    await page.mouse.move(-1, -1)
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}
