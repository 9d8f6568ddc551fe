import { expect } from '@playwright/test'
import { addressIn } from '../harness/address-in.ts'
import { acceptAndGoOn, cheapestCab, chooseCab, fillTrip, offeredKm } from '../harness/booking-form.ts'
import { readIn } from '../harness/read-in.ts'
import { openStillPage, settle } from '../harness/still.ts'
import { visitorsTest as test } from '../harness/test.ts'

const LOOKS = {
  'phone-light': { width: 390, height: 844, colorScheme: 'light' },
  'desktop-dark': { width: 1440, colorScheme: 'dark' },
} as const
const PLACE = 'தூத்துக்குடி மாவட்டம், திருச்செந்தூர் சுப்பிரமணியசுவாமி திருக்கோயில் வடக்கு கோபுர வாசல்'

for (const [name, look] of Object.entries(LOOKS))
  test(`pages in Tamil look as kept: ${name}`, async ({ openPage }) => {
    const page = await openStillPage(openPage, { ...look, locale: 'ta-IN' })
    for (const [what, path] of Object.entries({
      home: '/',
      cars: '/cars',
      tours: '/tourPackage',
      contact: '/contactus',
    })) {
      await page.goto(addressIn('ta', path))
      await settle(page)
      await expect(page).toHaveScreenshot(`tamil-${what}-${name}.webp`)
    }
    await page.goto('/ta#book')
    await settle(page)
    await page.getByRole('form').first().getByRole('button').last().click()
    await page.getByRole('alert').first().waitFor()
    await expect(page).toHaveScreenshot(`tamil-errors-${name}.webp`)
  })

for (const [name, look] of Object.entries(LOOKS))
  test(`a trip with long Tamil names looks as kept: ${name}`, async ({ openPage }) => {
    const page = await openStillPage(openPage, look)
    await page.goto('/')
    await fillTrip(page, {
      type: 'Outstation',
      from: { state: 'Tamil Nadu', city: 'Tiruvannamalai' },
      to: { state: 'Tamil Nadu', city: 'Kanyakumari' },
      pickUp: { location: PLACE, date: '2026-12-05', time: '06:30' },
      visit: [PLACE, PLACE],
      back: { location: PLACE, date: '2026-12-08', time: '20:00' },
      persons: 3,
    })
    await offeredKm(page)
    await chooseCab(page, await cheapestCab(page, 'Outstation', 3))
    await acceptAndGoOn(page)
    await readIn(page, 'தமிழ்')
    await page.locator('html[lang=ta]').waitFor()
    await settle(page)
    await expect(page).toHaveScreenshot(`tamil-confirm-${name}.webp`)
  })
