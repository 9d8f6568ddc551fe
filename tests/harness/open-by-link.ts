import type { Page } from '@playwright/test'

/** Opens a page from another one: opened directly it brings its list along, and asks for nothing. */
export async function openByLink(page: Page, name: string) {
  await page.goto('/about')
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name, exact: true }).click()
}
