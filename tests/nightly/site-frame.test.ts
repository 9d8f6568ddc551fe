import { expect, type Page } from '@playwright/test'
import { Company } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import { rendered } from '../harness/rendered.ts'
import { DESKTOP, PHONE } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

const NAVIGATION = [
  ['Home', '/'],
  ['About', '/about'],
  ['Tour Package', '/tourPackage'],
  ['Holiday Package', '/holidayPackage'],
  ['Contact Us', '/contactus'],
] as const

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const scrollY = (page: Page) => page.evaluate<number>('window.scrollY')
/** Scrolls and returns the position, which depends on the current length of the page. */
const scrolledTo = async (page: Page, top: number) => {
  await page.evaluate(`window.scrollTo(0, ${top})`)
  return scrollY(page)
}
const logo = (page: Page) => page.locator('header [data-logo]').getAttribute('data-logo')
const company = async (page: Page) => Company.parse(await (await page.request.get('/api/v1/company')).json())

test('the navigation bar leads everywhere, marks the page and starts each at its top', async ({ page }) => {
  await page.goto('/')
  for (const [label, path] of NAVIGATION.toReversed()) {
    await expect.poll(() => scrolledTo(page, 500)).toBe(500)
    await navigation(page).getByRole('link', { name: label }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => scrollY(page)).toBe(0)
    expect(await navigation(page).locator('[aria-current=page]').allTextContents()).toEqual([label])
  }
})

test('Back leads to where one was in a list', async ({ page }) => {
  await page.goto('/tourPackage')
  await expect.poll(() => scrolledTo(page, 600)).toBe(600)
  // A press by hand would have the link brought into sight first.
  await page
    .getByRole('link', { name: /^Book Now/ })
    .nth(3)
    .dispatchEvent('click')
  await page.waitForURL('**/PackageBooknow/**')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tour Packages' }).waitFor()
  await expect.poll(() => scrollY(page)).toBe(600)
})

test('the logo changes past 100 px, and is the other one on home', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
  expect(await logo(page)).toBe('light')
  for (const [top, variant] of [
    [100, 'light'],
    [101, 'solid'],
    [0, 'light'],
  ] as const) {
    await scrolledTo(page, top)
    await expect.poll(() => logo(page)).toBe(variant)
  }
  await navigation(page).getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => logo(page)).toBe('solid')
})

test('on a phone the menu opens, leads on and closes by keyboard alone', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  expect(await navigation(page).isVisible()).toBe(false)
  const closed = await menu.boundingBox()
  await page.keyboard.press('Enter')
  await navigation(page).waitFor()
  const close = page.getByRole('button', { name: 'Close' })
  expect(await close.boundingBox(), 'the button stays under the thumb').toMatchObject({ y: closed?.y })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => navigation(page).isVisible()).toBe(false)
  expect(await menu.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true)

  await page.keyboard.press('Space')
  for (const _entry of ['Home', 'About']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/about')
  await expect.poll(() => navigation(page).isVisible()).toBe(false)
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'A cab and a good driver' }).waitFor()
  expect(await navigation(page).isVisible(), 'it stays closed on the page that it was opened on').toBe(false)
})

test('the footer has address, numbers, quick links and social links', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const { address, phones, email, links } = await company(page)
  await footer.getByText(address.street).waitFor()
  expect(phones).toHaveLength(3)
  for (const phone of phones) expect(await footer.locator(`a[href="tel:${phone}"]`).count()).toBe(1)
  expect(await footer.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`)
  for (const href of Object.values(links)) expect(await footer.locator(`a[href="${href}"]`).count()).toBe(1)
  const quick = footer.getByRole('navigation', { name: 'Quick links' })
  for (const [label, path] of [
    ...NAVIGATION,
    ['Our Cabs', '/cars'],
    ['Terms and Conditions', '/terms&conditions'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const)
    expect(await quick.getByRole('link', { name: label, exact: true }).getAttribute('href')).toBe(path)
})

test('contact: the numbers, and the map when it comes into sight', async ({ openPage, product }) => {
  await rendered(product.origin, '/contactus')
  const page = await openPage({ viewport: { width: 390, height: 480 } })
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets of Madurai</p>' }),
  )
  await page.goto('/contactus')
  const office = page.getByRole('main')
  const { address, phones, email, map } = await company(page)
  await office.getByText(address.street).waitFor()
  for (const phone of phones) expect(await office.locator(`a[href="tel:${phone}"]`).count()).toBeGreaterThan(0)
  expect(await office.locator(`a[href="mailto:${email}"]`).count()).toBe(1)
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('link', { name: 'Open it on OpenStreetMap' }).scrollIntoViewIfNeeded()
  await page.frameLocator('iframe').getByText('Streets of Madurai').waitFor()
  const link = page.getByRole('link', { name: 'Open it on OpenStreetMap' })
  expect(await link.getAttribute('href')).toBe(map.link)
})

test('shows address and link if the map fails to load', async ({ openPage }) => {
  const page = await openPage({ viewport: DESKTOP, expected: [/ERR_FAILED/] })
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await page.goto('/contactus')
  await page.getByRole('link', { name: 'Open it on OpenStreetMap' }).scrollIntoViewIfNeeded()
  await page.getByText('Can’t see the map?').waitFor()
  await page.getByRole('link', { name: 'Open it on OpenStreetMap' }).waitFor()
  const { address } = await company(page)
  await page.getByRole('main').getByText(address.street).waitFor()
})
