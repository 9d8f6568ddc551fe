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
const note = (page: Page) => page.getByText('Return trip, −25%:')

/** Has the desk send a car from Chennai to Madurai; gives its id. */
async function sentToMadurai({ request }: Page, cab: Cab): Promise<string> {
  const vehicleId = await addVehicle(request, cab._id, 'TN 01 AB 4321')
  const driverId = await addDriver(request, 'Murugan Selvam', '9840055501')
  const { _id } = await book(request, dropTrip(cab, { PickUpdate: dayFromToday(3) }))
  await assign(request, _id, { vehicleId, driverId })
  return vehicleId
}

test('a return offer is booked from the page of its route, leaves other pages at once, and its car is proposed first', async ({
  page,
  openPage,
}) => {
  const desk = await openPage()
  await enterDesk(desk)
  const cabs = await bookableCabs(desk.request, 'Drop Trip')
  const cab = cabs.find(({ cabClass }) => cabClass !== null) ?? fail('no cab has a class')
  const id = await sentToMadurai(desk, cab)

  const other = await openPage()
  await other.goto('/cabs/madurai-to-chennai')
  await note(other).waitFor()

  await page.goto('/cabs/madurai-to-chennai')
  await page.getByRole('link', { name: 'Fill in this return trip' }).click()
  const form = bookingForm(page)
  await form.getByLabel('Pick-up Location').fill('Madurai Junction')
  await form.getByLabel('Number of Persons').fill('2')
  await form.getByRole('row', { name: /^Return trip, -25%/ }).waitFor()
  const total = (await form.getByRole('row', { name: /^Total Price/ }).innerText()).split('\t').at(-1) ?? ''
  await acceptAndGoOn(page)
  await page.getByRole('row', { name: /^Return trip, -25%/ }).waitFor()
  await note(other).waitFor()
  await bookAs(page, RAVI)
  const reference = await shownReference(page)
  await expect(note(other)).toHaveCount(0, { timeout: 2000 })
  const { offers } = ReturnOffersReply.parse(
    await (await desk.request.get('/api/v1/return-offers?from=tn-madurai&to=tn-chennai')).json(),
  )
  expect(offers).toEqual([])

  const row = await bookingRow(desk, reference)
  await expect(row).toContainText(total)
  const { bookings } = await (await desk.request.get(`/api/v1/bookings?q=${reference}`)).json()
  const [{ _id }] = bookings
  await openDeskPage(desk, `/bookings/${_id}`)
  await desk.getByRole('button', { name: 'Confirm', exact: true }).click()
  await desk.getByRole('region', { name: 'Vehicle and driver' }).getByLabel('Vehicle').waitFor()
  const { vehicles } = FreeReply.parse(await (await desk.request.get(`/api/v1/bookings/${_id}/free`)).json())
  expect(vehicles[0]).toMatchObject({ id, promised: true })
  await desk
    .getByRole('option', { name: /^TN 01 AB 4321, .* · promised by a return offer/ })
    .waitFor({ state: 'attached' })
})
