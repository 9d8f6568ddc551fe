import { type Browser, expect } from '@playwright/test'
import { addressIn } from '../harness/address-in.ts'
import { hold } from '../harness/held.ts'
import { WITH_NOTO_TAMIL } from '../harness/noto-tamil.ts'
import { rendered } from '../harness/rendered.ts'
import { visitorsTest as base } from '../harness/test.ts'

type Shift = PerformanceEntry & { value: number }
/** The layout shift so far, as the browser scores it. */
type Watched = { shift: number }

function watchShifts() {
  const watched = Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as Shift[]) watched.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

// No Debian of the tests has a font with Tamil letters, as every phone in Tamil Nadu does.
const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        env: { ...process.env, ...WITH_NOTO_TAMIL },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

const VISITS = ['/', '/cars'].flatMap((path) => ['en', 'ta'].map((language) => ({ path, language })))

for (const visit of VISITS)
  test(`the font that comes late moves nothing on ${visit.path} (${visit.language})`, async ({ openPage, product }) => {
    const { language } = visit
    const path = addressIn(language, visit.path)
    await rendered(product.origin, path)
    const page = await openPage({ viewport: { width: 390, height: 844 }, locale: `${language}-IN` })
    await page.addInitScript(watchShifts)
    const release = await hold(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const painted = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        return document.fonts.status
      })
    expect(await painted()).toBe('loading')

    release()
    await expect.poll(painted).toBe('loaded')
    await painted()
    expect(await page.evaluate(() => (window as unknown as Watched).shift)).toBeCloseTo(0, 2)
  })
