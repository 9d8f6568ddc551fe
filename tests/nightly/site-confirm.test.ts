import { expect, type Page } from '@playwright/test'
import { BookingsReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import {
  acceptAndGoOn,
  bookAs,
  bookingForm,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { hold, watchCalls } from '../harness/held.ts'
import { tabTo } from '../harness/keyboard.ts'
import { formatRupees } from '../harness/money.ts'
import { expectPriceInSight, priceOf, roomAboveBar } from '../harness/price-bar.ts'
import { readIn } from '../harness/read-in.ts'
import { DESKTOP, PHONE } from '../harness/sizes.ts'
import { test } from '../harness/test.ts'

const SEND = '**/api/v1/sendemail'
const PICK_UP = { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' }
const OUTSTATION: Trip = {
  type: 'Outstation',
  from: { state: 'Tamil Nadu', city: 'Chennai' },
  to: { state: 'Tamil Nadu', city: 'Madurai' },
  pickUp: PICK_UP,
  visit: ['Thanjavur Big Temple', 'Srirangam'],
  back: { location: 'Guindy', date: dayFromToday(12), time: '21:00' },
  persons: 3,
}
const DROP: Trip = { type: 'Drop Trip', from: OUTSTATION.from, to: OUTSTATION.to, pickUp: PICK_UP, persons: 2 }
const MEENA = { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' }

/** Takes a trip in its cheapest cab to the confirm page; gives the cab and the distance. */
async function toConfirm(page: Page, trip: Trip) {
  await page.goto('/')
  await fillTrip(page, trip)
  const km = await offeredKm(page)
  const cab = await cheapestCab(page, trip.type, trip.persons)
  await chooseCab(page, cab)
  await acceptAndGoOn(page)
  await page.getByRole('form', { name: 'Your details' }).waitFor()
  return { cab, km }
}

const details = (page: Page) => page.getByRole('form', { name: 'Your details' })
const bookNow = (page: Page) => details(page).getByRole('button', { name: 'Book Now' })
const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** How many sheets of A4 the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

async function bookingsOf(desk: Page, mail: string) {
  const reply = await desk.request.get('/api/v1/bookings', { params: { q: mail } })
  return BookingsReply.parse(await reply.json()).bookings
}

for (const given of [
  { viewport: PHONE, mobile: '0091-98400-12345', stored: '+919840012345', shown: '+91 98400 12345' },
  { viewport: DESKTOP, mobile: '+44 (20) 7946 0958', stored: '+442079460958', shown: '+442079460958' },
])
  test(`confirming at ${given.viewport.width} px, with the mobile written ${given.mobile}`, async ({
    openPage,
    product,
  }) => {
    const page = await openPage({ viewport: given.viewport, reducedMotion: 'reduce' })
    // As wide as a phone, and nowhere to break.
    const mail = `meena.sundaram.of.egmore.and.mylapore.${given.viewport.width}@mail.example.com`
    const { cab, km } = await toConfirm(page, OUTSTATION)
    const trip = page.getByRole('region', { name: 'Your trip' })
    for (const text of [
      ...['Chennai to Madurai', 'Egmore Station', '6:30 am IST', 'Thanjavur Big Temple, Srirangam'],
      ...['Guindy', '9:00 pm IST', 'Number of Persons'],
    ])
      await trip.getByText(text).first().waitFor()
    // As they were chosen, though the visitor's own zone is hours behind.
    for (const day of [9, 12]) await trip.getByText(`, ${Number(dayFromToday(day).slice(8))} `).waitFor()
    await trip.getByRole('img', { name: `${cab.brand} ${cab.carModel}` }).waitFor()
    const total = formatRupees(35 * km + (cab.price ?? 0))
    await page.getByRole('row', { name: `Total Price (approx) ${total}` }).waitFor()
    await bookNow(page).click()
    for (const label of ['Name', 'Mobile']) await page.getByText(`${label} is required`).waitFor()
    await expectAccessible(page)

    const calls = watchCalls(page, '/sendemail')
    const release = await hold(page, SEND)
    await details(page).getByLabel('Name').fill(MEENA.name)
    await details(page).getByLabel('Mobile').fill(given.mobile)
    await details(page).getByLabel('Mail Id').fill(mail)
    await bookNow(page).dblclick()
    await expect.poll(() => bookNow(page).isDisabled()).toBe(true)
    expect(await bookNow(page).locator('.mantine-Button-loader').count()).toBe(1)
    release()
    const reference = await shownReference(page)
    expect(calls).toHaveLength(1)
    await page.getByText(`We will call you on ${given.shown}`).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(given.viewport.width)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    // On paper, which takes no background, white would be nothing.
    const ink = await page.getByText(reference).evaluate((element) => getComputedStyle(element).color)
    expect(ink).not.toBe('rgb(255, 255, 255)')
    // Where fills are printed, as on many phones, dark words are on none.
    const fill = await page.locator('main .band').evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(fill).toBe('rgba(0, 0, 0, 0)')
    expect(await sheets(page), 'sheets of paper').toBe(1)
    await page.emulateMedia({ media: null })
    await product.mailbox.find(mail, reference)

    await page.reload()
    expect(await shownReference(page)).toBe(reference)
    await page.goBack()
    await expect.poll(() => bookingForm(page).getByLabel('Pick-up Location').inputValue()).toBe('')
    const desk = await openPage()
    await enterDesk(desk)
    expect((await bookingsOf(desk, mail)).map(({ mobile }) => mobile)).toEqual([given.stored])
  })

test('on a phone the price stays in sight, and its bar covers nothing that has the focus', async ({ openPage }) => {
  const page = await openPage({ viewport: { ...PHONE, height: 600 }, reducedMotion: 'reduce' })
  await toConfirm(page, DROP)
  await expectPriceInSight(details(page))
  expect(await priceOf(details(page)).textContent()).toMatch(/₹[1-9]/)
  const fields = ['Name', 'Mobile', 'Mail Id'].map((label) => details(page).getByLabel(label))
  for (const stop of [page.getByRole('button', { name: 'Change the trip' }), ...fields]) {
    await tabTo(page, stop)
    expect(await roomAboveBar(details(page)), `${stop}: px clear of the bar`).toBeGreaterThan(0)
    await expectPriceInSight(details(page))
  }
  await readIn(page, 'தமிழ்')
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringMatching(/^மொத்தம்.*₹[1-9]/))
})

test('keeps typed values after a lost connection and says so; the next attempt is one booking', async ({
  openPage,
  product,
}) => {
  const page = await openPage({ expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
  const { cab } = await toConfirm(page, DROP)
  await page.context().setOffline(true)
  await failure(page, 'What you type is kept on this device. Continue when you are back online.').waitFor()
  await bookAs(page, { ...MEENA, mail: 'lost@example.com' })
  await failure(page, 'Error sending email: you are offline.').waitFor()
  await expect(details(page).getByLabel('Name')).toHaveValue(MEENA.name)
  await page.context().setOffline(false)
  await failure(page, 'What you type is kept on this device').waitFor({ state: 'detached' })

  // The server books, and its answer is lost on the way.
  await page.route(SEND, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await bookNow(page).click()
  await failure(page, 'Error sending email: we could not be reached.').waitFor()
  await page.unroute(SEND)
  // The cab is another one on the second try, but not the booking.
  const desk = await openPage()
  await enterDesk(desk)
  const edit = (price: number | null) =>
    desk.request.put(`/api/v1/update/${cab._id}`, { data: { price }, headers: { origin: product.origin } })
  expect((await edit(9000)).status()).toBe(200)
  await page.reload()
  await page.getByRole('row', { name: `${cab.brand} ${cab.carModel} ${formatRupees(9000)}` }).waitFor()
  await bookNow(page).click()
  const reference = await shownReference(page)
  await failure(page, 'The price of the cab changed while you booked').waitFor()
  await edit(cab.price)
  expect((await bookingsOf(desk, 'lost@example.com')).map((booking) => booking.reference)).toEqual([reference])
})

test('makes one booking of the same content from a duplicate tab, and another of changed content', async ({
  openPage,
}) => {
  const page = await openPage()
  await toConfirm(page, DROP)
  const traveller = { ...MEENA, mail: 'twice@example.com' }
  const copies = []
  for (let n = 0; n < 2; n++) {
    const opened = page.waitForEvent('popup')
    // A window opened by a script takes the tab's storage along, as a duplicate does.
    await page.evaluate('open(location.href); undefined')
    copies.push(await opened)
  }
  const references: string[] = []
  for (const [at, tab] of [page, ...copies].entries()) {
    await bookAs(tab, at === 2 ? { ...traveller, name: 'Ravi Sundaram' } : traveller)
    references.push(await shownReference(tab))
  }
  expect(references[1]).toBe(references[0])
  expect(references[2]).not.toBe(references[0])
  await enterDesk(page)
  expect((await bookingsOf(page, traveller.mail)).map(({ name }) => name).sort()).toEqual([MEENA.name, 'Ravi Sundaram'])
})

test('brings a visitor who left to the booking once the answer comes, and keeps it on the way back', async ({
  page,
}) => {
  await toConfirm(page, DROP)
  const release = await hold(page, SEND)
  await bookAs(page, { ...MEENA, mail: 'early@example.com' })
  await page.getByRole('navigation').first().getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  release()
  const reference = await shownReference(page)
  await page.goBack()
  expect(await shownReference(page)).toBe(reference)
  expect(await details(page).count()).toBe(0)
})

test('a connection lost before Book Now leads to a Retry, and the trip is still there', async ({ openPage }) => {
  const page = await openPage({
    viewport: PHONE,
    expected: [/ERR_INTERNET_DISCONNECTED|Unable to preload|Failed to fetch/],
  })
  await page.goto('/')
  await fillTrip(page, DROP)
  await offeredKm(page)
  await chooseCab(page, await cheapestCab(page, DROP.type, DROP.persons))
  await page.context().setOffline(true)
  await acceptAndGoOn(page)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.or(details(page)).waitFor()
  await page.context().setOffline(false)
  if (await retry.isVisible()) await retry.click()
  await details(page).waitFor()
  await page.getByRole('region', { name: 'Your trip' }).getByText(PICK_UP.location).waitFor()
})
