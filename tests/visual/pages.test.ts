import { expect } from '@playwright/test'
import { openStillPage, settle, showIn } from '../harness/still.ts'
import { visitorsTest as test } from '../harness/test.ts'

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
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440 } }
const TABLET = 768

// One visitor opens all pages of a size, so that shared files load once.
for (const [size, viewport] of Object.entries(SIZES))
  test(`pages look as kept on a ${size}, light and dark`, async ({ openPage }) => {
    const page = await openStillPage(openPage, viewport)
    for (const [name, path] of Object.entries(PAGES)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await settle(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        // As at dusk, in the page that is open: where it opens dark is seen in the desk's pictures, and Tamil's.
        await showIn(page, colorScheme)
        await expect(page).toHaveScreenshot(`${name}-${size}-${colorScheme}.webp`)
      }
    }
  })

test('pages with columns match their pictures on a tablet', async ({ openPage }) => {
  const page = await openStillPage(openPage, { width: TABLET })
  for (const name of ['home', 'cars', 'contact', 'tours'] as const) {
    await page.goto(PAGES[name])
    await settle(page)
    await expect(page).toHaveScreenshot(`${name}-tablet-light.webp`)
  }
})
