import { expect, type Locator, type Page } from '@playwright/test'
import { acceptAndGoOn, bookAs, cheapestCab, chooseCab, fillTrip, offeredKm } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { priceOf } from '../harness/price-bar.ts'
import { PHONE } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

const LOST = { expected: [/ERR_FAILED/] }
const SEND = '**/api/v1/sendemail'
const FORMS = '**/api/v1/forms'

/** Waits for a message between the navigation bar and `end`, in CSS px from the top of the window. */
async function expectInSight(page: Page, message: Locator, end: number | undefined = 0) {
  await message.waitFor()
  const header = await page.getByRole('banner').boundingBox()
  const box = await message.boundingBox()
  expect(box?.y, 'where it begins').toBeGreaterThanOrEqual(header?.height ?? 0)
  expect((box?.y ?? 0) + (box?.height ?? 0), 'where it ends').toBeLessThanOrEqual(end)
}

/** Presses a button at the lower edge of the window, as a thumb does. */
async function pressAtTheEdge(button: Locator) {
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await button.click()
}

test('why a booking was not taken is in sight, wherever Book Now was pressed', async ({ openPage }) => {
  const page = await openPage({ ...LOST, viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/')
  const chennai = { state: 'Tamil Nadu', city: 'Chennai' }
  const pickUp = { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' }
  await fillTrip(page, { type: 'Drop Trip', from: chennai, to: { ...chennai, city: 'Madurai' }, pickUp, persons: 2 })
  await offeredKm(page)
  await chooseCab(page, await cheapestCab(page, 'Drop Trip', 2))
  await acceptAndGoOn(page)
  await page.route(SEND, (route) => route.abort())
  await bookAs(page, { name: 'Meena', mobile: '98400 12345', mail: 'meena@example.com' })
  const failure = page.getByRole('alert').filter({ hasText: 'Error sending email: we could not be reached.' })
  await failure.waitFor()
  const form = page.getByRole('form', { name: 'Your details' })
  await page.evaluate('window.scrollTo(0, 0)')
  const bar = await priceOf(form).boundingBox()
  await form.getByRole('button', { name: 'Book Now' }).click()
  await expectInSight(page, failure, bar?.y)
})

test('shows the result of a message below its button, in sight', async ({ openPage }) => {
  const page = await openPage({ ...LOST, viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/contactus')
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Name').fill('Meena')
  await form.getByLabel('Email').fill('meena@example.com')
  await form.getByLabel('Phone').fill('98400 12345')
  await form.getByLabel('Message').fill('Do you drive to Ooty?')
  await page.route(FORMS, (route) => route.abort())
  await pressAtTheEdge(form.getByRole('button', { name: 'Send message' }))
  await expectInSight(page, form.getByText('try again, or call'), PHONE.height)
  await page.unroute(FORMS)
  await pressAtTheEdge(form.getByRole('button', { name: 'Send message' }))
  await expectInSight(page, form.getByText('Form submitted successfully!'), PHONE.height)
})

test('why a login failed is in sight above a keyboard', async ({ openPage }) => {
  const page = await openPage({ expected: [/401/], viewport: { width: 390, height: 380 }, reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('nobody@example.com')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a-wrong-password')
  await pressAtTheEdge(dialog.getByRole('button', { name: 'LOGIN' }))
  const failure = dialog.getByRole('alert')
  await failure.waitFor()
  expect((await failure.boundingBox())?.y, 'where it begins').toBeGreaterThanOrEqual(0)
})
