import { expect } from '@playwright/test'
import { BookingsReply, DocumentsReply } from 'shared-api/contract'
import { enterDesk } from '../harness/desk.ts'
import { fail } from '../harness/fail.ts'
import { openStillPage, sameWords, settle } from '../harness/still.ts'
import { test } from '../harness/test.ts'

test.use({ company: 'second', serverEnv: { RATE_LIMIT: 'off' } })

const LOOKS = {
  'home-phone': ['/', { width: 390, height: 844 }],
  'tamil-home-phone': ['/ta', { width: 390, height: 844, locale: 'ta-IN' }],
  'cars-desktop': ['/cars', { width: 1440 }],
} as const

for (const [name, [path, look]] of Object.entries(LOOKS))
  test(`a page of the second company looks as kept: ${name}`, async ({ openPage }) => {
    const page = await openStillPage(openPage, look)
    await page.goto(path)
    await settle(page)
    await expect(page).toHaveScreenshot(`second-${name}-light.webp`)
  })

test('a trip with an invoice looks as kept at the desk', async ({ openPage }) => {
  const page = await openStillPage(openPage, { width: 1440 })
  await enterDesk(page)
  const { documents } = DocumentsReply.parse(await (await page.request.get('/api/v1/invoices')).json())
  const billed = documents.map(({ reference }) => reference)
  const completed = await page.request.get('/api/v1/bookings?status=completed&limit=100')
  const { bookings } = BookingsReply.parse(await completed.json())
  const { _id, assignment } =
    bookings.find((one) => billed.includes(one.reference) && isOfOurLetters(one)) ?? fail('no trip has an invoice')
  const { driver, code } = assignment ?? fail('nobody drove the trip')
  await page.goto(`/bookings/${_id}`)
  await settle(page)
  await sameWords(page, { name: driver.name, code })
  await expect(page).toHaveScreenshot('second-desk-booking-desktop-light.webp')
})

type Trip = { name: string; pickUpLocation: string | null; returnLocation: string | null }

/** Whether the console's own font has all letters: those of other scripts look as the machine's fonts do. */
const isOfOurLetters = ({ name, pickUpLocation, returnLocation }: Trip) =>
  /^[\p{Script=Latin}\p{Script=Tamil}\p{Script=Common}]+$/u.test(`${name}${pickUpLocation}${returnLocation}`)
