import type { Page } from '@playwright/test'

/** Goes on in another language, by its own name, from the menu in the header. */
export async function readIn(page: Page, name: string) {
  await page.locator('header summary').click()
  await page.locator('header details').getByRole('link', { name, exact: true }).click()
}
