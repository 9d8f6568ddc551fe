import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { fail } from '../harness/fail.ts'
import { ADMIN } from '../harness/server.ts'
import { PHONE } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

const PASSWORD = 'seven hills of Tirupati'

const popup = (page: Page, name = 'WELCOME') => page.getByRole('dialog', { name })
const account = (page: Page) => popup(page, 'Your account')
const accountButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })
const toast = (page: Page, message: string) => page.locator('.toasts').getByText(message, { exact: true })

async function openPopup(page: Page): Promise<Locator> {
  await page.goto('/')
  await accountButton(page, 'Login').click()
  await popup(page).waitFor()
  return popup(page)
}

async function logIn(page: Page, email: string, password: string) {
  await popup(page).getByLabel('Email').fill(email)
  await popup(page)
    .getByLabel(/^Password/)
    .fill(password)
  await popup(page).getByRole('button', { name: 'LOGIN' }).click()
}

async function fillAccount(page: Page, email: string, confirmation = PASSWORD) {
  const form = popup(page, 'CREATE ACCOUNT')
  await form.getByLabel('Username').fill('meena sundaram')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm Password').fill(confirmation)
  await form.getByRole('button', { name: 'REGISTER' }).click()
}

/** Waits for the console: its address comes first, and then the browser asks for its page as a whole. */
async function arriveAtDesk(page: Page) {
  await page.waitForURL('**/admin')
  await page.getByText('Welcome, Admin').waitFor()
}

test('a double click opens the popup as one click does, and does not close it again', async ({ page }) => {
  await page.goto('/')
  await accountButton(page, 'Login').scrollIntoViewIfNeeded()
  const box = await accountButton(page, 'Login').boundingBox()
  if (!box) return fail('it is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await popup(page).waitFor()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await popup(page).getByLabel('Email').fill('meena@example.com')
  await page.mouse.click(1, 1)
  await popup(page).waitFor({ state: 'hidden' })
})

test('an account: from the popup to the login, each message in its place', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce', expected: [/status of 401/] })
  const email = 'meena.account@example.com'
  await openPopup(page)
  await expectAccessible(page)
  await logIn(page, email, PASSWORD)
  await popup(page).getByRole('alert').getByText('Login failed. Please try again.').waitFor()

  await popup(page).getByRole('button', { name: 'CREATE ACCOUNT' }).click()
  await popup(page, 'CREATE ACCOUNT').waitFor()
  await expectAccessible(page)
  await popup(page, 'CREATE ACCOUNT').getByRole('button', { name: 'REGISTER' }).click()
  for (const label of ['Username', 'Email', 'Password', 'Confirm Password'])
    await popup(page, 'CREATE ACCOUNT').getByText(`${label} is required`, { exact: true }).waitFor()

  await fillAccount(page, email, 'another password')
  await toast(page, 'Passwords do not match').waitFor()
  await fillAccount(page, email)
  await toast(page, 'Registration successful! Welcome, Meena Sundaram').waitFor()

  await expect(popup(page).getByLabel('Email')).toHaveValue(email)
  await logIn(page, email, PASSWORD)
  await toast(page, 'Login successful!').waitFor()
  expect(await popup(page).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/')

  await page.reload()
  await accountButton(page, 'Your account').click()
  await account(page).getByText('Logged in as Meena Sundaram').waitFor()
  expect(await account(page).getByRole('link').allTextContents()).toEqual(['My trips'])
  await expectAccessible(page)
  await account(page).getByRole('button', { name: 'Close' }).click()
  await accountButton(page, 'Your account').click()
  await account(page).getByRole('button', { name: 'Log out' }).click()
  await toast(page, 'You are logged out').waitFor()
  await popup(page).getByLabel('Email').waitFor()
  await page.reload()
  await openPopup(page)
  await popup(page).getByLabel('Email').waitFor()
})

test('shows an admin on the home page the way to the console', async ({ page }) => {
  await openPopup(page)
  await logIn(page, ADMIN.email, ADMIN.password)
  await arriveAtDesk(page)
  await page.goto('/')
  await accountButton(page, 'Your account').click()
  await account(page).getByRole('link', { name: 'Open the admin console' }).click()
  await page.waitForURL('**/admin')
  await account(page).waitFor({ state: 'detached' })
})

test('a toast rises over a popup that was opened after the toast before', async ({ page }) => {
  await openPopup(page)
  await popup(page).getByRole('button', { name: 'CREATE ACCOUNT' }).click()
  await fillAccount(page, 'meena@example.com', 'another password')
  await toast(page, 'Passwords do not match').waitFor()
  await page.keyboard.press('Escape')
  await accountButton(page, 'Login').click()
  await popup(page).getByRole('button', { name: 'CREATE ACCOUNT' }).click()
  // The last opened element of the top layer is on top.
  const risen = page.locator('.toasts').evaluate(
    (toasts) =>
      new Promise<void>((rise) => {
        toasts.addEventListener('beforetoggle', (event) => (event as ToggleEvent).newState === 'open' && rise())
      }),
  )
  await fillAccount(page, 'meena@example.com', 'another password')
  await risen
})

test('shows a toast at the top right for 5 s', async ({ page }) => {
  await openPopup(page)
  await popup(page).getByRole('button', { name: 'CREATE ACCOUNT' }).click()
  await fillAccount(page, 'ravi@example.com', 'another password')
  const shown = toast(page, 'Passwords do not match')
  await shown.waitFor()
  const since = performance.now()
  await expect.poll(async () => ((await shown.boundingBox())?.x ?? 0) > 1440 / 2).toBe(true)
  await shown.waitFor({ state: 'detached' })
  // Measured from when the test saw it, which is a little after it came.
  expect(performance.now() - since).toBeGreaterThan(3500)
  expect(performance.now() - since).toBeLessThan(9000)
})

test('an admin goes on to the admin view; Escape and the close button close the popup', async ({ page }) => {
  const dialog = await openPopup(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await openPopup(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await accountButton(page, 'Login').click()
  await logIn(page, ADMIN.email, ADMIN.password)
  await toast(page, 'Login successful!').waitFor()
  await arriveAtDesk(page)
  // The desk is a new document and shows it again.
  await toast(page, 'Login successful!').waitFor()
  await page.reload()
  await arriveAtDesk(page)
  expect(await toast(page, 'Login successful!').count()).toBe(0)
})
