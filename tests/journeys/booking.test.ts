import { expect } from '@playwright/test'
import { BACK, dayUse, drop, outstation, PICK_UP } from '../harness/booked-trips.ts'
import {
  acceptAndGoOn,
  bookAs,
  bookingForm,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
  searchFor,
  shownReference,
} from '../harness/booking-form.ts'
import { bookingRow, expectToast, logIn } from '../harness/desk.ts'
import { formatRupees, shortRupees } from '../harness/money.ts'
import { DESK_MAIL, test } from '../harness/test.ts'

for (const { trip, km, words } of [
  { trip: outstation, km: { from: 430, to: 500 }, words: ['Thanjavur Big Temple', 'Srirangam'] },
  { trip: dayUse, km: { from: 60, to: 90 }, words: ['Day-Use'] },
  { trip: drop, km: { from: 430, to: 500 }, words: [] },
])
  test(`${trip.type}: from the home form to the desk`, async ({ page, openPage, product }) => {
    const traveller = { name: 'Meena Sundaram', mobile: '98400 12345', mail: `${trip.type.slice(0, 4)}@example.com` }
    await page.goto('/')
    await fillTrip(page, trip)
    const distance = await offeredKm(page)
    expect(distance).toBeGreaterThanOrEqual(km.from)
    expect(distance).toBeLessThanOrEqual(km.to)
    const cab = await cheapestCab(page, trip.type, trip.persons)
    const price = 35 * distance + (cab.price ?? 0)
    const total = formatRupees(price)
    await chooseCab(page, cab)
    await bookingForm(page)
      .getByRole('row', { name: `Total Price (approx) ${total}` })
      .waitFor()
    await acceptAndGoOn(page)

    await page.getByRole('row', { name: `Total Price (approx) ${total}` }).waitFor()
    for (const text of [...words, PICK_UP.location]) await page.getByText(text).first().waitFor()
    await bookAs(page, traveller)
    const reference = await shownReference(page)

    const toDesk = await product.mailbox.find(DESK_MAIL, reference)
    const toVisitor = await product.mailbox.find(traveller.mail, reference)
    for (const text of [...words, 'Chennai', trip.to.city, PICK_UP.location, total]) {
      expect(toDesk.text).toContain(text)
      expect(toVisitor.text).toContain(text)
    }
    expect(toDesk.replyTo?.[0]?.address).toBe(traveller.mail)
    expect(toVisitor.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')

    const desk = await openPage()
    await logIn(desk)
    const row = await bookingRow(desk, reference)
    const route = `Chennai to ${trip.to.city}`
    // Of a local trip the list says how it is charged.
    const type = trip.type === 'Local Trip' ? 'Day-Use' : trip.type
    const shown = [traveller.name, '+91 98400 12345', route, type, '6:30 am', shortRupees(price), 'sent']
    for (const text of shown) await row.getByText(text).first().waitFor()
  })

test('someone else opens a shared trip, sees the same price and books it', async ({ openPage }) => {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/')
  await fillTrip(page, outstation)
  const distance = await offeredKm(page)
  const cab = await cheapestCab(page, outstation.type, outstation.persons)
  await chooseCab(page, cab)
  const total = `Total Price (approx) ${formatRupees(35 * distance + (cab.price ?? 0))}`
  await bookingForm(page).getByRole('row', { name: total }).waitFor()
  await bookingForm(page).getByRole('button', { name: 'Share this trip' }).click()
  await expectToast(page, 'The link is copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await openPage()
  await other.goto(link)
  const form = bookingForm(other)
  await form.getByRole('row', { name: total }).waitFor()
  await expect(searchFor(form, 'To')).toHaveValue('Madurai')
  await expect(form.getByLabel('Return Date')).toHaveValue(BACK.date)
  await expect(form.getByLabel('Number of Persons')).toHaveValue('3')
  // Who shared it keeps the places to themselves.
  await expect(form.getByLabel('Pick-up Location')).toHaveValue('')
  await form.getByLabel('Pick-up Location').fill('Central Station')
  await form.getByLabel('Return Location').fill('Central Station')
  await form.getByLabel('Visiting Place 1').fill('My uncle’s farm')
  await acceptAndGoOn(other)
  await other.getByRole('row', { name: total }).waitFor()
  await bookAs(other, { name: 'Anand Raman', mobile: '98400 12346', mail: 'anand@example.com' })
  expect(await shownReference(other)).toMatch(/^TT-/)
})
