import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { answered, enterDesk, expectToast, logIn, openDeskPage } from '../harness/desk.ts'
import { bookableCabs } from '../harness/desk-data.ts'
import { ADMIN } from '../harness/server.ts'
import { test } from '../harness/test.ts'

const REFUSED = [/status of 401/]
/** How long a toast stays, in ms (docs/product.md, Frame). */
const TOAST_MS = 5000

const popup = (page: Page) => page.getByRole('dialog', { name: 'WELCOME' })
const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)

async function sendLogin(page: Page, password: string, email = ADMIN.email) {
  await popup(page).getByLabel('Email').fill(email)
  await popup(page)
    .getByLabel(/^Password/)
    .fill(password)
  await popup(page).getByRole('button', { name: 'LOGIN' }).click()
}

test('asks for a login at a page of the desk, reports a failure, and opens the page after it', async ({ openPage }) => {
  const page = await openPage({ expected: REFUSED })
  await page.goto('/bookings?status=new')
  await page.waitForURL('**/login')
  await sendLogin(page, '', 'admin')
  await popup(page).getByRole('alert').filter({ hasText: 'Invalid credentials' }).waitFor()
  await sendLogin(page, 'not the password')
  await popup(page).getByRole('alert').filter({ hasText: 'Invalid credentials' }).waitFor()
  await expect(popup(page).getByLabel('Email')).toHaveValue(ADMIN.email)
  await sendLogin(page, ADMIN.password)
  await page.waitForURL('**/bookings?status=new')

  const toast = page.getByRole('status').filter({ hasText: 'Login successful!' })
  await toast.waitFor()
  const shown = performance.now()
  const box = await toast.boundingBox()
  expect(box && box.x + box.width).toBeGreaterThan(1440 - 60)
  expect(box?.y).toBeLessThan(200)
  await toast.waitFor({ state: 'detached' })
  expect(performance.now() - shown).toBeGreaterThan(TOAST_MS * 0.8)
})

test('scrolls a tall dialog inside, whose scrollbar does not close it', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 640, height: 240 } })
  await page.goto('/login')
  await popup(page).getByRole('button', { name: 'LOGIN' }).scrollIntoViewIfNeeded()
  const hidden = await popup(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)
  expect(hidden).toBe(0)
  const content = await popup(page).evaluate(({ firstElementChild: body }) => (body ? body.scrollTop : 0))
  expect(content).toBeGreaterThan(0)
})

test('the login popup closes to the home page and lets customers no further', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/login')
  await expect.poll(() => isFocused(popup(page).getByLabel('Email'))).toBe(true)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // The site is loaded as a new document, a moment after the address has changed.
  await page.getByRole('form', { name: 'Book a cab' }).waitFor()

  const customer = { name: 'Ravi', email: 'ravi@example.com', password: 'a long road to Ooty' }
  const data = { ...customer, confirmPassword: customer.password }
  const made = await answered(() => page.request.post('/api/v1/register', { data }))
  expect(made.status()).toBe(200)
  await enterDesk(page, customer)
  await page.goto('/table')
  await page.waitForURL('**/login')
  await popup(page).getByLabel('Email').fill(customer.email)
  await popup(page)
    .getByLabel(/^Password/)
    .fill(customer.password)
  await popup(page).getByRole('button', { name: 'LOGIN' }).click()
  await popup(page).getByText('Invalid credentials').waitFor()
  expect((await (await page.request.get('/api/v1/me')).json()).user).toBeNull()

  await popup(page).getByRole('link', { name: 'CREATE ACCOUNT' }).click()
  await page.getByRole('dialog', { name: 'CREATE ACCOUNT' }).waitFor()
})

test('signing out ends the session', async ({ openPage }) => {
  const page = await openPage()
  await logIn(page)
  await page.getByRole('link', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(async () => (await (await page.request.get('/api/v1/me')).json()).user).toBeNull()
  await page.goto('/admin')
  await page.waitForURL('**/login')
})

test('a session that ends while someone works is renewed over the page, and the work goes on', async ({ openPage }) => {
  const page = await openPage({ expected: REFUSED })
  const [cab] = await bookableCabs(page.request, 'Outstation')
  await openDeskPage(page, `/edit/${cab?._id}`)
  await page.getByLabel('Price').fill('1234.50')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()

  const password = again(page).getByLabel(/^Password/)
  await expect.poll(() => isFocused(password)).toBe(true)
  await expectAccessible(page)
  await expect(again(page).getByLabel('Email')).toHaveValue(ADMIN.email)
  await again(page).getByRole('button', { name: 'Close' }).click()
  await expectToast(page, 'Failed to update car. Please try again.', 'alert')
  await expect(page.getByLabel('Price')).toHaveValue('1234.50')

  await page.getByRole('button', { name: 'Save' }).click()
  await again(page)
    .getByLabel(/^Password/)
    .fill('not the password')
  await again(page).getByRole('button', { name: 'LOGIN' }).click()
  await again(page).getByText('Invalid credentials').waitFor()
  await again(page)
    .getByLabel(/^Password/)
    .fill(ADMIN.password)
  await again(page).getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/table')
  await expectToast(page, 'Car updated successfully!')
  // What the list asks for must have its answer, or that would ask for the password.
  await page.getByRole('table').waitFor()

  await page.context().clearCookies()
  // The news of the saved cab may have asked for the password already: the link is then behind it.
  await page.getByRole('link', { name: 'Drivers', exact: true }).dispatchEvent('click')
  await again(page)
    .getByLabel(/^Password/)
    .fill(ADMIN.password)
  await again(page).getByRole('button', { name: 'LOGIN' }).click()
  await page.getByRole('table', { name: 'Drivers' }).waitFor()
})

test('an upload begins once somebody has logged in, where the session had ended', async ({ page }) => {
  const [cab] = await bookableCabs(page.request, 'Outstation')
  await openDeskPage(page, `/edit/${cab?._id}`)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  const buffer = await page.screenshot({ scale: 'css' })
  await page.locator('input[type=file]').setInputFiles({ name: 'cab.png', mimeType: 'image/png', buffer })
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await again(page)
    .getByLabel(/^Password/)
    .fill(ADMIN.password)
  expect(sent).toEqual([])
  await again(page).getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/table')
  expect(sent).toHaveLength(1)
})
