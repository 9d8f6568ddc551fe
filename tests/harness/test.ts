import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { chromiumPath, launchBrowser } from './browser.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { startProcesses } from './processes.ts'
import { waitUntilItResponds } from './responding.ts'
import { type RunningServer, startServer } from './server.ts'
import { reportViolations, watch } from './watched-page.ts'

/** How long a page may take to show what a test looks for, in ms. */
const PATIENCE = 30_000
/** How many processes serve a test in the project of several. */
const PROCESSES = 2

export const DESK_MAIL = 'bookings@southern-cabs.example'

/** The running server, what it mailed, and how to end both. */
export type Product = RunningServer & { mailbox: Mailbox; end: () => Promise<void> }

type PageOptions = BrowserContextOptions & {
  /** Console errors that the test is about, such as the browser's own line for each reply with status 400. */
  expected?: RegExp[]
}
export type OpenPage = (options?: PageOptions) => Promise<Page>

/**
 * Tests of the running product: `product` is the real server with demo data and a real SMTP server, one for each file;
 * `openPage` gives a page of a new browser profile at the product's address. A file adds variables of the server by
 * `test.extend('serverEnv', …)`; never by `test.override`, which would hold for the files after it: they share their
 * process and their browser. Any console error, page error or policy violation that the test does not expect fails it.
 */
export const test = base
  .extend('serverEnv', { scope: 'file' }, (): Record<string, string> => ({}))
  // Many files ask more than one visitor may.
  .extend('sharedEnv', { scope: 'worker' }, (): Record<string, string> => ({ RATE_LIMIT: 'off' }))
  .extend('sharedProduct', { scope: 'worker' }, ({ sharedEnv }, { onCleanup }) => {
    let started: Promise<Product> | undefined
    onCleanup(async () => (await started)?.end())
    return () => {
      started ??= startProduct(sharedEnv)
      return started
    }
  })
  .extend(
    'product',
    { scope: 'file' },
    async ({ serverEnv, sharedEnv, sharedProduct }, { onCleanup }): Promise<Product> => {
      if (serverEnv === sharedEnv) return sharedProduct()
      const product = await startProduct(serverEnv)
      onCleanup(product.end)
      return product
    },
  )
  .extend('chromiumPath', { scope: 'worker' }, chromiumPath)
  .extend('browser', { scope: 'worker' }, async ({ chromiumPath }, { onCleanup }) => {
    const browser = await launchBrowser(chromiumPath)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('openPage', async ({ product, browser }, { onCleanup }): Promise<OpenPage> => {
    const closing: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const close of closing) await close()
    })
    return async (options = {}) => {
      const { page, close } = await openPage(browser, product.origin, options)
      closing.push(close)
      return page
    }
  })
  .extend('page', async ({ openPage }) => openPage())

/**
 * `test` for files that leave what the pages show as they found it, save that they may book and ask: the server is one for
 * all of them, which spares each the start of its own.
 */
export const visitorsTest = test.extend('serverEnv', { scope: 'file' }, ({ sharedEnv }) => sharedEnv)

async function startProduct(serverEnv: Record<string, string>): Promise<Product> {
  const mailbox = await startMailbox()
  const server = await startWith({ SMTP_URL: mailbox.url, MAIL_TO: DESK_MAIL, ...serverEnv })
  const end = async () => {
    await server.stop()
    await mailbox.stop()
  }
  return { ...server, mailbox, end }
}

/** One process on SQLite; in the project of several, these on PostgreSQL. */
function startWith(env: Record<string, string>): Promise<RunningServer> {
  const shared = inject('sharedDemoData')
  if (shared) return startProcesses(PROCESSES, shared, env)
  return startServer(env.DEMO_DATA === 'off' ? { env } : { env, copyOf: inject('demoData') })
}

async function openPage(browser: Browser, origin: string, { expected = [], ...options }: PageOptions) {
  // Far from India, as some visitors are: no date or time may depend on where the browser sits.
  const far = { locale: 'en-IN', timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } }
  // Requests that a service worker has seen cannot be made to fail on demand; a test of the worker allows it.
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...far, ...options })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(reportViolations)
  const problems = watch(context)
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) waitUntilItResponds(page)
  const close = async () => {
    await context.close()
    expect(problems.filter((problem) => !expected.some((one) => one.test(problem)))).toEqual([])
  }
  return { page, close }
}
