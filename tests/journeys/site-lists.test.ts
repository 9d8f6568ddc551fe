import type { Page } from 'playwright-core'
import { AvailableCarsReply, HolidaysReply, ToursReply } from 'shared-api/contract'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { bookingForm } from '../harness/booking-form.ts'
import { hold } from '../harness/held.ts'
import { formatRupees } from '../harness/money.ts'
import { openByLink } from '../harness/open-by-link.ts'
import { PHONE, SIZES } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

const CARS = '**/api/v1/avaibleCars**'
/** How long a list may take to show what was asked of it, in ms; the machine of the tests is slow and shared. */
const QUICK_MS = 1500

const LISTS = [
  { link: 'Our Cabs', call: CARS, what: 'the cabs', empty: 'No Cars Available', json: { Cars: [] } },
  {
    link: 'Holiday Package',
    call: '**/api/v1/holiday',
    what: 'the holiday packages',
    empty: 'No holiday packages at the moment',
    json: { holidays: [] },
  },
  {
    link: 'Tour Package',
    call: '**/api/v1/tour',
    what: 'the tour packages',
    empty: 'No tour packages at the moment',
    json: { tour: [] },
  },
]

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const availableCabs = async (page: Page) =>
  AvailableCarsReply.parse(await (await page.request.get('/api/v1/avaibleCars')).json()).Cars

test.for(LISTS)(
  '$what: on the way, not to be had, empty, and there',
  async ({ link, call, what, empty, json }, { openPage }) => {
    const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce', expected: [/ERR_FAILED/] })
    const release = await hold(page, call)
    await openByLink(page, link)
    await page.getByRole('status').getByText(`Loading ${what}…`).waitFor({ state: 'attached' })
    await expectAccessible(page)
    release()
    await cards(page).first().waitFor()

    await page.unrouteAll()
    await page.route(call, (route) => route.abort())
    await openByLink(page, link)
    const failure = page.getByRole('alert').filter({ hasText: `We could not load ${what}` })
    await failure.waitFor()
    await expectAccessible(page)
    await page.unrouteAll()
    await page.route(call, (route) => route.fulfill({ json }))
    // The page asks again by itself now and then, so Retry may be gone already.
    await failure
      .getByRole('button', { name: 'Retry' })
      .or(page.getByRole('heading', { name: empty }))
      .click()
    await page.getByRole('heading', { name: empty }).waitFor()
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0)
    await expectAccessible(page)
  },
)

test('the booking form without its cabs says so, and goes on when they are there', async ({ openPage }) => {
  const page = await openPage({ expected: [/ERR_FAILED/] })
  await page.route(CARS, (route) => route.abort())
  await openByLink(page, 'Home')
  await bookingForm(page).getByRole('alert').getByText('The cabs could not be loaded.').waitFor()
  await page.unrouteAll()
  await page.route(CARS, (route) => route.fulfill({ json: { Cars: [] } }))
  const none = bookingForm(page).getByText('No Cars Available. Call us: we may still find one for you.')
  await bookingForm(page).getByRole('button', { name: 'Retry' }).or(none).click()
  await none.waitFor()
})

test.for(SIZES)(
  'a cab at $width px has all that the visitor asks for, and Select leads on',
  async (viewport, { openPage }) => {
    const page = await openPage({ viewport })
    await page.goto('/cars')
    const cabs = await availableCabs(page)
    await page.getByRole('heading', { level: 1, name: `Showing ${cabs.length} Available Cabs` }).waitFor()
    const cab = cabs[0] ?? expect.unreachable()
    const name = `${cab.brand} ${cab.carModel}`
    const card = cards(page).first()
    for (const text of [
      ...[name, `Manual - Petrol - ${cab.seats} seats`, formatRupees(cab.price ?? 0), '₹1000 excluding fees'],
      ...[cab.description, 'Active Fastag'],
    ])
      await card.getByText(text, { exact: true }).waitFor()
    expect(await card.locator('img').getAttribute('srcset')).toMatch(/320w.*640w.*960w.*1280w/)
    await card.getByRole('button', { name: `Select ${name}` }).click()
    await page.waitForURL('**/#book')
    await page.getByRole('status').getByText(`${name} is chosen. Now fill in your trip.`).waitFor()
    await bookingForm(page).getByRole('radio', { checked: true }).waitFor()
  },
)

test.for(['/cars', '/tourPackage'])(
  '%s: a phone of 412 px and 2.6 to each loads pictures of 960',
  async (path, { openPage }) => {
    const page = await openPage({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 })
    await page.goto(path)
    const picture = page.getByRole('main').getByRole('article').first().locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/960\.webp$/)
  },
)

test('a cab without price or description says so, on its card and in the form', async ({ page }) => {
  const [cab] = await availableCabs(page)
  await page.route(CARS, (route) => route.fulfill({ json: { Cars: [{ ...cab, price: null, description: '' }] } }))
  await openByLink(page, 'Our Cabs')
  for (const text of ['Price not available', 'No description available']) await cards(page).getByText(text).waitFor()
  await openByLink(page, 'Home')
  for (const text of ['Price not available', 'No description available'])
    await bookingForm(page).getByText(text).waitFor()
})

test('cards far below are painted once the page has come to rest', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE })
  const isPainted = () =>
    cards(page)
      .last()
      .getByRole('button')
      .evaluate((button) => button.checkVisibility({ contentVisibilityAuto: true }))
  await page.goto('/cars')
  await expect.poll(isPainted).toBe(true)
  await openByLink(page, 'Home')
  await openByLink(page, 'Our Cabs')
  await expect.poll(() => cards(page).count()).toBe(24)
  await expect.poll(isPainted).toBe(true)
})

test('500 cabs on a phone: found by trip type, seats and price, pictures as they come near', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE })
  const cabs = manyOf(await availableCabs(page), 500).map((cab, n) => ({ ...cab, price: 1000 + ((n * 37) % 500) }))
  await page.route(CARS, (route) => route.fulfill({ json: { Cars: cabs } }))
  const pictures = watchPictures(page)
  await openByLink(page, 'Our Cabs')
  await page.getByRole('heading', { name: 'Showing 500 Available Cabs' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(pictures.size).toBeLessThan(15)
  expect(await cards(page).count()).toBeLessThanOrEqual(24)

  const serving = cabs.filter(({ category, seats }) => category.includes('Local Trip') && seats >= 7)
  await page.getByLabel('Trip type').selectOption('Local Trip')
  await page.getByLabel('Seats', { exact: true }).selectOption('7 or more')
  await quickly(() => page.getByRole('heading', { name: `Showing ${serving.length} Available Cabs` }).waitFor())
  await page.getByLabel('Sort by').selectOption('Price: high to low')
  const dearest = Math.max(...serving.map(({ price }) => price))
  await quickly(() => cards(page).first().getByText(formatRupees(dearest)).waitFor())
  await page.getByRole('button', { name: `Show more cabs (${serving.length - 24})` }).click()
  await quickly(async () => expect.poll(() => cards(page).count()).toBe(Math.min(48, serving.length)))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: `Showing ${serving.length} Available Cabs` }).waitFor()

  await openByLink(page, 'Home')
  await bookingForm(page).getByRole('radio').first().waitFor()
  expect(await bookingForm(page).getByRole('radio').count()).toBe(4)
  await bookingForm(page).getByRole('button', { name: 'Show more cabs (496)' }).click()
  await quickly(async () => expect.poll(() => bookingForm(page).getByRole('radio').count()).toBe(28))
})

test.for([
  { link: 'Holiday Package', call: '**/api/v1/holiday' },
  { link: 'Tour Package', call: '**/api/v1/tour' },
])(
  '200 packages of $link on a phone: searched, opened row by row, and back to the same place',
  async (list, { openPage }) => {
    const page = await openPage({ viewport: PHONE })
    const reply = await (await page.request.get(list.call.replace('**', ''))).json()
    const known = 'tour' in reply ? ToursReply.parse(reply).tour : HolidaysReply.parse(reply).holidays
    const packages = manyOf<(typeof known)[number]>(known, 200).map((one, n) => ({ ...one, name: `Package ${n}` }))
    const json = 'tour' in reply ? { tour: packages } : { holidays: packages }
    await page.route(list.call, (route) => route.fulfill({ json }))
    const pictures = watchPictures(page)
    await openByLink(page, list.link)
    await page.getByText('Showing 12 of 200 packages').waitFor()
    await page.waitForLoadState('networkidle')
    expect(pictures.size).toBeLessThan(12)
    await page.getByLabel('Search').fill('package 19')
    await quickly(() => page.getByText('Showing 12 of 12 packages').waitFor())
    await page.getByLabel('Search').fill('no such package')
    await page.getByRole('button', { name: 'Show all packages' }).click()
    await page.getByRole('button', { name: 'Show more packages' }).click()
    await quickly(() => page.getByText('Showing 24 of 200 packages').waitFor())
    await page.waitForURL('**?shown=24')
    await cards(page)
      .nth(20)
      .getByRole('link', { name: /^Book Now/ })
      .click()
    await page.getByRole('form', { name: 'Package booking' }).waitFor()
    await page.goBack()
    await page.getByText('Showing 24 of 200 packages').waitFor()
  },
)

/** So many records, made of copies of these, each with an id of its own. */
const manyOf = <One extends { _id: string }>(some: One[], count: number): One[] =>
  Array.from({ length: count }, (_, n) => ({ ...(some[n % some.length] ?? expect.unreachable()), _id: `copy-${n}` }))

/** The pictures of uploads that the page asks for, each address once. */
function watchPictures(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/uploads/')) asked.add(request.url())
  })
  return asked
}

async function quickly(done: () => Promise<unknown>) {
  const since = performance.now()
  await done()
  expect(performance.now() - since).toBeLessThan(QUICK_MS)
}
