import { expect, type Page } from '@playwright/test'
import { type Cab, FreeReply, ReturnOffersReply } from 'shared-api/contract'
import { acceptAndGoOn, bookAs, bookingForm, shownReference } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { bookingRow, enterDesk, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'
import { addDriver, addVehicle, assign } from '../harness/trips.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const RAVI = { name: 'Ravi Kumar', mobile: '98400 12346', mail: 'ravi@example.com' }
const OFFERS = '/api/v1/return-offers?from=tn-madurai&to=tn-chennai'
/** An instant (ISO 8601) as the pick-up of a booking, by the Indian clock. */
const pickUpAt = (iso: string) => {
  const [PickUpdate, time = ''] = new Date(Date.parse(iso) + 19_800_000).toISOString().split('T')
  return { PickUpdate, pickUpTime: time.slice(0, 5) }
}
const note = (page: Page) => page.getByText('Return trip, −25%:')

/** Has the desk send a car from Chennai to Madurai; gives its id. */
async function sentToMadurai({ request }: Page, cab: Cab, plate: string, mobile: string): Promise<string> {
  const vehicleId = await addVehicle(request, cab._id, plate)
  const driverId = await addDriver(request, 'Murugan Selvam', mobile)
  const { _id } = await book(request, dropTrip(cab, { PickUpdate: dayFromToday(3) }))
  await assign(request, _id, { vehicleId, driverId })
  return vehicleId
}

const offerLine = (page: Page) => page.getByRole('row', { name: /^Return trip, −25%/ })

/** Takes the offer from the page of its route to the confirm page; gives the total. */
async function toConfirm(page: Page): Promise<string> {
  await page.goto('/cabs/madurai-to-chennai')
  await page
    .getByRole('status')
    .filter({ has: note(page) })
    .getByRole('link')
    .click()
  const form = bookingForm(page)
  await form.getByLabel('Pick-up Location').fill('Madurai Junction')
  await form.getByLabel('Number of Persons').fill('2')
  await offerLine(page).waitFor()
  const total = (await form.getByRole('row', { name: /^Total Price/ }).innerText()).split('\t').at(-1) ?? ''
  await acceptAndGoOn(page)
  await offerLine(page).waitFor()
  return total
}

test('a return offer is booked from the page of its route, leaves other pages at once, and its car is proposed first', async ({
  page,
  openPage,
}) => {
  const desk = await openPage()
  await enterDesk(desk)
  const cabs = await bookableCabs(desk.request, 'Drop Trip')
  const cab = cabs.find(({ cabClass }) => cabClass !== null) ?? fail('no cab has a class')
  const id = await sentToMadurai(desk, cab, 'TN 01 AB 4321', '9840055501')

  const other = await openPage()
  await other.goto('/cabs/madurai-to-chennai')
  await note(other).waitFor()

  const total = await toConfirm(page)
  await note(other).waitFor()
  await bookAs(page, RAVI)
  const reference = await shownReference(page)
  await expect(note(other)).toHaveCount(0, { timeout: 2000 })
  const { offers } = ReturnOffersReply.parse(await (await desk.request.get(OFFERS)).json())
  expect(offers).toEqual([])

  const row = await bookingRow(desk, reference)
  // The desk's list has whole rupees.
  await expect(row).toContainText(total.replace(/\.00$/, ''))
  const { bookings } = await (await desk.request.get(`/api/v1/bookings?q=${reference}`)).json()
  const [{ _id }] = bookings
  await openDeskPage(desk, `/bookings/${_id}`)
  await desk.getByRole('button', { name: 'Confirm', exact: true }).click()
  await desk.getByRole('button', { name: 'Assign', exact: true }).click()
  await desk.getByRole('dialog', { name: 'Driver and car' }).getByLabel('Vehicle').waitFor()
  const { vehicles } = FreeReply.parse(await (await desk.request.get(`/api/v1/bookings/${_id}/free`)).json())
  expect(vehicles[0]).toMatchObject({ id, promised: true })
  await desk
    .getByRole('option', { name: /^TN 01 AB 4321, .* · promised by a return offer/ })
    .waitFor({ state: 'attached' })
})

test('an offer that somebody takes at the same moment is refused with the usual price, and what was typed stays', async ({
  openPage,
}) => {
  const desk = await openPage()
  await enterDesk(desk)
  const cabs = await bookableCabs(desk.request, 'Drop Trip')
  const cab = cabs.findLast(({ cabClass, seats }) => cabClass !== null && seats > 3) ?? fail('no cab has a class')
  await sentToMadurai(desk, cab, 'TN 01 AB 4322', '9840055502')
  const page = await openPage({ expected: [/409/] })
  await toConfirm(page)
  // The page has not heard of it yet.
  const shown = await (await desk.request.get(OFFERS)).json()
  await page.route(`**${OFFERS}`, (route) => route.fulfill({ json: shown }))
  const { from } = ReturnOffersReply.parse(shown).offers[0] ?? fail('there is no offer')
  const bookingDetails = dropTrip(cab, { from: 'tn-madurai', to: 'tn-chennai', ...pickUpAt(from) })
  const taken = await desk.request.post('/api/v1/sendemail', { data: { bookingDetails, returnOffer: true } })
  expect(taken.status()).toBe(200)
  await bookAs(page, RAVI)
  const alert = page.getByRole('alert').filter({ hasText: 'This return offer was just taken' })
  await expect(alert).toContainText(/usual price of the trip is ₹[\d,]+\./)
  await page.unroute(`**${OFFERS}`)
  await expect(offerLine(page)).toHaveCount(0, { timeout: 2000 })
  await expect(page.getByLabel('Mail Id')).toHaveValue(RAVI.mail)
  await page.getByRole('form', { name: 'Your details' }).getByRole('button', { name: 'Book Now' }).click()
  await shownReference(page)
})
