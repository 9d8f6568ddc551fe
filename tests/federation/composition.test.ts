import { expect } from 'vitest'
import { visitorsTest as test } from '../harness/test.ts'

test('the page tells which versions run', async ({ page }) => {
  await page.goto('/')
  const meta = await page.locator('meta[name="release"]').getAttribute('content')
  expect(meta).toMatch(/^shell \S+ [0-9a-f]{12}, public-site \S+ [0-9a-f]{12}, admin-console \S+ [0-9a-f]{12}$/)
  const told = () => page.evaluate(() => window.release?.remotes.map(({ name }) => name))
  await expect.poll(told).toEqual(['public-site', 'admin-console'])
})

declare global {
  interface Window {
    release?: { remotes: { name: string }[] }
  }
}
