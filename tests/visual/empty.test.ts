import { expect } from '@playwright/test'
import { enterDesk } from '../harness/desk.ts'
import { openStillPage, settle } from '../harness/still.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { DEMO_DATA: 'off' } })

const LISTS = { cars: '/cars', holidays: '/holidayPackage', tours: '/tourPackage' }
const DESK_LISTS = {
  desk: '/admin',
  cabs: '/table',
  bookings: '/bookings',
  enquiries: '/enquiries',
  packages: '/holiday',
}

test('empty lists match their pictures, on a phone', async ({ openPage }) => {
  const page = await openStillPage(openPage, { width: 390, height: 844 })
  for (const [name, path] of Object.entries(LISTS)) {
    await page.goto(path)
    await settle(page)
    await expect(page).toHaveScreenshot(`empty-${name}-phone-light.webp`)
  }
})

test('a desk without work matches its picture, on a desktop', async ({ openPage }) => {
  const page = await openStillPage(openPage, { width: 1440, colorScheme: 'dark' })
  await enterDesk(page)
  for (const [name, path] of Object.entries(DESK_LISTS)) {
    await page.goto(path)
    await settle(page)
    await expect(page).toHaveScreenshot(`empty-desk-${name}-desktop-dark.webp`)
  }
})
