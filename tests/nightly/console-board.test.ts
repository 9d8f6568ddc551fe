import { expect, type Page } from '@playwright/test'
import { dayFromToday } from '../harness/days.ts'
import { chooseOption, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'
import { addDriver, addVehicle } from '../harness/trips.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

/** How soon a second desk sees what the first did, in ms (docs/product.md, Events). */
const SOON = 2000

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A confirmed trip of tomorrow, with a vehicle and a driver for it. */
async function tripToAssign(page: Page, registration: string, name: string, mobile: string) {
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const day = dayFromToday(1)
  const { _id, reference } = await book(page.request, dropTrip(cab, { PickUpdate: day }))
  await openDeskPage(page, '/bookings')
  await addVehicle(page.request, cab._id, registration)
  await addDriver(page.request, name, mobile)
  const confirmed = await page.request.post(`/api/v1/bookings/${_id}/state`, { data: { to: 'confirmed' } })
  expect(confirmed.status()).toBe(200)
  return { reference, path: `/board?day=${day}`, vehicle: `${registration}, ${cab.brand} ${cab.carModel}` }
}

test('one desk assigns by keyboard, and another sees it within 2 s', async ({ openPage }) => {
  const viewport = { width: 1440, height: 900 }
  const [first, second] = [await openPage({ viewport }), await openPage({ viewport })]
  const { reference, path } = await tripToAssign(first, 'TN 01 AB 4321', 'Murugan Selvam', '9840055501')
  for (const page of [first, second]) {
    const listening = page.waitForResponse('**/api/v1/events')
    await openDeskPage(page, path)
    await row(page, 'Not assigned').getByRole('button', { name: reference }).waitFor()
    await listening
  }
  await first.getByRole('button', { name: reference }).focus()
  await first.keyboard.press('Enter')
  const dialog = first.getByRole('dialog', { name: 'Driver and car' })
  await dialog.getByLabel('Vehicle').waitFor()
  for (const key of ['Tab', 'TN 01 AB 4321', 'Tab', 'Murugan', 'Tab', 'Tab'])
    await (key === 'Tab' ? first.keyboard.press(key) : first.keyboard.type(key))
  await expect(dialog.getByRole('button', { name: 'Assign' })).toBeFocused()
  const stored = first.waitForResponse('**/assign')
  await first.keyboard.press('Enter')
  await stored
  const seen = row(second, 'TN 01 AB 4321').getByRole('button', { name: reference })
  await expect(seen).toBeVisible({ timeout: SOON })
  await expect(row(first, 'TN 01 AB 4321').getByRole('button', { name: reference })).toBeFocused()
})

test('a trip is dragged to a driver; on a phone the board is a list by day', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const { reference, path, vehicle } = await tripToAssign(page, 'TN 01 AB 4322', 'Anand Raj', '9840055502')
  await page.goto(`${path}&rows=drivers`)
  const trip = row(page, 'Not assigned').getByRole('button', { name: reference })
  await trip.dragTo(row(page, 'Anand Raj'))
  const dialog = page.getByRole('dialog', { name: 'Driver and car' })
  await expect(dialog.getByLabel('Driver').locator('option:checked')).toContainText('Anand Raj')
  await chooseOption(dialog.getByLabel('Vehicle'), vehicle)
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await row(page, 'Anand Raj').getByRole('button', { name: reference }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('list')
    .getByRole('button', { name: `${reference} Meena Sundaram` })
    .waitFor()
  await expect(page.getByRole('region', { name: 'Board' })).toHaveCount(0)
  await page.getByRole('button', { name: reference }).click()
  await dialog.getByLabel('Driver').waitFor()
})
