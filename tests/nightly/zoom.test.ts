import { expect } from '@playwright/test'
import { addressIn } from '../harness/address-in.ts'
import { acceptAndGoOn, bookingForm, cheapestCab, chooseCab, fillTrip, offeredKm } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { openDeskPage } from '../harness/desk.ts'
import { expectAllToBeReadable } from '../harness/reading.ts'
import { visitorsTest as test } from '../harness/test.ts'

const LANGUAGES = ['en-IN', 'ta-IN']
/** The remaining width of a 390 px phone with letters half again as large. */
const LARGE_LETTERS = { width: 260, height: 563 }

for (const locale of LANGUAGES)
  test(`cabs that seat too few, in a window of 320 px, ${locale}`, async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce', locale })
    await page.goto(addressIn(locale, '/'))
    await page.locator('[name=numberOfPersons]').fill('100')
    await page.getByRole('radio').first().scrollIntoViewIfNeeded()
    await page.getByRole('alert').first().waitFor()
    await expectAllToBeReadable(page, 'cabs for 100 persons')
  })

test('with large letters on a phone, the desk’s name stays clear of the button beside it, and its calendar fits', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: LARGE_LETTERS, reducedMotion: 'reduce' })
  await openDeskPage(page, '/bookings')
  const header = page.getByRole('banner')
  const [name, button] = [header.getByText('Thenral Travels'), header.getByRole('button')]
  const [left, right] = await Promise.all([name.boundingBox(), button.boundingBox()])
  expect((left?.x ?? 0) + (left?.width ?? 0), 'the name ends').toBeLessThanOrEqual(right?.x ?? 0)
  await page.getByRole('button', { name: 'Pick-up date' }).click()
  const calendar = await page.getByRole('dialog').boundingBox()
  expect((calendar?.x ?? 0) + (calendar?.width ?? 0), 'the calendar ends').toBeLessThanOrEqual(LARGE_LETTERS.width)
})

test('books a cab at 200 %, with bars that leave room for the fields', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  await page.goto('/')
  await fillTrip(page, {
    type: 'Drop Trip',
    from: { state: 'Tamil Nadu', city: 'Chennai' },
    to: { state: 'Tamil Nadu', city: 'Madurai' },
    pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
    persons: 2,
  })
  await offeredKm(page)
  await chooseCab(page, await cheapestCab(page, 'Drop Trip', 2))
  const bars = [page.locator('header').first(), bookingForm(page).getByText('Total (approx)', { exact: true })]
  const [top, foot] = await Promise.all(bars.map((bar) => bar.boundingBox()))
  expect((foot?.y ?? 0) - (top?.y ?? 0) - (top?.height ?? 0)).toBeGreaterThan(512 / 2)
  await acceptAndGoOn(page)
  await expectAllToBeReadable(page, '/confirmbooking at 200 %')
})

for (const locale of LANGUAGES)
  test(`on a large screen the words end where the drawing is still faint (${locale})`, async ({ openPage }) => {
    const page = await openPage({ locale })
    for (const width of [1440, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height: (width * 9) / 16 })
      await page.goto(addressIn(locale, '/'))
      const words = await page.locator('main h1 + p').boundingBox()
      expect(((words?.x ?? width) + (words?.width ?? 0)) / width, `${width} px`).toBeLessThan(FAINT)
    }
  })

/** Up to here more of the page's colour shows than of the drawing; of the width. */
const FAINT = 0.52
