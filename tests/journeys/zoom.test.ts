import type { Locator, Page } from 'playwright-core'
import { ToursReply } from 'shared-api/contract'
import { expect } from 'vitest'
import { acceptAndGoOn, bookingForm, cheapestCab, chooseCab, fillTrip, offeredKm } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { expectAllToBeReadable, spaceTextOut } from '../harness/reading.ts'
import { visitorsTest as test } from '../harness/test.ts'

/** A window of 1280 by 1024 px at 200 % and at 400 % (WCAG 2.2, 1.4.4 and 1.4.10). */
const ZOOMED = [
  { percent: 200, width: 640, height: 512 },
  { percent: 400, width: 320, height: 256 },
]
/** A phone of 390 px whose letters are half again as large: what is left of its width for letters of 16 px. */
const LARGE_LETTERS = { width: 260, height: 563 }
const PUBLIC_PAGES = [
  ...['/', '/about', '/cars', '/contactus', '/terms&conditions', '/privacy-policy'],
  ...['/holidayPackage', '/tourPackage', '/CustomTourPackageForm', '/login'],
]
const LANGUAGES = ['en-IN', 'ta-IN']

test.for(LANGUAGES)('public pages at 200 % and 400 %, and with text set apart, %s', async (locale, { openPage }) => {
  const page = await openPage({ bypassCSP: true, reducedMotion: 'reduce', locale })
  const { tour } = ToursReply.parse(await (await page.request.get('/api/v1/tour')).json())
  for (const path of [...PUBLIC_PAGES, `/PackageBooknow/${tour[0]?._id}`]) await expectReadable(page, path)
})

test.for(LANGUAGES)(
  'letters of 200 % in a window of 320 px lie over nothing, and need no scrolling sideways, %s',
  async (locale, { openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 600 }, reducedMotion: 'reduce', locale })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const path of PUBLIC_PAGES) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate('getComputedStyle(document.body).fontSize')).toBe('32px')
      await expectAllToBeReadable(page, path)
      expect(
        await overlaps(page.locator('header').getByRole('link').first(), page.locator('header button')),
        path,
      ).toEqual([])
    }
  },
)

test('a contrast theme shows what is chosen', async ({ openPage }) => {
  const page = await openPage({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  const form = bookingForm(page)
  const colour = (of: Locator, name: string) => of.evaluate((e, of) => getComputedStyle(e).getPropertyValue(of), name)
  const chosen = form.getByRole('button', { name: 'Out Station' })
  const other = form.getByRole('button', { name: 'Drop Trip' })
  expect(await colour(chosen, 'background-color')).not.toBe(await colour(other, 'background-color'))
  const terms = form.getByRole('checkbox', { name: /terms/ })
  await terms.check()
  const tick = terms.locator('xpath=following-sibling::*[1]')
  expect(await colour(tick, 'color')).not.toBe(await colour(terms, 'background-color'))
})

test.for(LANGUAGES)('cabs that seat too few, in a window of 320 px, %s', async (locale, { openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce', locale })
  await page.goto('/')
  await page.locator('[name=NumberOfPersons]').fill('100')
  await page.getByRole('radio').first().scrollIntoViewIfNeeded()
  await page.getByRole('alert').first().waitFor()
  await expectAllToBeReadable(page, 'cabs for 100 persons')
})

test('the desk at 200 % and 400 %, and with text set apart', async ({ openPage }) => {
  const page = await openPage({ bypassCSP: true, reducedMotion: 'reduce' })
  await enterDesk(page)
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  const { _id } = await book(page.request, dropTrip(cab ?? expect.unreachable(), { PickUpdate: dayFromToday(1) }))
  for (const path of ['/admin', '/table', '/bookings', `/bookings/${_id}`, '/enquiries', '/holiday/create', '/staff']) {
    await expectReadable(page, path)
  }
  await page.setViewportSize(LARGE_LETTERS)
  await page.goto('/bookings')
  const header = page.getByRole('banner')
  const [name, language] = [header.getByText('Thenral Travels'), header.getByRole('button', { name: 'தமிழ்' })]
  const [left, right] = await Promise.all([name.boundingBox(), language.boundingBox()])
  expect((left?.x ?? 0) + (left?.width ?? 0), 'the name ends').toBeLessThanOrEqual(right?.x ?? 0)
  await page.getByRole('button', { name: 'Pick-up date' }).click()
  const calendar = await page.getByRole('dialog').boundingBox()
  expect((calendar?.x ?? 0) + (calendar?.width ?? 0), 'the calendar ends').toBeLessThanOrEqual(LARGE_LETTERS.width)
})

test('at 200 % a cab is booked, and bars leave room for what is filled in', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  await page.goto('/')
  await fillTrip(page, {
    type: 'Drop Trip',
    from: { state: 'Tamil Nadu', city: 'Chennai' },
    to: { state: 'Tamil Nadu', city: 'Madurai' },
    pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
    persons: 2,
  })
  await offeredKm(page)
  await chooseCab(page, await cheapestCab(page, 'Drop Trip', 2))
  const bars = [page.locator('header').first(), bookingForm(page).getByText('Total (approx)', { exact: true })]
  const [top, foot] = await Promise.all(bars.map((bar) => bar.boundingBox()))
  expect((foot?.y ?? 0) - (top?.y ?? 0) - (top?.height ?? 0)).toBeGreaterThan(512 / 2)
  await acceptAndGoOn(page)
  await expectAllToBeReadable(page, '/confirmbooking at 200 %')
})

/** Which of the others lie over a box. */
async function overlaps(box: Locator, others: Locator): Promise<string[]> {
  const words = await box.getByText(/./).last().boundingBox()
  const seen = await others.filter({ visible: true }).all()
  const found: string[] = []
  for (const other of seen) {
    const at = await other.boundingBox()
    if (words && at && words.x + words.width > at.x && words.y + words.height > at.y)
      found.push((await other.textContent()) ?? '')
  }
  return found
}

/** The page as it comes in large letters, then at each zoom, and then with its text set apart. */
async function expectReadable(page: Page, path: string) {
  await page.setViewportSize(LARGE_LETTERS)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await expectAllToBeReadable(page, `${path} in large letters`)
  for (const { percent, ...viewport } of ZOOMED) {
    await page.setViewportSize(viewport)
    await expectAllToBeReadable(page, `${path} at ${percent} %`)
  }
  await spaceTextOut(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `${path} with its text set apart at ${width} px`)
  }
}

test.for(LANGUAGES)(
  'on a large screen the words over the road end above its dark hills (%s)',
  async (locale, { openPage }) => {
    const page = await openPage({ locale })
    for (const width of [1440, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height: (width * 9) / 16 })
      await page.goto('/')
      const end = await page.getByRole('main').evaluate((main) => {
        const drawing = main.querySelector<SVGSVGElement>('section > svg')?.getScreenCTM()
        const words = main.querySelector('h1 + p')?.getBoundingClientRect()
        return new DOMPoint(0, words?.bottom).matrixTransform(drawing?.inverse()).y
      })
      expect(end, `${width} px`).toBeLessThan(HILLS)
    }
  },
)

/** Where the hills are dark, in units of the drawing. */
const HILLS = 490
