import type { BrowserContextOptions, Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { chromiumPath, launchBrowser } from './browser.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type OpenedPage, pagesOf } from './pages.ts'
import { startProcesses } from './processes.ts'
import { type RunningServer, startServer } from './server.ts'

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
 * `openPage` gives a page of an empty browser profile at the product's address; its process may know the code from the test
 * before, save in files about what is loaded: they say `areVisitorsNew`. A file adds variables of the server by
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
  .extend('areVisitorsNew', { scope: 'file' }, () => false)
  .extend('pages', { scope: 'file' }, ({ product, browser, areVisitorsNew }, { onCleanup }) => {
    const pages = pagesOf(browser, product.origin, areVisitorsNew)
    onCleanup(pages.close)
    return pages
  })
  .extend('openPage', async ({ pages, task }, { onCleanup }): Promise<OpenPage> => {
    const opened: (OpenedPage & { expected: RegExp[] })[] = []
    onCleanup(async () => {
      for (const { leave, expected } of opened) {
        const problems = await leave(task.result?.state !== 'fail')
        expect(problems.filter((problem) => !expected.some((one) => one.test(problem)))).toEqual([])
      }
    })
    return async ({ expected = [], ...options } = {}) => {
      const one = await pages.open(options)
      opened.push({ ...one, expected })
      return one.page
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
