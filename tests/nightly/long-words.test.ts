import { AvailableCarsReply, HolidaysReply } from 'shared-api/contract'
import { bookingForm, cabTiles } from '../harness/booking-form.ts'
import { fail } from '../harness/fail.ts'
import { openByLink } from '../harness/open-by-link.ts'
import { expectAllToBeReadable } from '../harness/reading.ts'
import { PHONE } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

/** A word without a place to break at, as long as the name of a cab may be. */
const WORD = 'திருவில்லிபுத்தூர்க்கோயில்சுற்றுப்பயணத்தொகுப்புவண்டிநிறுவனம்மதுரைமாநகரம்தமிழ்நாட'
const CARS = '**/api/v1/avaibleCars**'
const HOLIDAYS = '**/api/v1/holiday'

test('names of one long word are read to their end', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  const { Cars } = AvailableCarsReply.parse(await (await page.request.get('/api/v1/avaibleCars')).json())
  const cab = Cars[0] ?? fail('there is no cab')
  const long = { ...cab, _id: 'long', brand: WORD, carModel: WORD, seats: 60, category: ['Outstation'] }
  await page.route(CARS, (route) => route.fulfill({ json: { Cars: [{ ...cab, seats: 4 }, long] } }))
  await openByLink(page, 'Our Cabs')
  await page.getByRole('article').nth(1).scrollIntoViewIfNeeded()
  await expectAllToBeReadable(page, 'cards of cabs')

  await openByLink(page, 'Home')
  const form = bookingForm(page)
  await cabTiles(page).last().check()
  await expectAllToBeReadable(page, 'the choice of a cab')
  await form.getByLabel('Number of Persons').fill('9')
  await cabTiles(page).first().check()
  await form.getByRole('alert').getByRole('button').scrollIntoViewIfNeeded()
  await expectAllToBeReadable(page, 'cabs that are offered instead')
})

test('a category of one long word is read to its end', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  const { holidays } = HolidaysReply.parse(await (await page.request.get('/api/v1/holiday')).json())
  const category = [{ id: 'long', name: WORD }]
  await page.route(HOLIDAYS, (route) => route.fulfill({ json: { holidays: [{ ...holidays[0], category }] } }))
  await openByLink(page, 'Holiday Package')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await expectAllToBeReadable(page, 'cards of packages')
  await page.getByRole('link', { name: /^Book Now/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Package Booking' }).waitFor()
  await expectAllToBeReadable(page, 'the package that is booked')
})
