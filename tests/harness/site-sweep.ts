import { expect, type Page } from '@playwright/test'
import { ToursReply } from 'shared-api/contract'
import { addressIn } from './address-in.ts'
import { expectAccessible } from './axe.ts'
import { newTrip } from './desk-data.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { expectAllToBeReadable, expectFieldsToHaveRoom, expectWordsToBeWhole, spaceTextOut } from './reading.ts'
import { DESKTOP, PHONE } from './sizes.ts'
import { showIn } from './still.ts'
import { visitorsTest as test } from './test.ts'

const PACKAGE = '/PackageBooknow/:tour'
const PASSWORD_PAGES = ['/forgotten-password', '/new-password/no-such-link']
const CUSTOMERS_PAGES = ['/my-trips', '/prove-address/no-such-link']
const TRIP = '/trip/:token'
const DEAD_TRIP = '/trip/no-such-link'
const MISSING = '/no-such-page'
const NOT_INDEXED = ['/confirmbooking', TRIP, ...PASSWORD_PAGES, ...CUSTOMERS_PAGES]
const PAGES = [...PUBLIC_PAGES, PACKAGE, '/login', ...NOT_INDEXED, DEAD_TRIP, MISSING]
/** Those that another tariff makes otherwise: swept for the second company too, in the language with the longest words. */
const PRICED = ['/', '/cars']

/** Zoomed windows (WCAG 2.2, 1.4.4 and 1.4.10), a phone with letters of 150 %, phones, a tablet and a laptop; in CSS px. */
const WIDTHS = [260, 320, 390, 768, 1024, 1440]
/** The narrowest window in which no word may break. */
const WHOLE_WORDS = 320
/** Texts whose words must not break, in addition to labels of buttons. */
const WHOLE = ['.mantine-Button-label', '[class*=facts]', 'main dd', 'main li span']

/**
 * Opens each public page in a language, in one visit: checks its head, one h1, room for all texts at each width, and axe in
 * both colour schemes.
 */
export function sweepSite(language: string) {
  for (const company of language === 'ta-IN' ? (['first', 'second'] as const) : (['first'] as const))
    test.describe(`the site of the ${company} company`, () => {
      test.use({ company })

      test(`every page in ${language} has its head, one h1, room for its texts, and no finding of axe`, async ({
        openPage,
      }) => {
        test.setTimeout(600_000)
        const visitor = { locale: language, reducedMotion: 'reduce', bypassCSP: true } as const
        const page = await openPage({ ...visitor, expected: [/status of 404/] })
        for (const path of company === 'first' ? PAGES : PRICED)
          await test.step(path, () => sweep(page, path, language))
      })
    })
}

async function sweep(page: Page, path: string, language: string) {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const address = path === '/login' ? path : addressIn(language, await addressOf(page, path))
  expect((await page.goto(address))?.status()).toBe([DEAD_TRIP, MISSING].includes(path) ? 404 : 200)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.title()).not.toBe('')
  if (PUBLIC_PAGES.includes(path)) await expectHead(page, address)
  else if (path === PACKAGE) await expectHead(page, await packageAddress(page))
  else if (NOT_INDEXED.includes(path))
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await expectRoom(page)
  await expectNothingForAxe(page)
  await expectRoomForLargeLetters(page)
  await expectRoomForSpacedText(page)
}

async function addressOf(page: Page, path: string): Promise<string> {
  if (path === TRIP) return newTrip(page.request)
  if (path !== PACKAGE) return path
  const { tour } = ToursReply.parse(await (await page.request.get('/api/v1/tour')).json())
  return path.replace(':tour', tour[0]?._id ?? '')
}

/** The address that stands for a package's form as well: the page of the package. */
async function packageAddress(page: Page): Promise<string> {
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(/\/tourPackage\/[a-z-]+$/)
  return canonical ?? ''
}

async function expectRoom(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 512 : 900 })
    const where = `at ${width} px`
    await expectAllToBeReadable(page, where)
    if (width < WHOLE_WORDS) continue
    await expectFieldsToHaveRoom(page, where)
    for (const texts of WHOLE) await expectWordsToBeWhole(page, where, texts)
  }
}

async function expectNothingForAxe(page: Page) {
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await page.setViewportSize(DESKTOP)
  await showIn(page, 'dark')
  await expectAccessible(page)
}

/** Letters of 200 % on a laptop, a phone and in a narrow window, where nothing lies over the company's name. */
async function expectRoomForLargeLetters(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect.poll(() => page.evaluate('getComputedStyle(document.body).fontSize')).toBe('32px')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `in letters of 200 % at ${width} px`)
  }
  const home = page.locator('header').getByRole('link').first()
  const name = await home.getByRole('img').or(home.getByText(/./)).last().boundingBox()
  for (const button of await page.locator('header button').filter({ visible: true }).all()) {
    const box = await button.boundingBox()
    if (name && box && name.y + name.height > box.y) expect(name.x + name.width).toBeLessThanOrEqual(box.x)
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
}

/** Text set as far apart as readers may (WCAG 2.2, 1.4.12). */
async function expectRoomForSpacedText(page: Page) {
  await spaceTextOut(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `with its text set apart at ${width} px`)
  }
}

/** Title, description, canonical address and Open Graph, each once. */
async function expectHead(page: Page, path: string) {
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
  const title = await page.title()
  const description = (await content('description')) ?? ''
  expect(description.length).toBeGreaterThan(40)
  const address = new URL(path, page.url()).href
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)
  expect(await content('og:title')).toBe(title)
  expect(await content('og:description')).toBe(description)
  expect(await content('og:url')).toBe(address)
  expect(await content('og:type')).toBe('website')
  expect(title).toContain(await content('og:site_name'))
}
