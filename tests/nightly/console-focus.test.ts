import { expect, type Locator, type Page } from '@playwright/test'
import { expectToast, openDeskPage, unfold } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { hold } from '../harness/held.ts'
import { expectInSight } from '../harness/in-sight.ts'
import { focusNoButtons, hasFocus } from '../harness/keyboard.ts'
import { ADMIN } from '../harness/server.ts'
import { test } from '../harness/test.ts'

// Nobody accepts mail, so the desk has waiting mail.
test.use({ serverEnv: { SMTP_URL: 'smtp://127.0.0.1:9' } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Presses a button as the keyboard does. */
async function press(page: Page, name: string | RegExp) {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => hasFocus(button(page, name)), { message: `the focus is on ${name}` }).toBe(true)

async function bookAFew(page: Page, count: number) {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  const made = []
  for (let n = 0; n < count; n++) made.push(await book(page.request, dropTrip(cab, { mail: `p${n}@example.com` })))
  return made
}

test('skips the desk’s navigation with one key, without an entry of the history', async ({ page }) => {
  await openDeskPage(page, '/admin')
  const entry = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Bookings' })
  await entry.click()
  await page.waitForURL('**/bookings')
  await page.getByRole('heading', { name: 'Bookings', exact: true }).waitFor()
  await page.keyboard.press('Tab')
  expect(await hasFocus(button(page, 'Skip to the page'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expectFocus(page, 'Export CSV')
  await page.goBack()
  await page.waitForURL('**/admin')
})

test('a button that is done, or at the end of its list, keeps the focus', async ({ page }) => {
  const [booking] = await bookAFew(page, 26)
  await openDeskPage(page, '/bookings?status=new')
  await press(page, 'Next')
  await page.getByText('26 in all, page 2 of 2').waitFor()
  await expectFocus(page, 'Next')
  await press(page, 'Previous')
  await page.getByText('26 in all, page 1 of 2').waitFor()
  await expectFocus(page, 'Previous')
  expect(await button(page, 'Previous').isDisabled()).toBe(true)
  await press(page, 'Export CSV')
  await expect.poll(() => button(page, 'Export CSV').isEnabled()).toBe(true)
  await expectFocus(page, 'Export CSV')
  await press(page, 'Clear')
  await button(page, 'Clear').waitFor({ state: 'detached' })
  expect(await hasFocus(page.getByLabel('Search bookings'))).toBe(true)

  await page.goto(`/bookings/${booking?._id}`)
  await unfold(page, 'Notes')
  await page.getByLabel('Notes').fill('A child seat, please.')
  await press(page, 'Save notes')
  await expectToast(page, 'Notes saved.')
  await expectFocus(page, 'Save notes')
  // It has nothing more to save: pressed again it does nothing.
  await page.keyboard.press('Enter')
  expect(await button(page, 'Save notes').isDisabled()).toBe(true)

  await page.goto('/table')
  await press(page, 'Next page')
  await page.getByText(/^6 to 10 of/).waitFor()
  await press(page, 'Previous page')
  await page.getByText(/^1 to 5 of/).waitFor()
  await expectFocus(page, 'Previous page')
})

test('moves the focus to a neighbour of a removed button', async ({ page }) => {
  await bookAFew(page, 3)
  await page.route('**/api/v1/staff', (route) => route.fulfill({ status: 200, body: 'not ours' }), { times: 1 })
  await openDeskPage(page, '/staff')
  await press(page, 'Try again')
  await page.getByRole('table', { name: 'Staff' }).waitFor()
  await page.keyboard.press('Tab')
  await expectFocus(page, 'Export CSV')

  await page.goto('/admin')
  await button(page, 'Show more').waitFor()
  const unsent = page.locator('#unsent-mail')
  const shown = await unsent.getByRole('listitem').count()
  await press(page, 'Show more')
  await expect.poll(() => hasFocus(unsent.getByRole('listitem').nth(shown))).toBe(true)
})

test('focuses a refused field; a dialog starts in its first field', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 40[0-9]/] })
  await openDeskPage(page, '/holiday/create')
  await page.getByLabel('Name').fill('Munnar')
  const picture = page.getByLabel(/^Picture/).locator('input')
  await picture.setInputFiles({ name: 'munnar.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await press(page, 'Create')
  await page.getByRole('alert').filter({ hasText: 'Please correct the fields in red.' }).waitFor()
  await expect.poll(() => hasFocus(picture)).toBe(true)

  await page.goto('/account')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel(/^New password \*?$/).fill('a lotus pond at noon')
  await page.getByLabel(/^New password again/).fill('a lotus pond at noon')
  await press(page, 'Change password')
  await expect.poll(() => hasFocus(page.getByLabel('Current password'))).toBe(true)
  expect(await page.getByLabel('Current password').getAttribute('aria-invalid')).not.toBe('false')

  await page.goto('/staff')
  await press(page, 'Add a colleague')
  const dialog = page.getByRole('dialog', { name: 'Add a colleague' })
  await expect.poll(() => hasFocus(dialog.getByLabel(/^Name/))).toBe(true)
})

test('focuses a refused field where a click does not focus buttons, as in Safari', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 40[0-9]/] })
  await page.addInitScript(focusNoButtons)
  await openDeskPage(page, '/account')
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel(/^New password \*?$/).fill('a lotus pond at noon')
  await page.getByLabel(/^New password again/).fill('a lotus pond at noon')
  await button(page, 'Change password').click()
  await expect.poll(() => hasFocus(page.getByLabel('Current password'))).toBe(true)

  await page.goto('/staff')
  await button(page, 'Add a colleague').click()
  const dialog = page.getByRole('dialog', { name: 'Add a colleague' })
  await dialog.getByLabel(/^Name/).fill('Anbu')
  await dialog.getByLabel(/^Mail/).fill('anbu@southern-cabs.example')
  await dialog.getByLabel(/^First password/).fill('passwordpassword')
  await dialog.getByLabel(/^Your own password/).fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => hasFocus(dialog.getByLabel(/^First password/))).toBe(true)
})

test('a field that gets the focus comes into sight with its label, below the bar', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 700 } })
  await openDeskPage(page, '/admin/create')
  const field = page.getByLabel('Price')
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? fail('it is shown')
  const belowBar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await page.evaluate(`scrollBy({ top: ${(await top(field)) - belowBar - 20}, behavior: 'instant' })`)
  expect(await top(page.locator('label', { hasText: 'Price' }))).toBeLessThan(belowBar)
  await field.focus()
  await expect.poll(() => top(page.locator('label', { hasText: 'Price' }))).toBeGreaterThanOrEqual(belowBar)
})

test('scrolls a field’s error into view with it', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 700 } })
  await openDeskPage(page, '/admin/create')
  for (const label of ['Model', 'Brand']) await page.getByLabel(label).fill(label)
  const { y, height } = (await page.getByLabel('Price').boundingBox()) ?? fail('it is shown')
  await page.setViewportSize({ width: 390, height: Math.ceil(y + height) })
  await page.getByLabel('Brand').press('Enter')
  await expectInSight(page.getByText('Price is required'))
})

test('a form that Enter sends from a field keeps the keyboard, and takes nothing until it was answered', async ({
  page,
}) => {
  const [cab] = await bookableCabs(page.request, 'Outstation')
  await openDeskPage(page, `/edit/${cab?._id}`)
  await page.getByLabel('Price').fill('1450')
  const answer = await hold(page, '**/api/v1/update/*')
  await page.keyboard.press('Enter')
  await expectFocus(page, 'Save')
  await expect.poll(() => page.getByLabel('Price').isDisabled()).toBe(true)
  answer()
  await page.waitForURL('**/table')
})
