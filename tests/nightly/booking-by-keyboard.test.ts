import { expect, type Page } from '@playwright/test'
import { bookingForm, cabTiles, searchFor, shownReference, TRIP_BUTTONS } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { hasFocus, stopsWithin, tabTo, typeDay } from '../harness/keyboard.ts'
import { DESK_MAIL, visitorsTest as test } from '../harness/test.ts'

const field = (page: Page, label: string) => bookingForm(page).getByLabel(label)
const bookNow = (page: Page) => bookingForm(page).getByRole('button', { name: 'Book Now' })

const ROUTE = ['From', 'To', 'Search by name', 'Distance (km)']
const PICK_UP = ['Pick-up Date', 'Pick-up Time', 'Tomorrow, 6 am', 'Tomorrow, 9 am', 'Pick-up Location']
const VISITS = ['Visiting Place 1 (optional)', 'Remove place 1', 'Add visiting place']
const RETURN = ['Return Date', 'Return Time', 'Return Location']
const REST = ['Fewer persons', 'Number of Persons', 'More persons', 'a cab']
const END = ['I accept the terms and conditions', 'terms and conditions', 'Book Now']

for (const given of [
  { type: 'Outstation', stops: [...ROUTE, ...PICK_UP, ...RETURN, ...VISITS, ...REST, ...END] },
  { type: 'Local Trip', stops: ['Local Trip type', ...ROUTE, ...PICK_UP, ...RETURN, ...REST, ...END] },
  { type: 'Drop Trip', stops: [...ROUTE, ...PICK_UP, ...REST, ...END] },
] as const)
  test(`${given.type}: Tab leads through the form in its order, and each stop is seen`, async ({ openPage }) => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await page.goto('/')
    const button = bookingForm(page).getByRole('button', { name: TRIP_BUTTONS[given.type] })
    await tabTo(page, button)
    await page.keyboard.press('Space')
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await bookingForm(page).getByRole('radio').first().waitFor()
    const stops = await stopsWithin(page, bookingForm(page))
    const withoutCounts = stops.map((stop) => stop.replace(/ \(\d+\)$/, ''))
    expect(withoutCounts.filter((stop) => !Object.values(TRIP_BUTTONS).includes(stop))).toEqual(given.stops)
  })

test('a booking by keyboard alone, with its errors on the way', async ({ openPage, product }) => {
  const page = await openPage({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true)
  await page.keyboard.press('Enter')
  await tabTo(page, bookingForm(page).getByRole('button', { name: 'Drop Trip' }))
  await page.keyboard.press('Enter')

  // The errors: Enter in any field sends the form; each line of the summary leads to its field.
  await tabTo(page, field(page, 'Pick-up Location'))
  await page.keyboard.press('Enter')
  const summary = bookingForm(page).getByRole('alert').filter({ hasText: 'Please check' })
  await expect.poll(() => hasFocus(summary)).toBe(true)
  await tabTo(page, summary.getByRole('link', { name: 'Number of Persons is required' }))
  await page.keyboard.press('Enter')
  expect(await hasFocus(field(page, 'Number of Persons'))).toBe(true)
  await page.keyboard.type('2')
  await tabTo(page, summary.getByRole('link', { name: 'From City is required' }), 'Shift+Tab')
  await page.keyboard.press('Enter')

  await fillRouteAndTimes(page)
  await chooseCabAndGoOn(page)
  await sendAs(page)
  const reference = await shownReference(page)
  expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
  await product.mailbox.find(DESK_MAIL, reference)
})

/** From the search of the first city on. The list comes with the first key; a name is taken by Enter, or by going on. */
async function fillRouteAndTimes(page: Page) {
  const day = dayFromToday(9)
  const [from, to] = [searchFor(bookingForm(page), 'From'), searchFor(bookingForm(page), 'To')]
  expect(await hasFocus(from)).toBe(true)
  await page.keyboard.type('madras')
  await bookingForm(page).getByRole('option', { name: 'Chennai Madras · Tamil Nadu' }).waitFor()
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('Chennai')
  await tabTo(page, to)
  await page.keyboard.type('மது')
  await tabTo(page, field(page, 'Distance (km)'))
  await expect(to).toHaveValue('Madurai')
  await expect.poll(() => field(page, 'Distance (km)').inputValue()).not.toBe('')
  await tabTo(page, field(page, 'Pick-up Date'))
  await typeDay(page, field(page, 'Pick-up Date'), day)
  await tabTo(page, field(page, 'Pick-up Time'))
  await page.keyboard.type('0630AM')
  await expect(field(page, 'Pick-up Time')).toHaveValue('06:30')
  await tabTo(page, field(page, 'Pick-up Location'))
  await page.keyboard.type('egmore station')
}

async function chooseCabAndGoOn(page: Page) {
  const cabs = cabTiles(page)
  await tabTo(page, cabs.first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(cabs.nth(1)).toBeChecked()
  await tabTo(page, bookingForm(page).getByRole('checkbox', { name: /terms/ }))
  await page.keyboard.press('Space')
  await tabTo(page, bookNow(page))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/confirmbooking')
}

/** Goes on from where the page starts: the first thing of its content is a few stops away, not a navigation bar. */
async function sendAs(page: Page) {
  const details = page.getByRole('form', { name: 'Your details' })
  await details.waitFor()
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('button', { name: 'Change the trip' }))).toBe(true)
  await tabTo(page, details.getByRole('button', { name: 'Book Now' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(details.getByLabel('Name'))).toBe(true)
  await page.keyboard.type('meena sundaram')
  await tabTo(page, details.getByLabel('Mobile'))
  await page.keyboard.type('98400 12345')
  await page.keyboard.press('Tab')
  await page.keyboard.type('meena@example.com')
  await page.keyboard.press('Enter')
}
