import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { enterDesk } from '../harness/desk.ts'
import { hold } from '../harness/held.ts'
import { visitorsTest } from '../harness/test.ts'

const test = visitorsTest.extend('areVisitorsNew', { scope: 'file' }, () => true)

/**
 * What a first visit may load, in bytes as sent (Brotli, without headers) and in requests; pictures below the fold and
 * what an idle browser fetches for the next page are not in it.
 */
const BUDGETS = [
  { path: '/', language: 'en', scripts: 158_500, requests: 14 },
  { path: '/', language: 'ta', scripts: 173_500, requests: 15 },
  { path: '/cars', language: 'en', scripts: 155_500, requests: 17 },
  { path: '/tourPackage', language: 'en', scripts: 156_500, requests: 18 },
  { path: '/about', language: 'en', scripts: 157_500, requests: 16 },
  { path: '/contactus', language: 'en', scripts: 157_500, requests: 17 },
]

/** The same of the desk, for who is logged in: its calls are in it. */
const DESK_BUDGETS = [
  { path: '/bookings', scripts: 236_000, requests: 17 },
  { path: '/bookings/create', scripts: 239_000, requests: 18 },
  { path: '/enquiries', scripts: 236_000, requests: 17 },
  { path: '/table', scripts: 236_000, requests: 23 },
  { path: '/holiday', scripts: 236_000, requests: 22 },
]

type Loaded = { path: string; type: string; bytes: number }

async function load(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const open = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url) || isAhead(request)) return
    open.set(requestId, { path: new URL(request.url).pathname, type: type ?? '', bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return [...open.values()]
}

/** Whether a request is for the next page: the browser was idle. */
const isAhead = ({ url, headers }: { url: string; headers: Record<string, string> }) =>
  'Sec-Purpose' in headers || url.endsWith('/remote.json')

test.for(BUDGETS)(
  '$path ($language) stays within its budget of bytes and requests',
  async ({ path, language, ...budget }, { openPage, product }) => {
    const headers = { 'accept-language': language }
    let html = ''
    const rendered = async () => {
      html = await (await fetch(product.origin + path, { headers })).text()
      return html.includes('data-page=')
    }
    await expect.poll(rendered).toBe(true)
    const page = await openPage({ viewport: { width: 390, height: 844 }, locale: `${language}-IN` })
    const loaded = await load(page, path)
    const scripts = loaded.filter(({ path: file }) => file.endsWith('.js'))
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget.scripts)
    expect(loaded.length).toBeLessThanOrEqual(budget.requests)
    // Our texts are made of the letters of the small font.
    expect(loaded.filter(({ path: file }) => file.includes('tamil-latin-wght'))).toEqual([])
    // Depth 2: the page names every script of its first view, so that none waits for another to be read; and it names
    // them so that the one that is fetched ahead is the one that is run.
    const files = scripts.map(({ path: file }) => file)
    expect(files.filter((file) => !html.includes(`="${file}"`))).toEqual([])
    expect(files).toEqual([...new Set(files)])
  },
)

test.for(['/', '/contactus'])(
  'what the first view of %s does not need is not loaded with it: the parser, the client, the toasts',
  async (path, { openPage }) => {
    const page = await openPage()
    const files = (await load(page, path)).map(({ path }) => path)
    expect(files.filter((file) => /\/(api|client|toasts|calls)-[^/]+\.js$/.test(file))).toEqual([])
  },
)

test.for(['/', '/contactus'])(
  'the browser compiles what %s starts with while it is being loaded',
  async (path, { openPage, product }) => {
    const page = await openPage()
    const scripts = (await load(page, path)).map((file) => file.path).filter((file) => file.endsWith('.js'))
    const codes = await Promise.all(scripts.map(async (path) => (await fetch(product.origin + path)).text()))
    expect(scripts.filter((_path, index) => !codes[index]?.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([])
  },
)

test.for(DESK_BUDGETS)(
  '$path of the desk stays within its budget of bytes and requests',
  async ({ path, ...budget }, { openPage, product }) => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await enterDesk(page)
    const loaded = await load(page, path)
    const scripts = loaded.filter(({ path: file }) => file.endsWith('.js'))
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget.scripts)
    expect(loaded.length).toBeLessThanOrEqual(budget.requests)
    // What it borrows of the shell too is named by the page, and the shell's own client is not loaded beside the console's.
    const html = await (await fetch(product.origin + path)).text()
    const files = scripts.map(({ path: file }) => file)
    expect(files.filter((file) => !html.includes(`="${file}"`))).toEqual([])
    expect(files).toEqual([...new Set(files)])
  },
)

test('the desk at a glance pushes nothing down when its numbers come', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(noteShifts)
  await enterDesk(page)
  const release = await hold(page, '**/api/v1/desk/summary')
  await page.goto('/admin')
  await page.getByText('Loading the day’s summary…').waitFor({ state: 'attached' })
  release()
  await page.getByRole('heading', { name: 'Pick-ups today' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.02)
})

declare global {
  interface Window {
    shifted?: number
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

function noteShifts() {
  const note = (list: PerformanceObserverEntryList) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
}
