import { expect } from '@playwright/test'
import {
  acceptAndGoOn,
  bookAs,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { bookingRow, expectToast, logIn, unfold } from '../harness/desk.ts'
import { actOld } from '../harness/older-browser.ts'
import { test } from '../harness/test.ts'

const TRIP: Trip = {
  type: 'Outstation',
  from: { state: 'Tamil Nadu', city: 'Chennai' },
  to: { state: 'Tamil Nadu', city: 'Madurai' },
  pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
  visit: ['Srirangam', 'Palani'],
  back: { location: 'Egmore Station', date: dayFromToday(12), time: '21:00' },
  persons: 3,
}

test('a browser of 2023 books a trip, and the desk works with it', async ({ page }) => {
  await page.addInitScript(actOld)
  await page.goto('/')
  expect(await page.evaluate('Promise.withResolvers ?? window.requestIdleCallback')).toBeUndefined()
  await fillTrip(page, TRIP)
  await offeredKm(page)
  await chooseCab(page, await cheapestCab(page, TRIP.type, TRIP.persons))
  await acceptAndGoOn(page)
  await bookAs(page, { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' })
  const reference = await shownReference(page)

  await logIn(page)
  await (await bookingRow(page, reference)).getByRole('link').first().click()
  await unfold(page, 'Notes')
  await page.getByLabel('Notes').fill('A child seat, please.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, 'Notes saved.')

  const picture = { name: 'cab.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.goto('/table')
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page
    .getByLabel(/^Picture/)
    .locator('input')
    .setInputFiles(picture)
  await page.getByLabel('Price').fill('1999')
  await page.goBack()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Car updated successfully!')
})
