import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'
import { ADMIN } from './server.ts'

/** Logs in at /login and waits for the cab table. */
export async function logIn(page: Page) {
  await page.goto('/login')
  const popup = page.getByRole('dialog', { name: 'WELCOME' })
  await popup.getByLabel('Email').fill(ADMIN.email)
  await popup.getByLabel(/^Password/).fill(ADMIN.password)
  await popup.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/table')
}

/** The row of a booking in the list, which it opens. */
export async function bookingRow(page: Page, reference: string): Promise<Locator> {
  await page.goto('/bookings')
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.waitFor()
  return row
}

/** The API's reply, retried while it answers 503: on a busy machine a connection to PostgreSQL may take too long. */
export async function answered(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  const reply = await ask()
  return reply.status() === 503 ? answered(ask) : reply
}

/** Logs in over the API: the page's browser then has a session of the desk. */
export async function enterDesk(page: Page, { email, password }: { email: string; password: string } = ADMIN) {
  const reply = await answered(() => page.request.post('/api/v1/login', { data: { email, password } }))
  expect(reply.status()).toBe(200)
}

/** Waits for a toast and checks that it is announced: a failure as an alert, others as a status. */
export async function expectToast(page: Page, message: string, role: 'status' | 'alert' = 'status') {
  await page.locator('.toasts').getByRole(role).filter({ hasText: message }).waitFor()
}

/** Opens a page of the desk as a logged-in admin. */
export async function openDeskPage(page: Page, path: string) {
  await enterDesk(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Opens a folded part of a page. */
export const unfold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click()

/** Chooses the option of a list that has a text; what else it has says where it stands. */
export async function chooseOption(list: Locator, text: string) {
  const option = list.locator('option').filter({ hasText: text }).first()
  await list.selectOption(await option.getAttribute('value'))
}

/** Types a city into one end of a trip and goes on, which takes it. */
export async function typeCity(page: Page, end: 'From' | 'To', city: string) {
  const field = page.getByRole('combobox', { name: end, exact: true })
  await field.fill(city)
  await field.press('Tab')
  await expect(page.getByRole('combobox', { name: end, exact: true })).toHaveValue(city)
}
