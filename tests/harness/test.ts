import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { startServices } from '../second-company/services.ts'
import { secondCompanyDir } from '../setup/second-company.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type SharedDemoData, startProcesses, startSharedDemoData } from './processes.ts'
import { waitUntilItResponds } from './responding.ts'
import { type RunningServer, startServer } from './server.ts'
import { reportViolations, watch } from './watched-page.ts'

export const DESK_MAIL = 'bookings@southern-cabs.example'
/** Names the folder with the demo data that ../setup/demo-data.ts makes. */
export const DEMO_DATA_DIR = 'TESTS_DEMO_DATA_DIR'

/** The key of a shared server, without its company. */
const SHARED = 'shared'

/** The demonstration on the tariff of a new database, or the company of ../second-company, with all its services. */
type CompanyOfTests = 'first' | 'second'

/** The running server, its mails, and how to stop both. */
export type Product = RunningServer & { mailbox: Mailbox; end: () => Promise<void> }

type PageOptions = BrowserContextOptions & {
  /** Console errors that the test is about, such as the browser's own line for each reply with status 400. */
  expected?: RegExp[]
}
export type OpenPage = (options?: PageOptions) => Promise<Page>

type Env = Record<string, string>
type TestFixtures = {
  /** Variables of the server, by `test.use`. */
  serverEnv: Env
  /** Whether the tests of a file share a server with those of other files. */
  sharesServer: boolean
  company: CompanyOfTests
  product: Product
  openPage: OpenPage
}
export type WorkerOptions = {
  /** How many processes serve the product: one on SQLite, or several on PostgreSQL. */
  processes: number
}
type WorkerFixtures = WorkerOptions & {
  start: (env: Env, company: CompanyOfTests) => Promise<Product>
  /** Gives the product of a file, started if need be. */
  productOf: (file: string, env: Env, company: CompanyOfTests) => Promise<Product>
}

/**
 * Tests of the running product. `product` is the real server with demo data and a real SMTP server, one for each file.
 * `openPage` opens a page in a new browser context, where the map of another site is empty; `page` is the first. An
 * unexpected console error, page error or policy violation fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true }],
  sharesServer: [false, { option: true }],
  company: ['first', { option: true }],
  processes: [1, { option: true, scope: 'worker' }],
  start: [
    async ({ processes }, use) => {
      const shared = processes > 1 ? await startSharedDemoData() : undefined
      await use((env, company) => (company === 'second' ? startSecond(env) : startProduct(env, processes, shared)))
      await shared?.stop()
    },
    { scope: 'worker' },
  ],
  productOf: [
    async ({ start }, use) => {
      const started = new Map<string, Product>()
      await use(async (of, env, company) => {
        const file = `${of} ${company}`
        const known = started.get(file)
        if (known) return known
        // A worker runs file after file: the server of the one before has done its work.
        for (const [other, product] of started) {
          if (other.startsWith(SHARED)) continue
          await product.end()
          started.delete(other)
        }
        const product = await start(env, company)
        started.set(file, product)
        return product
      })
      for (const product of started.values()) await product.end()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ serverEnv, sharesServer, company, productOf }, use, { file }) => {
      // Tests that share a server ask more than one visitor may.
      const [of, env] = sharesServer ? [SHARED, { RATE_LIMIT: 'off' }] : [file, serverEnv]
      await use(await productOf(of, env, company))
    },
    // The second company is made meanwhile, once in a run.
    { timeout: 600_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.origin)
  },
  openPage: async ({ browser }, use) => {
    const opened: { context: BrowserContext; problems: string[]; expected: RegExp[] }[] = []
    await use(async ({ expected = [], ...options } = {}) => {
      const context = await browser.newContext(options)
      await context.addInitScript(reportViolations)
      await context.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      opened.push({ context, problems: watch(context), expected })
      const page = await context.newPage()
      if (options.javaScriptEnabled !== false) waitUntilItResponds(page)
      return page
    })
    for (const { context } of opened) await context.close()
    for (const { problems, expected } of opened)
      expect(problems.filter((problem) => !expected.some((one) => one.test(problem)))).toEqual([])
  },
  page: async ({ openPage }, use) => {
    await use(await openPage())
  },
})

/** `test` for files that change nothing that pages show, but may book and send forms. They share a server. */
export const visitorsTest = test.extend({ sharesServer: true })

async function startProduct(serverEnv: Env, processes: number, shared?: SharedDemoData): Promise<Product> {
  const mailbox = await startMailbox()
  const env: Env = { SMTP_URL: mailbox.url, MAIL_TO: DESK_MAIL, ...serverEnv }
  const copyOf = env.DEMO_DATA === 'off' ? undefined : process.env[DEMO_DATA_DIR]
  const server = await (shared ? startProcesses(processes, shared, env) : startServer({ env, copyOf }))
  const end = async () => {
    await server.stop()
    await mailbox.stop()
  }
  return { ...server, mailbox, end }
}

/** The second company on its own data, with the fakes that it calls. */
async function startSecond(serverEnv: Env): Promise<Product> {
  const [mailbox, services, copyOf] = await Promise.all([startMailbox(), startServices(), secondCompanyDir()])
  const env: Env = { SMTP_URL: mailbox.url, MAIL_TO: DESK_MAIL, ...services.env, ...serverEnv }
  const server = await startServer({ env, copyOf })
  const end = async () => {
    await server.stop()
    await Promise.all([services.stop(), mailbox.stop()])
  }
  return { ...server, mailbox, end }
}
