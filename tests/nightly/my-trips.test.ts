import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { bookingForm, shownReference } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { PHONE } from '../harness/sizes.ts'
import { test } from '../harness/test.ts'

const EMAIL = 'meena.mine@example.com'
const PASSWORD = 'seven hills of Tirupati'

async function registerAndLogIn(page: Page) {
  const popup = page.getByRole('dialog')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await popup.getByRole('button', { name: 'CREATE ACCOUNT' }).click()
  await popup.getByLabel('Username').fill('meena sundaram')
  await popup.getByLabel('Email').fill(EMAIL)
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByLabel('Confirm Password').fill(PASSWORD)
  await popup.getByRole('button', { name: 'REGISTER' }).click()
  const welcome = page.getByRole('dialog', { name: 'WELCOME' })
  await welcome.getByLabel(/^Password/).fill(PASSWORD)
  await welcome.getByRole('button', { name: 'LOGIN' }).click()
  await popup.waitFor({ state: 'detached' })
}

test('a customer registers, proves the address, finds the trip booked before, and books it again', async ({
  openPage,
  product,
}) => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  const { reference } = await book(page.request, dropTrip(cab ?? fail('no cab'), { mail: EMAIL }))

  await page.goto('/my-trips')
  await page.getByRole('heading', { name: 'Log in to see your trips' }).waitFor()
  await expectAccessible(page)
  await registerAndLogIn(page)
  await page.getByRole('heading', { name: 'No trips yet' }).waitFor()
  await page.getByRole('button', { name: 'Confirm your address' }).click()
  await page.getByText('A link is on its way to your mail address.').waitFor()

  const { text = '' } = await product.mailbox.find(EMAIL, 'Is this your mail address?')
  const link = /\/prove-address\/[\w-]{43}/.exec(text)?.[0] ?? fail('no link')
  const stranger = await openPage()
  await stranger.goto(link)
  await stranger.getByRole('heading', { name: 'Log in to see your trips' }).waitFor()
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, it is my address' }).click()
  await page.getByText('Your address is confirmed.').waitFor()
  await expectAccessible(page)

  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'My trips' }).click()
  await page.getByText(`Booking ${reference}`).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: `See the trip: ${reference}` }).click()
  await page.waitForURL('**/trip/*')
  await page.getByText(`Booking ${reference}`).waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Book again: Chennai to Madurai' }).click()
  const form = bookingForm(page)
  await form.getByLabel('Pick-up Date').fill(dayFromToday(20))
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.waitForURL('**/confirmbooking')
  const traveller = page.getByRole('form', { name: 'Your details' })
  await expect(traveller.getByLabel('Name')).toHaveValue('Meena Sundaram')
  await expect(traveller.getByLabel('Mobile')).toHaveValue('+919840012345')
  await expect(traveller.getByLabel('Mail Id')).toHaveValue(EMAIL)
  await traveller.getByRole('button', { name: 'Book Now' }).click()
  const again = await shownReference(page)
  expect(again).not.toBe(reference)
  await page.goto('/my-trips')
  await page.getByText(`Booking ${again}`).waitFor()
  await page.getByText(`Booking ${reference}`).waitFor()
})
