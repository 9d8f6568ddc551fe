import { expect } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { test } from '../harness/test.ts'

const PAGES = [
  '/',
  '/about',
  '/cars',
  '/contactus',
  '/terms&conditions',
  '/privacy-policy',
  '/holidayPackage',
  '/tourPackage',
  '/CustomTourPackageForm',
  '/login',
]
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test.for(PAGES)('%s has a title, one h1 and nothing that axe finds, at 390 and 1440 px', async (path, { openPage }) => {
  for (const viewport of SIZES) {
    const page = await openPage({ viewport, reducedMotion: 'reduce' })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.title()).not.toBe('')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
    await expectAccessible(page)
  }
})

test('a page that is not there says so, with status 404', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 404/] })
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
})
