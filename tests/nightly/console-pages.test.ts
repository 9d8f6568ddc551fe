import { expect } from '@playwright/test'
import { dayFromToday } from '../harness/days.ts'
import { openDeskPage } from '../harness/desk.ts'
import { bookAtDesk, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

test('shows a table on a phone: each cell has its name, nothing is cut off, buttons are large', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await openDeskPage(page, '/table')
  const card = page.getByRole('table', { name: 'Cabs' }).locator('tbody tr').first()
  await card.waitFor()
  const labels = await card
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(labels).toEqual(
    ['Sno', 'Cab', 'Image', 'Category', 'Class', 'Seats', 'Price', 'State', 'Actions'].map((it) => `"${it}"`),
  )
  for (const name of [/^Edit/, /^Delete/]) {
    const role = name.source === '^Edit' ? 'link' : 'button'
    const box = await card.getByRole(role, { name }).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    expect(box?.height).toBeGreaterThanOrEqual(36)
  }
  await page.getByRole('button', { name: 'Seats' }).tap()
  await page.waitForURL('**sort=seats')
})

test('the first page says what waits and what comes next, with ways there; charts are in Month', async ({ page }) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  const today = { PickUpdate: dayFromToday(0), pickUpTime: '23:59', name: 'Today Traveller' }
  await openDeskPage(page, '/bookings')
  const { reference } = await bookAtDesk(page.request, dropTrip(cab, today))
  await page.goto('/admin')
  await page.getByText('Welcome, Admin').waitFor()
  await page.getByRole('list', { name: 'Next' }).getByText('Today Traveller').waitFor()
  await page.getByRole('heading', { name: 'Where cars stand tonight' }).waitFor()
  expect(await page.locator('svg .recharts-bar-rectangle').count()).toBe(0)
  for (const [name, url] of [
    ['New booking', '/bookings/create'],
    ['Manage Cabs', '/table'],
    ['Add Cab', '/admin/create'],
    ['Holiday Package', '/holiday'],
    ['Tour Package', '/tour'],
  ] as const) {
    expect(await page.getByRole('main').getByRole('link', { name, exact: true }).last().getAttribute('href')).toBe(url)
  }
  await page.getByRole('link', { name: /^New bookings \d+$/ }).click()
  await page.waitForURL('**/bookings?status=new')
  await page.getByText(reference).waitFor()

  await page.goto('/books')
  await page.getByRole('heading', { name: 'Bookings by day' }).waitFor()
  await expect.poll(() => page.locator('svg .recharts-bar-rectangle').count()).toBeGreaterThan(0)
  const dropTrips = page.getByRole('table', { name: 'Bookings by trip type' }).getByRole('row', { name: /Drop Trip/ })
  expect(Number(await dropTrips.getByRole('cell').textContent())).toBeGreaterThan(0)
})
