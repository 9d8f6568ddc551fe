import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { noteAnnouncements } from '../harness/announcements.ts'
import { expectAccessible } from '../harness/axe.ts'
import { bookingForm, cheapestCab, chooseCab, fillTrip, offeredKm, type Trip } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { formatRupees } from '../harness/money.ts'
import { rendered } from '../harness/rendered.ts'
import { PHONE, SIZES } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

const CHENNAI = { state: 'Tamil Nadu', city: 'Chennai' }
const PICK_UP = { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' }
const TRIP: Trip = {
  type: 'Outstation',
  from: CHENNAI,
  to: { state: 'Kerala', city: 'Kollam' },
  pickUp: PICK_UP,
  visit: ['Madurai'],
  back: { ...PICK_UP, date: dayFromToday(12) },
  persons: 3,
}

const typedIn = (page: Page, label: string) => bookingForm(page).getByLabel(label).inputValue()
const press = (page: Page, name: string) => bookingForm(page).getByRole('button', { name }).click()
const summaryRow = (page: Page, name: string) => bookingForm(page).getByRole('row', { name })
const focusedId = (page: Page) => page.evaluate<string>('document.activeElement?.id')

test('a trip type brings its own fields and cabs, and resets all that was filled in', async ({ page }) => {
  await page.goto('/')
  await fillTrip(page, TRIP)
  await offeredKm(page)
  await chooseCab(page, await cheapestCab(page, 'Outstation', 3))
  await bookingForm(page).getByRole('checkbox', { name: /terms/ }).check()

  await press(page, 'Local Trip')
  for (const label of [
    ...['From State', 'From City', 'To State', 'To City', 'Distance (km)', 'Number of Persons'],
    ...['Pick-up Location', 'Pick-up Date', 'Pick-up Time', 'Return Location', 'Return Date', 'Return Time'],
  ])
    expect(await typedIn(page, label), label).toBe('')
  expect(await bookingForm(page).getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await bookingForm(page).getByRole('checkbox', { name: /terms/ }).isChecked()).toBe(false)
  await summaryRow(page, 'Total Price (approx) ₹0.00').waitFor()

  expect(await typedIn(page, 'Local Trip type')).toBe('Hour-Basis')
  expect(await bookingForm(page).getByLabel('Visiting Place 1').count()).toBe(0)
  await press(page, 'Drop Trip')
  expect(await bookingForm(page).getByLabel('Return Date').count()).toBe(0)
  expect(await bookingForm(page).getByLabel('Local Trip type').count()).toBe(0)
  await press(page, 'Out Station')
  await bookingForm(page).getByLabel('Visiting Place 1').waitFor()
})

test('the cabs offered are the available ones of the trip type, the cheapest first', async ({ page }) => {
  await page.goto('/')
  for (const [button, type] of [
    ['Drop Trip', 'Drop Trip'],
    ['Local Trip', 'Local Trip'],
  ] as const) {
    await press(page, button)
    const { brand, carModel, seats, price } = await cheapestCab(page, type, 1)
    const name = `${brand} ${carModel} ${seats} seats · ${formatRupees(price ?? 0)}`
    await expect.poll(() => bookingForm(page).getByRole('radio').first().getAttribute('value')).not.toBeNull()
    await bookingForm(page).getByRole('radio', { name }).first().waitFor()
    const reply = await page.request.get('/api/v1/avaibleCars', { params: { category: type } })
    const { Cars } = await reply.json()
    const more = bookingForm(page).getByRole('button', { name: /^Show more cabs/ })
    for (let left = await more.count(); left > 0; left = await more.count()) await more.click()
    expect(await bookingForm(page).getByRole('radio').count()).toBe(Cars.length)
  }
})

test.for(SIZES)(
  'at $width px a cab of /cars that does not serve the filled-in trip never makes it another trip unasked',
  async (viewport, { openPage }) => {
    const page = await openPage({ viewport })
    await page.goto('/')
    await fillTrip(page, TRIP)
    await offeredKm(page)
    await chooseCab(page, await cheapestCab(page, 'Outstation', 3))
    await bookingForm(page).getByRole('checkbox', { name: /terms/ }).check()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Cabs' }).click()
    await page.getByLabel('Trip type').selectOption('Drop Trip')
    await page.getByRole('button', { name: 'Select Toyota Glanza' }).click()
    await page.waitForURL('**/#book')
    const told = 'Toyota Glanza is chosen, but it is not for Out Station. The form is now for Drop Trip: '
    await page.locator('.toasts').getByText(`${told}fill in your trip anew.`).waitFor()
    await bookingForm(page).getByRole('button', { name: 'Drop Trip', pressed: true }).waitFor()
    await bookingForm(page)
      .getByRole('radio', { name: /Toyota Glanza/, checked: true })
      .waitFor()
    for (const label of ['From City', 'To City', 'Distance (km)', 'Pick-up Location', 'Number of Persons'])
      expect(await typedIn(page, label), label).toBe('')
    expect(await bookingForm(page).getByRole('checkbox', { name: /terms/ }).isChecked()).toBe(false)
  },
)

test.for(['/', '/contactus', '/CustomTourPackageForm'])(
  'without scripts the form of %s takes no input, and says whom to call',
  async (path, { openPage, product }) => {
    await rendered(product.origin, path)
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(path)
    const form = page.getByRole('form')
    expect(await form.getByRole('textbox').first().isDisabled()).toBe(true)
    expect(await form.getByRole('button', { name: /Book Now|Send/ }).isDisabled()).toBe(true)
    const hint = form.locator('noscript')
    expect(await hint.textContent()).toContain('This form needs JavaScript')
    expect(await hint.locator('a[href^="tel:+91"]').isVisible()).toBe(true)
  },
)

test('words get their capitals while they are typed, the caret stays, and Indian scripts stay as they are', async ({
  page,
}) => {
  await page.goto('/')
  const field = bookingForm(page).getByLabel('Pick-up Location')
  await field.pressSequentially('anna salai')
  for (let step = 0; step < 'salai'.length; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('nagar west ')
  expect(await field.inputValue()).toBe('Anna Nagar West Salai')
  await page.keyboard.type('x')
  expect(await field.inputValue()).toBe('Anna Nagar West XSalai')
  for (const text of ['சென்னை மத்திய நிலையம்', 'എറണാകുളം', 'విజయవాడ', 'ಬೆಂಗಳೂರು', 'é à la carte', 'மதுரை east'])
    for (const name of ['Pick-up Location', 'Visiting Place 1']) {
      await bookingForm(page).getByLabel(name).fill('')
      await bookingForm(page).getByLabel(name).focus()
      await page.keyboard.insertText(text)
      const capitals = text.replace('é à la carte', 'É À La Carte').replace('east', 'East')
      expect(await typedIn(page, name)).toBe(capitals)
    }
})

test.for(SIZES)('distance and price at $width px', async (viewport, { openPage }) => {
  const page = await openPage({ viewport })
  await page.goto('/')
  await fillTrip(page, { ...TRIP, to: { state: 'Tamil Nadu', city: 'Madurai' } })
  const km = await offeredKm(page)
  await bookingForm(page).getByText('Estimate of the distance by road. You can change it.').waitFor()
  await summaryRow(page, 'From Chennai').waitFor()
  await summaryRow(page, 'To Madurai').waitFor()
  await summaryRow(page, `Distance ${km} km`).waitFor()
  await summaryRow(page, `Total Price (approx) ${formatRupees(35 * km)}`).waitFor()

  await bookingForm(page).getByLabel('Distance (km)').fill('4600.5')
  await summaryRow(page, 'Total Price (approx) ₹1,61,017.50').waitFor()
  await press(page, `Use ${km} km`)
  await summaryRow(page, `Total Price (approx) ${formatRupees(35 * km)}`).waitFor()
  const { brand, carModel, price } = await cheapestCab(page, 'Outstation', 3)
  await bookingForm(page)
    .getByRole('radio', { name: `${brand} ${carModel}` })
    .first()
    .check()
  await summaryRow(page, `Total Price (approx) ${formatRupees(35 * km + (price ?? 0))}`).waitFor()
  for (const left of ['toll', 'parking', 'permits', 'driver allowance', 'night charge from 10 pm to 6 am'])
    expect(await bookingForm(page).getByText('Not in this price').textContent()).toContain(left)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
})

test('a distance that cannot be had is typed by hand, or asked for again', async ({ openPage }) => {
  const page = await openPage({ expected: [/ERR_FAILED/] })
  await page.route('**/api/v1/distance**', (route) => route.abort())
  await page.goto('/')
  await fillTrip(page, TRIP)
  await bookingForm(page).getByText('The road distance could not be found. Type it, or try again.').waitFor()
  await bookingForm(page).getByLabel('Distance (km)').fill('700')
  await summaryRow(page, 'Total Price (approx) ₹24,500.00').waitFor()
  await page.unroute('**/api/v1/distance**')
  // The form asks again by itself now and then, so Retry may be gone already.
  const use = bookingForm(page).getByRole('button', { name: /^Use \d+ km$/ })
  await bookingForm(page).getByRole('button', { name: 'Retry' }).or(use).click()
  await bookingForm(page)
    .getByText(/By road it is about \d{3} km\.|Estimate of the distance/)
    .waitFor()
})

test('an empty form names all that is missing, with the way to each field', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  await press(page, 'Book Now')
  const summary = bookingForm(page).getByRole('alert').filter({ hasText: 'Please check 14 fields' })
  await summary.waitFor()
  for (const message of [
    ...['From State is required', 'From City is required', 'To State is required', 'To City is required'],
    ...['Distance (km) is required', 'Pick-up Location is required', 'Pick-up Date is required'],
    ...['Pick-up Time is required', 'Return Location is required', 'Return Date is required'],
    ...['Return Time is required', 'Number of Persons is required', 'Choose a cab'],
    'Accept the terms and conditions to book',
  ])
    await summary.getByRole('link', { name: message }).waitFor()
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Number of Persons is required' }).click()
  expect(await focusedId(page)).toBe('trip-NumberOfPersons')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('without a trip type that alone is asked for', async ({ page }) => {
  await page.goto('/')
  await fillTrip(page, TRIP)
  await offeredKm(page)
  // No press of a button leads there; a draft of another release might.
  await page.addInitScript(`{
    const draft = JSON.parse(sessionStorage.getItem('booking-draft'))
    draft.state.trip.triptype = ''
    sessionStorage.setItem('booking-draft', JSON.stringify(draft))
  }`)
  await page.reload()
  await press(page, 'Book Now')
  await bookingForm(page).getByRole('alert').getByText('Please Select The TripType').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test.for([4, -4])('a phone whose clock is %i days off goes by the server’s', async (off, { page }) => {
  await page.addInitScript(`{ const { now } = Date; Date.now = () => now() + ${off} * 86_400_000 }`)
  await page.goto('/')
  // The second time the browser has the page already, and is told only that it is as it was.
  await page.reload()
  const date = bookingForm(page).getByLabel('Pick-up Date')
  await expect.poll(() => date.getAttribute('min')).toBe(dayFromToday(0))
  await fillTrip(page, { ...TRIP, pickUp: { ...PICK_UP, date: dayFromToday(-1) } })
  await press(page, 'Book Now')
  const past = bookingForm(page).getByText('Pick-up must not be in the past (Indian time)')
  await past.first().waitFor()
  await bookingForm(page)
    .getByRole('button', { name: /^Tomorrow/ })
    .first()
    .click()
  expect(await date.inputValue()).toBe(dayFromToday(1))
  await press(page, 'Book Now')
  await bookingForm(page).getByRole('alert').getByRole('link', { name: 'Choose a cab' }).waitFor()
  expect(await past.count()).toBe(0)
})

test('days and times are those of India, though the visitor sits in New York', async ({ page }) => {
  // 7:30 pm on the 5th in London, 2:30 pm in New York, and 1 am on the 6th in India.
  await page.clock.setFixedTime('2027-01-05T19:30:00Z')
  await page.goto('/')
  const date = bookingForm(page).getByLabel('Pick-up Date')
  await expect.poll(() => date.getAttribute('min')).toBe('2027-01-06')
  await bookingForm(page).getByText('Indian Standard Time').waitFor()
  const back = { location: 'Egmore', date: '2027-01-06', time: '00:59' }
  await fillTrip(page, { ...TRIP, pickUp: { ...back, time: '00:59' }, back })
  await press(page, 'Book Now')
  const past = bookingForm(page).getByText('Pick-up must not be in the past (Indian time)')
  await past.first().waitFor()
  await bookingForm(page).getByText('Return must be after the pick-up').first().waitFor()
  await bookingForm(page).getByLabel('Pick-up Time').fill('01:01')
  await bookingForm(page).getByLabel('Return Time').fill('01:02')
  await press(page, 'Book Now')
  await bookingForm(page).getByRole('alert').getByRole('link', { name: 'Choose a cab' }).waitFor()
  expect(await past.count()).toBe(0)
  expect(await bookingForm(page).getByText('Return must be after the pick-up').count()).toBe(0)
})

test('a form that is open over midnight offers the new day, not the one that is over', async ({ page }) => {
  // Half an hour before midnight in India.
  await page.clock.install({ time: '2027-01-05T18:00:00Z' })
  await page.goto('/')
  const date = bookingForm(page).getByLabel('Pick-up Date')
  await expect.poll(() => date.getAttribute('min')).toBe('2027-01-05')
  await page.clock.fastForward('45:00')
  await expect.poll(() => date.getAttribute('min')).toBe('2027-01-06')
})

test.for(SIZES)(
  'more persons than seats at $width px: said at once, with cabs that fit',
  async (viewport, { openPage }) => {
    const page = await openPage({ viewport, reducedMotion: 'reduce' })
    const announced = await noteAnnouncements(page)
    await page.goto('/')
    await fillTrip(page, TRIP)
    await offeredKm(page)
    const cab = await cheapestCab(page, 'Outstation', 3)
    await chooseCab(page, cab)
    const persons = cab.seats + 1
    await bookingForm(page).getByLabel('Number of Persons').fill(String(cab.seats))
    await press(page, 'More persons')
    const message = `This cab seats ${cab.seats}; choose a larger cab for ${persons} persons`
    const notice = bookingForm(page).getByRole('alert').filter({ hasText: message })
    await notice.getByText('These fit:').waitFor()
    await expect.poll(announced).toContainEqual(expect.stringContaining(message))
    await expectAccessible(page)
    await notice.getByRole('button').first().click()
    await notice.waitFor({ state: 'detached' })
    expect(await bookingForm(page).getByText(message).count()).toBe(0)
    await bookingForm(page).getByLabel('Number of Persons').fill('99')
    await expect.poll(announced).toContainEqual(expect.stringContaining('For 99 persons, book two cabs or call us.'))
  },
)
