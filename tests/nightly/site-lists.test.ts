import { expect, type Page } from '@playwright/test'
import { AvailableCarsReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import { bookingForm, cabTiles } from '../harness/booking-form.ts'
import { fail } from '../harness/fail.ts'
import { hold } from '../harness/held.ts'
import { formatRupees } from '../harness/money.ts'
import { openByLink } from '../harness/open-by-link.ts'
import { PHONE } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

const CARS = '**/api/v1/avaibleCars**'
/** Time for a list to show a result, in ms, on a slow and shared machine. */
const QUICK_MS = 1500

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const availableCabs = async (page: Page) =>
  AvailableCarsReply.parse(await (await page.request.get('/api/v1/avaibleCars')).json()).Cars

test('a list that loads, fails or is empty passes axe, and Retry requests it again', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce', expected: [/ERR_FAILED/] })
  const release = await hold(page, CARS)
  await openByLink(page, 'Our Cabs')
  await page.getByRole('status').getByText('Loading the cabs…').waitFor({ state: 'attached' })
  await expectAccessible(page)
  release()
  await cards(page).first().waitFor()

  await page.unrouteAll()
  await page.route(CARS, (route) => route.abort())
  await openByLink(page, 'Our Cabs')
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load the cabs' })
  await failure.waitFor()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.route(CARS, (route) => route.fulfill({ json: { Cars: [] } }))
  // The page also retries on its own, so Retry may be gone.
  await failure
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('heading', { name: 'No Cars Available' }))
    .click()
  await page.getByRole('heading', { name: 'No Cars Available' }).waitFor()
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('a phone of 412 px and 2.6 to each loads pictures of 960', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 })
  await page.goto('/cars')
  const picture = page.getByRole('main').getByRole('article').first().locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/960\.webp$/)
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
  await cabTiles(page).first().waitFor()
  await quickly(() => cabTiles(page).first().check())
  await quickly(() => bookingForm(page).getByRole('group', { name: 'Model' }).waitFor())
})

/** This many copies of records, each with its own id. */
const manyOf = <One extends { _id: string }>(some: One[], count: number): One[] =>
  Array.from({ length: count }, (_, n) => ({
    ...(some[n % some.length] ?? fail('there are no cabs to copy')),
    _id: `copy-${n}`,
  }))

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
