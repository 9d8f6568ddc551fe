import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { bookingForm, cabTiles, chooseByState, offeredKm } from '../harness/booking-form.ts'
import { hasFocus } from '../harness/keyboard.ts'
import { visitorsTest as test } from '../harness/test.ts'

/** Presses a button by keyboard, and waits until `then` has the focus, which may not be lost in between. */
async function press(button: Locator, then: Locator) {
  await button.focus()
  await button.press('Enter')
  await expect.poll(() => hasFocus(then), { message: `the focus after ${button}` }).toBe(true)
}

/** Whether the form's rules were imported, not only fetched. Runs in the page. */
const hasRules = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, initiatorType }) => initiatorType === 'script' && /\/trip-check-[^/]+\.js$/.test(name),
  )

const main = (page: Page) => page.getByRole('main')

test('a button of the booking form that goes when it is pressed leaves the keyboard at its field', async ({
  openPage,
}) => {
  const page = await openPage({ expected: [/ERR_FAILED/] })
  await page.goto('/')
  const form = bookingForm(page)
  const km = form.getByLabel('Distance (km)')
  await chooseByState(form)
  await form.getByLabel('From State').selectOption({ label: 'Tamil Nadu' })
  await form.getByLabel('From City').selectOption({ label: 'Chennai' })
  await form.getByLabel('To City').selectOption({ label: 'Madurai' })
  const byRoad = await offeredKm(page)
  // What keeps the place comes once the browser is idle after the first touch: well before a person goes on.
  await km.focus()
  await expect.poll(() => page.evaluate(hasRules)).toBe(true)
  await km.fill('500')
  await press(form.getByRole('button', { name: `Use ${byRoad} km` }), km)
  await page.route('**/api/v1/distance**', (route) => route.abort())
  await form.getByLabel('To City').selectOption({ label: 'Salem' })
  await form.getByText('The road distance could not be found.').waitFor()
  await page.unroute('**/api/v1/distance**')
  await press(form.getByRole('button', { name: 'Retry' }), km)

  await form.getByLabel('Pick-up Location').fill('Egmore Station')
  await press(form.getByRole('button', { name: 'Same as the pick-up' }), form.getByLabel('Return Location'))
  await cabTiles(page).first().check()
  await form.getByLabel('Number of Persons').fill('7')
  const offer = form.getByRole('alert').getByRole('button').first()
  await press(offer, form.locator('input[type=radio]:focus'))
  expect(await offer.count()).toBe(0)
  const fewer = form.getByRole('button', { name: 'Fewer persons' })
  await form.getByLabel('Number of Persons').fill('2')
  await press(fewer, fewer)
  await expect.poll(() => fewer.isEnabled()).toBe(false)
  await press(fewer, fewer)
  await expect(form.getByLabel('Number of Persons')).toHaveValue('1')
})

test('a way out of an empty or cut list leaves the keyboard in it', async ({ page }) => {
  await page.goto('/cars?seats=99')
  await press(page.getByRole('button', { name: 'Show all cabs' }), page.getByLabel('Sort by'))
  await press(
    page.getByRole('button', { name: /^Show more cabs/ }),
    main(page).getByRole('article').nth(23).getByRole('button'),
  )
  await page.goto('/tourPackage?search=no-such-word')
  await press(page.getByRole('button', { name: 'Show all packages' }), page.getByRole('combobox', { name: 'Days' }))
})

test('Retry says that it tries, and leaves the keyboard with the list', async ({ openPage }) => {
  const page = await openPage({ expected: [/ERR_FAILED/] })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let answer = (call: Route) => call.abort()
  await page.goto('/about')
  await page.route('**/api/v1/tour', (call) => answer(call))
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Tour Package' }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  // The page also retries on its own: those calls wait too.
  answer = (call) => released.then(() => call.continue())
  await press(page.getByRole('button', { name: 'Retry' }), page.locator('main div:focus'))
  await page.getByRole('status').getByText('Loading the tour packages…').waitFor({ state: 'attached' })
  release()
  await main(page).getByRole('article').first().waitFor()
  expect(await page.locator('main div:focus').getByRole('article').count()).toBeGreaterThan(1)
})

test('a form gives the keyboard back to its button when its answer is there', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of (401|500)/] })
  await page.goto('/contactus')
  const form = page.getByRole('form', { name: 'Contact form' })
  const send = form.getByRole('button', { name: 'Send message' })
  const texts = { Name: 'Ravi Kumar', Email: 'ravi@example.com', Phone: '9840012345', Message: 'To Ooty?' }
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text)
  await page.route('**/api/v1/forms', (route) => route.fulfill({ status: 500, body: '' }))
  await press(send, form.locator('button[type=submit]:focus:not(:disabled)'))
  await form.getByRole('alert').getByText('Your message was not sent').waitFor()
  await page.unroute('**/api/v1/forms')
  await press(send, form.locator('button[type=submit]:focus:not(:disabled)'))
  await form.getByRole('status').getByText('Form submitted successfully!').waitFor()
  expect(await hasFocus(send)).toBe(true)

  await page.goto('/')
  await main(page).getByRole('button', { name: 'Login' }).click()
  const popup = page.getByRole('dialog', { name: 'WELCOME' })
  await popup.getByLabel('Email').fill('nobody@example.com')
  await popup.getByRole('button', { name: 'LOGIN' }).press('Enter')
  await popup.getByRole('alert').getByText('Login failed. Please try again.').waitFor()
  await expect.poll(() => hasFocus(popup.getByRole('button', { name: 'LOGIN' }))).toBe(true)
})
