import { expect, type Page } from '@playwright/test'
import { bookingForm, fillTrip, type Trip } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { rendered } from '../harness/rendered.ts'
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

const press = (page: Page, name: string) => bookingForm(page).getByRole('button', { name }).click()

for (const path of ['/', '/contactus', '/CustomTourPackageForm'])
  test(`without scripts the form of ${path} takes no input, and says whom to call`, async ({ openPage, product }) => {
    await rendered(product.origin, path)
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(path)
    const form = page.getByRole('form')
    expect(await form.getByRole('textbox').first().isDisabled()).toBe(true)
    expect(await form.getByRole('button', { name: /Book Now|Send/ }).isDisabled()).toBe(true)
    const hint = form.locator('noscript')
    expect(await hint.textContent()).toContain('This form needs JavaScript')
    expect(await hint.locator('a[href^="tel:+91"]').isVisible()).toBe(true)
  })

for (const off of [4, -4])
  test(`a phone whose clock is ${off} days off goes by the server’s`, async ({ page }) => {
    await page.addInitScript(`{ const { now } = Date; Date.now = () => now() + ${off} * 86_400_000 }`)
    await page.goto('/')
    // The second time the browser has the page in its cache, and the server answers 304.
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
    await expect(date).toHaveValue(dayFromToday(1))
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
