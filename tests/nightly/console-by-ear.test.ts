import { expect } from '@playwright/test'
import { noteAnnouncements } from '../harness/announcements.ts'
import { dayFromToday } from '../harness/days.ts'
import { openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { visitorsTest as test } from '../harness/test.ts'

test('announces a page’s title once, and a record’s name when it has loaded', async ({ page }) => {
  const announced = await noteAnnouncements(page)
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const { reference } = await book(page.request, dropTrip(cab, { PickUpdate: dayFromToday(61) }))
  await openDeskPage(page, '/admin')
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await page.getByRole('link', { name: reference }).waitFor()
  await page.getByRole('link', { name: reference }).click()
  await expect.poll(announced).toContain(`Booking ${reference} · Desk`)
  const titles = (await announced()).filter((words) => words.endsWith('· Desk'))
  expect(titles).toEqual(['Bookings · Desk', 'Booking · Desk', `Booking ${reference} · Desk`])
  expect(await announced()).not.toContain('Thenral Travels')
})

test('announces that a search finds nothing, and the result of an action', async ({ page }) => {
  const announced = await noteAnnouncements(page)
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const { _id, reference } = await book(page.request, dropTrip(cab, { PickUpdate: dayFromToday(60) }))
  await openDeskPage(page, '/bookings')
  await page.getByRole('link', { name: reference }).waitFor()
  await page.getByLabel('Search bookings').fill('nobody')
  await expect.poll(announced).toContain('No booking matches this search.')
  await openDeskPage(page, `/bookings/${_id}`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.poll(announced).toContain('Status: confirmed.')
})
