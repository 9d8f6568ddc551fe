import { expect, type Locator, type Page } from '@playwright/test'
import { AllCarsReply, BookingPageReply } from 'shared-api/contract'
import { enterDesk, expectToast, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { watchCalls } from '../harness/held.ts'
import { test } from '../harness/test.ts'
import { addDriver, addVehicle, assign } from '../harness/trips.ts'

/** Double clicks on a place; the second click comes once `between` is there. */
async function doubleClick(page: Page, place: Locator, between: Locator) {
  const box = await place.boundingBox()
  if (!box) return fail('it is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await between.waitFor()
  }
}

test('takes one step for a double click on a step of a booking, however soon the next button appears', async ({
  page,
}) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  const { _id } = await book(page.request, dropTrip(cab))
  await enterDesk(page)
  const vehicleId = await addVehicle(page.request, cab._id, 'TN 01 AB 4321')
  await assign(page.request, _id, { vehicleId, driverId: await addDriver(page.request, 'Murugan', '9840055501') })
  await openDeskPage(page, `/bookings/${_id}`)
  const changes = watchCalls(page, `${_id}/state`)
  const arrived = page.getByRole('button', { name: 'Driver has arrived' })
  await doubleClick(page, page.getByRole('button', { name: 'Driver is on the way' }), arrived)
  await arrived.click()
  await expectToast(page, 'Status: arrived.')
  expect(changes).toEqual(['{"to":"on the way"}', '{"to":"arrived"}'])
  const { booking } = BookingPageReply.parse(await (await page.request.get(`/api/v1/bookings/${_id}`)).json())
  expect(booking.history.map(({ status }) => status)).toEqual(['new', 'confirmed', 'assigned', 'on the way', 'arrived'])
})

test('a double click opens a question, which stays, and answers it once', async ({ page }) => {
  await openDeskPage(page, '/table')
  const cabs = async () => AllCarsReply.parse(await (await page.request.get('/api/v1/allCars')).json()).cabs.length
  const before = await cabs()
  const question = page.getByRole('dialog', { name: 'Delete' })
  await doubleClick(page, page.getByRole('button', { name: /^Delete / }).first(), question)
  const answer = question.getByRole('button', { name: 'Delete' })
  await answer.dblclick()
  await expectToast(page, 'Car deleted successfully!')
  await question.waitFor({ state: 'detached' })
  expect(await cabs()).toBe(before - 1)
})
