import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { enterDesk, expectToast, openDeskPage } from '../harness/desk.ts'
import { bookAtDesk, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { expectInSight } from '../harness/in-sight.ts'
import { PHONE } from '../harness/sizes.ts'
import { test } from '../harness/test.ts'

test.use({ company: 'second', serverEnv: { RATE_LIMIT: 'off' } })

const IST_OFFSET_MS = 5.5 * 3_600_000
const AHEAD_MS = 2 * 3_600_000

/** Presses what comes next, which the thumb finds without scrolling. */
async function next(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name, exact: true })
  await page.evaluate('scrollTo(0, 0)')
  await expectInSight(button)
  await button.click()
}

test('a whole day on a phone: confirmed, assigned, driven, billed, paid, and in the day book', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
  await enterDesk(page)
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const soon = new Date(Date.now() + IST_OFFSET_MS + AHEAD_MS).toISOString()
  const when = { PickUpdate: soon.slice(0, 10), pickUpTime: soon.slice(11, 16) }
  const { reference } = await bookAtDesk(
    page.request,
    dropTrip(cab, { ...when, from: 'tn-madurai', to: 'tn-chennai', pickUpLocation: 'Mattuthavani' }),
  )

  await openDeskPage(page, '/admin')
  await page.getByRole('list', { name: 'Next' }).getByRole('link', { name: reference }).click()
  await page.getByRole('heading', { name: `Booking ${reference}` }).waitFor()
  await expectInSight(page.getByRole('heading', { name: 'Trip', exact: true }))
  await next(page, 'Confirm')
  await expectToast(page, 'Status: confirmed.')
  await next(page, 'Assign')
  const dialog = page.getByRole('dialog', { name: 'Driver and car' })
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expectToast(page, 'Vehicle and driver are assigned.')
  for (const step of ['Driver is on the way', 'Driver has arrived', 'Trip has started', 'Trip has ended'])
    await next(page, step)
  await page.getByRole('button', { name: 'It has ended' }).click()

  await next(page, 'Make the final bill')
  const bill = page.getByRole('dialog', { name: 'Final bill' })
  await bill.getByLabel('By what was driven').check()
  await bill.getByLabel('Km driven').fill('470')
  await bill.getByRole('button', { name: 'Make the bill' }).click()
  await next(page, 'Complete')
  await next(page, /^Take ₹/)
  await page.getByRole('dialog', { name: 'Add a payment' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Still to pay ₹0.00').waitFor()
  await page.getByText(/· nothing due$/).waitFor()

  await page.goto('/day-book')
  await page.getByRole('link', { name: reference }).click()
  await page.getByRole('heading', { name: `Booking ${reference}` }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
})
