import type { Locator, Page } from 'playwright-core'
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

/** The row of a booking in the list of bookings; the list is opened anew. */
export async function bookingRow(page: Page, reference: string): Promise<Locator> {
  await page.goto('/bookings')
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.waitFor()
  return row
}
