import { expect, type Page } from '@playwright/test'
import { addressIn } from '../harness/address-in.ts'
import { enterDesk } from '../harness/desk.ts'
import { newTrip } from '../harness/desk-data.ts'
import { hold } from '../harness/held.ts'
import { visitorsTest as test } from '../harness/test.ts'

/**
 * The budget of a first visit: bytes of script and of HTML as sent (Brotli, without headers) and requests. Pictures below the fold
 * do not count.
 */
/** Home has the most; other letters take more bytes each. */
const SCRIPTS = { en: 215_000, ta: 220_000 }
const HTML = { en: 38_000, ta: 39_500 }
const VISITS = [
  { path: '/', language: 'en', requests: 28 },
  { path: '/', language: 'ta', requests: 31 },
  { path: '/cars', language: 'en', requests: 36 },
  { path: '/cabs/chennai-to-madurai', language: 'en', requests: 34 },
  { path: '/cabs/chennai-to-madurai', language: 'ta', requests: 36 },
  { path: '/tourPackage', language: 'en', requests: 32 },
  { path: '/about', language: 'en', requests: 24 },
  { path: '/contactus', language: 'en', requests: 27 },
  { path: '/trip', language: 'en', requests: 27 },
  { path: '/my-trips', language: 'en', requests: 29 },
  { path: '/trip/:token', language: 'en', requests: 27 },
  { path: '/trip/:token', language: 'ta', requests: 29 },
] as const
/** The second company's: those that show fares, which its tariff makes otherwise; it has a logo, and six cabs where four are seen. */
const VISITS_BY_PRICE = VISITS.filter(({ path }) => path === '/' || path === '/cars').map(({ requests, ...visit }) => ({
  ...visit,
  requests: requests + 3,
}))

/**
 * The same for staff who are logged in; calls of the API count, with that for the language that a person chose. The form that
 * books by phone prices by any tariff and marks what is free, and English comes with each page. The list of cabs has their
 * pictures and their vehicles.
 */
const DESK_BUDGET = { scripts: 350_000, requests: 44 }
const DESK_PATHS = ['/bookings', '/bookings/create', '/enquiries', '/table', '/holiday']

type Loaded = { path: string; type: string; bytes: number }

async function load(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const open = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return
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

for (const company of ['first', 'second'] as const)
  test.describe(`of the ${company} company`, () => {
    test.use({ company })

    for (const { path, language, requests } of company === 'first' ? VISITS : VISITS_BY_PRICE)
      test(`${path} (${language}) stays within its budget of bytes and requests`, async ({
        openPage,
        product,
        request,
      }) => {
        const at = addressIn(language, path === '/trip/:token' ? await newTrip(request) : path)
        let html = ''
        const rendered = async () => {
          html = await (await fetch(product.origin + at)).text()
          return html.includes('data-page=')
        }
        await expect.poll(rendered).toBe(true)
        const page = await openPage({ viewport: { width: 390, height: 844 }, locale: `${language}-IN` })
        const loaded = await load(page, at)
        const scripts = loaded.filter(({ path: file }) => file.endsWith('.js'))
        expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(SCRIPTS[language])
        expect(loaded[0]).toMatchObject({ path: at, type: 'Document' })
        expect(loaded[0]?.bytes).toBeLessThan(HTML[language])
        expect(loaded.length).toBeLessThanOrEqual(requests)
        // Our texts are made of the letters of the small font.
        expect(loaded.filter(({ path: file }) => file.includes('tamil-latin-wght'))).toEqual([])
        // Depth 2: the page names every script of its first view, so that none waits for another to be read; and it names
        // them so that the one that is fetched ahead is the one that is run.
        const files = scripts.map(({ path: file }) => file)
        expect(files.filter((file) => !html.includes(`="${file}"`))).toEqual([])
        expect(files).toEqual([...new Set(files)])
      })
  })

for (const path of ['/', '/contactus'])
  test(`what the first view of ${path} does not need is not loaded with it: the parser, the client, the toasts`, async ({
    openPage,
  }) => {
    const page = await openPage()
    const files = (await load(page, path)).map(({ path }) => path)
    expect(files.filter((file) => /\/(api|client|toasts|calls)-[^/]+\.js$/.test(file))).toEqual([])
  })

for (const path of ['/', '/contactus'])
  test(`the browser compiles the larger scripts of ${path} while they load`, async ({ openPage, product }) => {
    const page = await openPage()
    const loaded = await load(page, path)
    const larger = loaded.filter((file) => file.path.endsWith('.js') && file.bytes > 5_000).map((file) => file.path)
    const codes = await Promise.all(larger.map(async (file) => (await fetch(product.origin + file)).text()))
    expect(larger.length).toBeGreaterThan(3)
    expect(larger.filter((_file, index) => !codes[index]?.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([])
  })

for (const path of DESK_PATHS)
  test(`${path} of the desk stays within its budget of bytes and requests`, async ({ openPage, product }) => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await enterDesk(page)
    const loaded = await load(page, path)
    const scripts = loaded.filter(({ path: file }) => file.endsWith('.js'))
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(DESK_BUDGET.scripts)
    expect(loaded.length).toBeLessThanOrEqual(DESK_BUDGET.requests)
    // The page also lists the shell's files that it uses, and the shell's own client does not load.
    const html = await (await fetch(product.origin + path)).text()
    const files = scripts.map(({ path: file }) => file)
    expect(files.filter((file) => !html.includes(`="${file}"`))).toEqual([])
    expect(files).toEqual([...new Set(files)])
  })

test('the desk at a glance pushes nothing down when its numbers come', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(noteShifts)
  await enterDesk(page)
  const release = await hold(page, '**/api/v1/desk/summary')
  await page.goto('/admin')
  await page.getByText('Loading the day’s summary…').waitFor({ state: 'attached' })
  release()
  await page.getByRole('heading', { name: /^(Next|No more pick-ups today)$/ }).waitFor()
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
