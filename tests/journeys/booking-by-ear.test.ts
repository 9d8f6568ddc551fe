import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { noteAnnouncements } from '../harness/announcements.ts'
import {
  acceptAndGoOn,
  bookAs,
  bookingForm,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { formatRupees } from '../harness/money.ts'
import { test } from '../harness/test.ts'

const TRIP: Trip = {
  type: 'Drop Trip',
  from: { state: 'Tamil Nadu', city: 'Chennai' },
  to: { state: 'Tamil Nadu', city: 'Madurai' },
  pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
  persons: 2,
}

const group = (page: Page, name: string) => bookingForm(page).getByRole('group', { name, exact: false }).first()

/** What a screen reader is given of the headings of a page, in their order. */
const headings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`))

test('the booking form as a screen reader has it: groups, names, states', async ({ page }) => {
  await page.goto('/')
  expect(await group(page, 'Trip type').ariaSnapshot()).toMatchInlineSnapshot()
  expect(await group(page, 'From and to').ariaSnapshot()).toMatchInlineSnapshot()
  expect(await group(page, 'When and where').ariaSnapshot()).toMatchInlineSnapshot()
  await bookingForm(page).getByRole('button', { name: 'Local Trip' }).click()
  expect(await group(page, 'Trip type').ariaSnapshot()).toMatchInlineSnapshot()
  expect(await headings(page)).toMatchInlineSnapshot()
})

test('a booking by ear: price, errors, each page and the result are told', async ({ page }) => {
  const announced = await noteAnnouncements(page)
  const expectTold = (text: string | RegExp) =>
    expect.poll(announced).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  await page.goto('/')
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  await expectTold(/^Please check 14 fields/)

  await fillTrip(page, TRIP)
  const km = await offeredKm(page)
  await expectTold('Estimate of the distance by road. You can change it.')
  await expectTold(`Total (approx): ${formatRupees(35 * km)}`)
  const cab = await cheapestCab(page, TRIP.type, TRIP.persons)
  await chooseCab(page, cab)
  const total = formatRupees(35 * km + (cab.price ?? 0))
  await expectTold(`Total (approx): ${total}`)
  const radio = bookingForm(page).getByRole('radio', { checked: true })
  expect(await radio.ariaSnapshot()).toContain(`${cab.brand} ${cab.carModel} ${cab.seats} seats · `)
  const summary = bookingForm(page).getByRole('table', { name: 'Price summary' })
  expect((await summary.ariaSnapshot()).split('\n').slice(-4).join('\n')).toContain(`Total Price (approx) ${total}`)
  await acceptAndGoOn(page)

  await expectTold(/^Confirm/)
  expect(await headings(page)).toMatchInlineSnapshot()
  const details = page.getByRole('form', { name: 'Your details' })
  await details.getByRole('button', { name: 'Book Now' }).click()
  await expect.poll(() => details.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  expect(await details.ariaSnapshot()).toMatchInlineSnapshot()
  await page.route('**/api/v1/sendemail', (route) => route.fulfill({ json: null }))
  await bookAs(page, { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' })
  await expectTold(/^Failed to book your cab\. Please contact our customer support\./)
  await page.unroute('**/api/v1/sendemail')
  await details.getByRole('button', { name: 'Book Now' }).click()
  const reference = await shownReference(page)
  expect(await headings(page)).toMatchInlineSnapshot()
  // The focus is on the heading, so that it is read: the result needs no live region.
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
  expect(await page.getByRole('main').ariaSnapshot()).toContain(reference)
})
