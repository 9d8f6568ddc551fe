import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { fail } from './fail.ts'
import { expectAllToBeReadable, expectWordsToBeWhole, spaceTextOut } from './reading.ts'
import { showIn } from './still.ts'

/** Ids of records, by their name in the pages. */
type Ids = Record<string, string>

/** The pages of the desk; `:cab` etc. are ids of records. */
export const DESK_PAGES = [
  ...['/admin', '/table?rows=25', '/admin/create', '/edit/:cab', '/bookings', '/bookings/:booking', '/enquiries'],
  ...['/bookings/:booking/trip'],
  ...['/bookings/:confirmed', '/bookings/:assigned', '/board'],
  '/bookings/:booking/sheet',
  ...[
    '/bookings/create?enquiry=:enquiry',
    '/enquiries/:enquiry',
    '/enquiries/:enquiry/quotation',
    '/holiday?rows=25',
    '/holiday/create',
  ],
  ...[
    '/holidayEdit/:holiday',
    '/tour',
    '/tour/create',
    '/tourEdit/:tour',
    '/staff',
    '/activity',
    '/personal-data',
    '/account',
  ],
  ...['/tariffs', '/tariffs/create', '/tariffs/:tariff', '/books', '/day-book', '/documents', '/import'],
  ...['/money', '/money/collect', '/money/give-back', '/more'],
  ...['/admin/settings', '/admin/settings?part=look', '/admin/settings?part=history'],
  ...['/vehicles?rows=25', '/vehicles/create', '/vehicles/:vehicle', '/drivers', '/drivers/create', '/drivers/:driver'],
  ...['/drivers/cash', '/drivers/:driver/cash'],
]

/** The narrowest window in which no word of a button may break. */
const WHOLE_WORDS = 390

async function open(page: Page, path: string, ids: Ids) {
  await page.goto(path.replace(/:(\w+)/, (_, record: string) => ids[record] ?? fail(`there is no ${record}`)))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Checks a page of the desk at these widths: its title, one h1, room for its texts, and axe in both schemes. */
export async function sweep(page: Page, path: string, ids: Ids, widths: number[]) {
  await open(page, path, ids)
  expect(await page.title()).toContain('Desk')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.evaluate(widestReference)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `at ${width} px`)
    if (width >= WHOLE_WORDS) await expectWordsToBeWhole(page, `at ${width} px`)
  }
  await expectNothingForAxe(page)
  await spaceTextOut(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `with its text set apart at ${width} px`)
  }
}

/** Has the desk's account and browser read in Tamil. */
export async function readInTamil(page: Page) {
  const preferences = { language: 'ta', start: '/table', sound: false, views: [] }
  expect((await page.request.put('/api/v1/desk/preferences', { data: preferences })).status()).toBe(200)
  await page.addInitScript(`localStorage.setItem('desk-language', 'ta')`)
}

/** Checks that a page of the desk has room for its texts in Tamil. */
export async function sweepInTamil(page: Page, path: string, ids: Ids, widths: number[]) {
  await open(page, path, ids)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/[\u0b80-\u0bff]/)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `in Tamil at ${width} px`)
  }
}

async function expectNothingForAxe(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 })
  await showIn(page, 'light')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await showIn(page, 'dark')
  await expectAccessible(page)
}

/** Puts the widest reference in the place of each: chance must not decide whether there is room. Runs in the page. */
function widestReference() {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null)
    if (node.data.includes('TT-')) node.data = node.data.replace(/TT-\w{6}/, 'TT-WWWWWW')
}
