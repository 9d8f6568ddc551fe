import { expect, type Page } from '@playwright/test'
import { BookingPageReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import { dayFromToday } from '../harness/days.ts'
import { chooseOption, enterDesk, expectToast, openDeskPage, unfold } from '../harness/desk.ts'
import { book, bookableCabs, booked, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'
import { addDriver, addVehicle, assign } from '../harness/trips.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const card = (page: Page) => page.getByRole('region', { name: 'Driver and car' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Driver and car' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a request becomes a driven trip: assigned by keyboard on a phone, step by step to its end, billed and paid', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const { booking: made, tripLink } = await booked(page.request, dropTrip(cab))
  const { _id, reference } = made
  await enterDesk(page)
  await addVehicle(page.request, cab._id, 'TN 01 AB 4321')
  await addDriver(page.request, 'Murugan Selvam', '9840055501')

  await openDeskPage(page, `/bookings/${_id}`)
  await press(page, 'Confirm')
  await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await dialogOf(page).getByLabel('Vehicle').focus()
  for (const key of ['TN 01 AB 4321', 'Tab', 'Murugan', 'Tab', 'Enter'])
    await (key.length > 5 ? page.keyboard.type(key) : page.keyboard.press(key))
  await expectToast(page, 'Vehicle and driver are assigned.')
  await expect(page.getByRole('group', { name: 'Change the status' })).toBeFocused()
  await card(page).getByText('Murugan Selvam').waitFor()
  const { booking } = BookingPageReply.parse(await (await page.request.get(`/api/v1/bookings/${_id}`)).json())
  await card(page)
    .getByText(booking.assignment?.code ?? fail('it has no digits'), { exact: true })
    .waitFor()
  const call = card(page).getByRole('link', { name: 'Call Murugan Selvam' })
  expect(await call.getAttribute('href')).toBe('tel:+919840055501')

  await unfold(page, 'History')
  for (const [button, status] of [
    ['Driver is on the way', 'on the way'],
    ['Driver has arrived', 'arrived'],
    ['Trip has started', 'started'],
    ['Trip has ended', 'ended'],
    ['Complete', 'completed'],
  ] as const) {
    await press(page, button)
    if (status === 'ended') await press(page, 'It has ended')
    const last = page.getByRole('list', { name: 'History' }).getByRole('listitem').last()
    await last.getByText(new RegExp(`^${status}, .* by Admin$`)).waitFor()
  }
  expect(await page.getByRole('group', { name: 'Change the status' }).getByRole('button').count()).toBe(0)

  await press(page, 'Make the final bill')
  const bill = page.getByRole('dialog', { name: 'Final bill' })
  await bill.getByLabel('By what was driven').check()
  await bill.getByLabel('Km driven').fill('500')
  await bill.getByText('₹17,500.00').first().waitFor()
  await expectAccessible(page)
  await bill.getByRole('button', { name: 'Make the bill' }).click()
  await page.getByText(/^Made by Admin/).waitFor()
  await press(page, 'Issue the invoice')
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click()
  await page.getByRole('link', { name: /^Bill BIL-/ }).waitFor()
  await page.getByRole('button', { name: /^Take ₹/ }).click()
  const payment = page.getByRole('dialog', { name: 'Add a payment' })
  await payment.getByLabel('Taken by').selectOption('Murugan Selvam')
  await payment.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Still to pay ₹0.00').waitFor()
  const traveller = await openPage({ viewport: { width: 390, height: 844 } })
  await traveller.goto(tripLink)
  await traveller.getByText(/^Quoted before the trip: ₹/).waitFor()
  await traveller.getByRole('link', { name: /^Bill BIL-/ }).waitFor()
  await traveller.getByText(/^Paid: ₹/).waitFor()

  await page.goto('/bookings')
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.getByText('TN 01 AB 4321').filter({ visible: true }).waitFor()
})

test('a driver who is on another trip is refused with its reference, and another one drives', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 409/] })
  const cabs = await bookableCabs(page.request, 'Drop Trip')
  const [, first = fail('there is no cab'), second = fail('there is one cab')] = cabs
  await enterDesk(page)
  const driverId = await addDriver(page.request, 'Anand Raj', '9840055502')
  await addDriver(page.request, 'Bala Kumar', '9840055503')
  const vehicleId = await addVehicle(page.request, first._id, 'TN 02 AB 4321')
  await addVehicle(page.request, second._id, 'TN 03 AB 4321')
  const trip = { PickUpdate: dayFromToday(20) }
  const driven = await book(page.request, dropTrip(first, trip))
  await assign(page.request, driven._id, { vehicleId, driverId })

  const { _id } = await book(page.request, dropTrip(second, { ...trip, pickUpTime: '08:00' }))
  await openDeskPage(page, `/bookings/${_id}`)
  await press(page, 'Confirm')
  await press(page, 'Assign')
  const dialog = dialogOf(page)
  await chooseOption(dialog.getByLabel('Vehicle'), `TN 03 AB 4321, ${second.brand} ${second.carModel}`)
  await dialog.getByLabel('Driver').selectOption({ label: 'Anand Raj (on another trip)' })
  await dialog
    .getByRole('status')
    .getByText(new RegExp(`^Anand Raj: drives ${driven.reference} `))
    .waitFor()
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await dialog
    .getByRole('alert')
    .getByText(new RegExp(`^Anand Raj drives ${driven.reference} `))
    .waitFor()
  await chooseOption(dialog.getByLabel('Driver'), 'Bala Kumar')
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await card(page).getByRole('link', { name: 'Call Bala Kumar' }).waitFor()

  await press(page, 'Take back')
  await page.getByRole('button', { name: 'Assign', exact: true }).waitFor()
  await press(page, 'Cancel booking')
  const question = page.getByRole('dialog', { name: 'Cancel booking' })
  await question.getByLabel('Reason').fill('The road is closed')
  await question.getByRole('button', { name: 'Cancel the booking' }).click()
  await page
    .getByText(/^cancelled, .* by Admin: The road is closed$/)
    .filter({ visible: true })
    .waitFor()
})

test('what is due within 12 hours and not assigned stands out on the first page, and leads to its booking', async ({
  page,
}) => {
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const soon = new Date(Date.now() + 5.5 * 3_600_000 + 3 * 3_600_000).toISOString()
  const times = { PickUpdate: soon.slice(0, 10), pickUpTime: soon.slice(11, 16) }
  const { _id, reference } = await book(page.request, dropTrip(cab, times))
  await openDeskPage(page, '/admin')
  const due = page.getByRole('list', { name: 'Next' }).getByRole('listitem').filter({ hasText: reference })
  await due.getByText('not assigned').waitFor()
  await due.getByRole('button', { name: `Assign ${reference}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Confirm the booking before you assign it.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await due.getByRole('link', { name: reference }).click()
  await page.waitForURL(`**/bookings/${_id}`)
})

test('the phone form says which trip is in the way of a cab, and what is free instead', async ({ page }) => {
  const [cab = fail('there is no cab')] = (await bookableCabs(page.request, 'Drop Trip')).slice(-1)
  await enterDesk(page)
  const trip = dropTrip(cab, { PickUpdate: dayFromToday(30) })
  const taken = await book(page.request, trip)
  const confirmed = await page.request.post(`/api/v1/bookings/${taken._id}/state`, { data: { to: 'confirmed' } })
  expect(confirmed.status()).toBe(200)
  const other = await book(page.request, trip)
  await openDeskPage(page, `/bookings/create?booking=${other._id}`)
  const why = page.getByText(/^No vehicle of this cab is free/)
  await why.getByText(new RegExp(`${taken.reference} \\(.*Free instead: `)).waitFor()
})
