import { expect } from '@playwright/test'
import { HolidaysReply } from 'shared-api/contract'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip, sendForm } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { openStillPage, sameWords, settle } from '../harness/still.ts'
import { DESK_MAIL, test } from '../harness/test.ts'

const NAMES = ['தமிழ்ச்செல்வி ராஜராஜேஸ்வரன்', 'Venkata Subramaniam Chandrasekharan Iyer', 'Meena Sundaram']
const PLACE = 'தூத்துக்குடி மாவட்டம், திருச்செந்தூர் சுப்பிரமணியசுவாமி திருக்கோயில் வடக்கு கோபுர வாசல்'
const LOOKS = {
  'phone-dark': { width: 390, height: 844, colorScheme: 'dark' },
  'tablet-light': { width: 768, colorScheme: 'light' },
  'desktop-light': { width: 1440, colorScheme: 'light' },
} as const

test('the desk matches its pictures, with long names, at each width', async ({ openPage, product: { mailbox } }) => {
  const first = await openPage()
  await enterDesk(first)
  const { request } = first
  const [cab = fail('there is no cab')] = await bookableCabs(request, 'Drop Trip')
  const made = []
  for (const name of NAMES)
    made.push(await book(request, dropTrip(cab, { name, pickUpLocation: PLACE, PickUpdate: dayFromToday(1) })))
  await sendForm(request, {
    name: NAMES[0],
    email: 'a@example.com',
    phone: '9447012347',
    message: `${PLACE} `.repeat(3),
  })
  // The desk shows whether a mail is on its way or has gone.
  for (const { reference } of made)
    for (const recipient of ['meena@example.com', DESK_MAIL]) await mailbox.find(recipient, reference)
  await mailbox.find(DESK_MAIL, 'a@example.com')
  const { holidays } = HolidaysReply.parse(await (await request.get('/api/v1/holiday')).json())
  const pages = {
    cabs: '/table',
    bookings: '/bookings',
    booking: `/bookings/${made[0]?._id}`,
    enquiries: '/enquiries',
    holiday: `/holidayEdit/${holidays[0]?._id}`,
  }
  for (const [look, options] of Object.entries(LOOKS)) {
    const page = await openStillPage(openPage, options)
    await enterDesk(page)
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      await settle(page)
      await sameWords(page)
      await expect(page).toHaveScreenshot(`desk-${name}-${look}.webp`)
    }
  }
})
