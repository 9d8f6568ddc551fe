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

test('the first page says what needs attention today, with ways there and charts', async ({ page }) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  const today = { PickUpdate: dayFromToday(0), pickUpTime: '23:59', name: 'Today Traveller' }
  await openDeskPage(page, '/bookings')
  const { reference } = await bookAtDesk(page.request, dropTrip(cab, today))
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor()
  const count = async (label: string) =>
    Number(await page.getByRole('link', { name: label }).locator('p').first().textContent())
  expect(await count('New bookings')).toBeGreaterThan(0)
  expect(await count('Pick-ups today')).toBe(1)
  await page
    .getByRole('table', { name: /^(Now|Later today)$/ })
    .getByText('Today Traveller')
    .waitFor()
  for (const title of ['Bookings by day', 'Bookings by trip type']) {
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('table', { name: title }).waitFor()
  }
  await expect.poll(() => page.locator('svg .recharts-bar-rectangle').count()).toBeGreaterThan(0)
  const dropTrips = page.getByRole('table', { name: 'Bookings by trip type' }).getByRole('row', { name: /Drop Trip/ })
  expect(Number(await dropTrips.getByRole('cell').textContent())).toBeGreaterThan(0)
  for (const [name, url] of [
    ['New booking', '/bookings/create'],
    ['Manage Cabs', '/table'],
    ['Add Cab', '/admin/create'],
    ['Holiday Package', '/holiday'],
    ['Tour Package', '/tour'],
  ] as const) {
    expect(await page.getByRole('main').getByRole('link', { name, exact: true }).last().getAttribute('href')).toBe(url)
  }
  await page.getByRole('link', { name: 'New bookings' }).click()
  await page.waitForURL('**/bookings?status=new')
  await page.getByText(reference).waitFor()
})
