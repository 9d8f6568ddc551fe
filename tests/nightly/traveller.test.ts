import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { BookingsReply, TariffParts, TariffsReply, TripReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import {
  acceptAndGoOn,
  bookAs,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { formatRupees } from '../harness/money.ts'
import { DESK_MAIL, test } from '../harness/test.ts'

const trip: Trip = {
  type: 'Outstation',
  from: { state: 'Tamil Nadu', city: 'Chennai' },
  to: { state: 'Tamil Nadu', city: 'Madurai' },
  pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
  visit: ['Srirangam'],
  back: { location: 'Tambaram', date: dayFromToday(12), time: '21:00' },
  persons: 2,
}
const MAIL = 'meena.travels@example.com'
const DETAILS = { name: 'Meena Sundaram', mobile: '98400 12345', mail: MAIL }

/** Puts a tariff in force whose cancellations cost a quarter within the last thirty days, from the booking on. */
async function chargeCancellations(page: Page) {
  await enterDesk(page)
  const { tariffs } = TariffsReply.parse(await (await page.request.get('/api/v1/tariffs')).json())
  const first = tariffs.find(({ inForce }) => inForce) ?? fail('no tariff is in force')
  const parts = TariffParts.strip().parse(first)
  const steps = [
    { hoursBefore: 720, percent: 0 },
    { hoursBefore: 0, percent: 25 },
  ]
  const data = { ...parts, name: 'With cancellation', cancellation: { steps } }
  const { tariff } = await (await page.request.post('/api/v1/tariffs', { data })).json()
  const put = await page.request.post(`/api/v1/tariffs/${tariff.id}/in-force`, { data: { from: dayFromToday(0) } })
  expect(put.status()).toBe(200)
  expect((await page.request.patch('/api/v1/settings', { data: { graceMinutes: 0 } })).status()).toBe(200)
}

async function confirm({ request }: Page, reference: string) {
  const found = BookingsReply.parse(await (await request.get(`/api/v1/bookings?q=${reference}`)).json())
  const [{ _id } = fail('the booking is not found')] = found.bookings
  expect((await request.post(`/api/v1/bookings/${_id}/state`, { data: { to: 'confirmed' } })).status()).toBe(200)
}

/** Books a drop trip over the API; the link is that of the mail. */
async function booked(request: APIRequestContext, part = {}) {
  const [cab] = await bookableCabs(request, 'Drop Trip')
  return book(request, dropTrip(cab ?? fail('no cab'), part))
}

const linkIn = (text: string | undefined) => /https?:\S+(\/trip\/[\w-]{43})/.exec(text ?? '')?.[1] ?? fail('no link')

test('a booking is followed by its link in the mail, read without scripts, and cancelled for the fee that is shown', async ({
  page,
  openPage,
  product,
}) => {
  const desk = await openPage()
  await chargeCancellations(desk)
  await page.goto('/')
  await fillTrip(page, trip)
  const km = await offeredKm(page)
  const cab = await cheapestCab(page, trip.type, trip.persons)
  await chooseCab(page, cab)
  await acceptAndGoOn(page)
  await bookAs(page, DETAILS)
  const reference = await shownReference(page)
  await page.getByRole('link', { name: 'See your trip' }).click()
  await page.waitForURL('**/trip/*')
  await page.getByText('We have your booking and will call you to confirm it.').waitFor()

  const link = linkIn((await product.mailbox.find(MAIL, reference)).text)
  const reader = await openPage({ javaScriptEnabled: false })
  const answer = await reader.goto(link)
  expect(answer?.headers()).toMatchObject({
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  })
  for (const text of [reference, 'Egmore Station, Chennai', 'Srirangam', 'Tambaram', 'Cancelling costs'])
    await reader.getByText(text).first().waitFor()
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await reader.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/trip$/)

  const tamil = await openPage({ locale: 'ta-IN' })
  await tamil.goto(link)
  // Whoever sent the link reads English; nobody is led elsewhere unasked.
  await tamil.getByText('We have your booking and will call you to confirm it.').waitFor()
  await tamil.getByRole('complementary').getByRole('link', { name: 'இந்தப் பக்கத்தைத் தமிழில் படிக்க' }).click()
  await tamil.getByText('உறுதி செய்ய உங்களை அழைப்போம்').waitFor()

  const phone = await openPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  await phone.getByText('Cancelling costs nothing now.').waitFor()
  await confirm(desk, reference)
  await phone.reload()
  await expectAccessible(phone)
  expect(await phone.getByRole('link', { name: 'Message us on WhatsApp' }).getAttribute('href')).toContain(reference)
  const change = phone.getByRole('form', { name: 'Change the trip' })
  await change.getByLabel('What should change?').fill('Another child seat, please')
  await change.getByRole('button', { name: 'Ask for the change' }).click()
  await phone.getByText('We have your request and will call you.').waitFor()
  expect((await product.mailbox.find(DESK_MAIL, 'Change wanted')).text).toContain('Another child seat, please')

  const fee = formatRupees((35 * km + (cab.price ?? 0)) / 4)
  await phone.getByText(`Cancelling costs ${fee} now.`).waitFor()
  await phone.getByRole('button', { name: 'Cancel the trip' }).click()
  const sure = phone.getByRole('dialog', { name: 'Cancel this trip?' })
  await expectAccessible(phone)
  await sure.getByRole('button', { name: 'Keep the trip' }).click()
  await phone.getByRole('button', { name: 'Cancel the trip' }).click()
  await sure.getByRole('button', { name: `Yes, cancel it for ${fee}` }).click()
  await phone.getByText('This trip is cancelled.').waitFor()
  await phone.reload()
  await phone.getByText('This trip is cancelled.').waitFor()
  expect(await phone.getByRole('button', { name: 'Cancel the trip' }).count()).toBe(0)
  expect((await product.mailbox.find(DESK_MAIL, 'Cancelled by the traveller')).text).toContain(fee)
  expect(product.output()).not.toContain(link.slice('/trip/'.length))
})

test('the page names driver, plate and digits once the desk has assigned them', async ({ page, openPage, product }) => {
  const mail = 'assigned@example.com'
  const { _id, reference } = await booked(page.request, { mail })
  const link = linkIn((await product.mailbox.find(mail, reference)).text)
  const desk = await openPage()
  await enterDesk(desk)
  const cabId = (await bookableCabs(page.request, 'Drop Trip'))[0]?._id
  const vehicle = await desk.request.post('/api/v1/vehicles', { data: { registration: 'TN 01 ZZ 4321', cabId } })
  const driver = await desk.request.post('/api/v1/drivers', {
    data: { name: 'Murugan Vel', mobile: '9840099999', licence: 'TN01 20110012345' },
  })
  await desk.request.post(`/api/v1/bookings/${_id}/state`, { data: { to: 'confirmed' } })
  const { vehicle: car, driver: person } = { ...(await vehicle.json()), ...(await driver.json()) }
  const ids = { vehicleId: car._id ?? car.id, driverId: person._id ?? person.id }
  const assigned = await desk.request.post(`/api/v1/bookings/${_id}/assign`, { data: ids })
  expect(assigned.status()).toBe(200)
  await page.goto(link)
  for (const text of ['Murugan Vel', 'TN 01 ZZ 4321']) await page.getByText(text, { exact: true }).waitFor()
  const call = page.getByRole('link', { name: 'Call Murugan Vel' })
  expect(await call.getAttribute('href')).toBe('tel:+919840099999')
  const { code } = TripReply.parse(await (await page.request.get(`/api/v1${link}`)).json())
  await page.getByText(code ?? fail('no digits'), { exact: true }).waitFor()
})

test('the advance is paid by QR code and UTR, and counts once the desk has accepted it', async ({
  openPage,
  product,
}) => {
  const mail = 'advance@example.com'
  const desk = await openPage()
  await enterDesk(desk)
  expect((await desk.request.patch('/api/v1/settings', { data: { upi: 'shop@examplebank' } })).status()).toBe(200)
  const phone = await openPage({ viewport: { width: 390, height: 844 } })
  const { _id, reference } = await booked(phone.request, { mail })
  await phone.goto(linkIn((await product.mailbox.find(mail, reference)).text))
  await phone.getByText(/^We ask for the advance of /).waitFor()
  await desk.request.post(`/api/v1/bookings/${_id}/state`, { data: { to: 'confirmed' } })
  await phone.reload()
  const pay = phone.getByRole('button', { name: /^Pay ₹.* by UPI$/ })
  const sum = /₹[\d,.]+/.exec(await pay.innerText())?.[0] ?? fail('no sum')
  await pay.click()
  const code = phone.getByRole('img', { name: `QR code to pay ${sum} by UPI` })
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(phone)
  const say = phone.getByRole('form', { name: 'Tell us that you have paid' })
  await say.getByLabel('Payment number').fill('4261 2345 6789')
  await say.getByRole('button', { name: 'I have paid' }).click()
  await phone.getByText(`You reported a payment of ${sum}.`).waitFor()
  await desk.goto(`/bookings/${_id}`)
  await desk.getByRole('button', { name: 'Yes, accept it' }).click()
  await desk.getByText('The traveller says they paid by UPI').waitFor({ state: 'detached' })
  await phone.reload()
  await phone.getByText(`Paid: ${sum}.`).waitFor()
})

test('a lost link is found by reference and mobile number; an altered one leads there', async ({
  page,
  openPage,
  product,
}) => {
  const mail = 'lost@example.com'
  const { reference } = await booked(page.request, { mail })
  const link = linkIn((await product.mailbox.find(mail, reference)).text)
  const visitor = await openPage({ expected: [/status of 404/] })
  const answer = await visitor.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`)
  expect(answer?.status()).toBe(404)
  await visitor.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await expectAccessible(visitor)

  await visitor.getByRole('contentinfo').getByRole('link', { name: 'My trip' }).click()
  const form = visitor.getByRole('form', { name: 'Find the trip' })
  const ask = async (mobile: string) => {
    await form.getByLabel('Booking reference').fill(reference.toLowerCase())
    await form.getByLabel('Mobile').fill(mobile)
    await form.getByRole('button', { name: 'Send me the link' }).click()
    await visitor.getByText('If we have this booking').waitFor()
  }
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await visitor
    .getByText(/Booking reference/)
    .first()
    .waitFor()
  // A stranger who knows the reference gets the same answer, and nobody a mail.
  await ask('98400 54321')
  await visitor.reload()
  await ask('98400 12345')
  const found = await product.mailbox.find(mail, 'The link to your trip')
  expect(product.mailbox.messages.filter(({ subject }) => subject?.includes('The link to your trip'))).toHaveLength(1)
  await visitor.goto(linkIn(found.text))
  await visitor.getByText(`Booking ${reference}`).waitFor()
})

test('a stranger who knows a reference learns nothing by it', async ({ page, openPage }) => {
  const { _id, reference } = await booked(page.request, { name: 'Kavitha Secret' })
  const stranger = (await openPage()).request
  for (const at of [reference, _id])
    for (const path of [`/api/v1/trip/${at}`, `/api/v1/trip/${at}/calendar`, `/trip/${at}`]) {
      const reply = await stranger.get(path)
      expect([path, reply.status()]).toEqual([path, 404])
      expect(await reply.text()).not.toContain('Kavitha')
    }
  await openDeskPage(page, `/bookings/${_id}`)
  await page.getByText('Kavitha Secret').first().waitFor()
})
