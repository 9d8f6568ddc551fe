import { expect } from '@playwright/test'
import { rendered } from './rendered.ts'
import { visitorsTest as test } from './test.ts'

test('a page of a form is waited for until its code has come', async ({ page, product }) => {
  await rendered(product.origin, '/contactus')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/contact-page-*.js', (call) => released.then(() => call.continue()))
  let responds = false
  const opened = page.goto('/contactus', { waitUntil: 'domcontentloaded' }).then(() => {
    responds = true
  })
  await page.getByRole('link', { name: 'Open it on OpenStreetMap' }).waitFor()
  await page.waitForLoadState('domcontentloaded')
  // Asked after the page was, and so answered after it.
  await page.getByRole('form').waitFor()
  await page.getByRole('form').waitFor()
  expect(responds).toBe(false)
  release()
  await opened
  expect(await page.locator('#root').getAttribute('data-page')).toBeNull()
})
