import type { Page } from 'playwright-core'
import { expectToLookAsKept } from '../harness/screenshots.ts'
import { test } from '../harness/test.ts'

const PAGES = {
  home: '/',
  about: '/about',
  cars: '/cars',
  contact: '/contactus',
  terms: '/terms&conditions',
  privacy: '/privacy-policy',
  holidays: '/holidayPackage',
  tours: '/tourPackage',
  'custom-tour': '/CustomTourPackageForm',
}
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
/** No page may look another way tomorrow. */
const NOON = new Date('2026-11-20T12:00:00+05:30')

test.for(Object.entries(PAGES))(
  '%s looks as kept, on a phone and on a desktop, light and dark',
  async ([name, path], { openPage }) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const page = await openPage({ viewport, reducedMotion: 'reduce' })
      await page.clock.setFixedTime(NOON)
      await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await settle(page)
        await expectToLookAsKept(page, `${name}-${size}-${colorScheme}`)
      }
    }
  },
)

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}
