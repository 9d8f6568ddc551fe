import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import {
  CabCreatedReply,
  DRIVER_PAPERS,
  DriverReply,
  EnquiriesReply,
  HolidaysReply,
  ToursReply,
  VEHICLE_PAPERS,
  VehicleReply,
} from 'shared-api/contract'
import sharp from 'sharp'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { book, dropTrip, sendForm } from '../harness/desk-data.ts'
import { DESK_PAGES, readInTamil, sweep, sweepInTamil } from '../harness/desk-sweep.ts'
import { fail } from '../harness/fail.ts'
import { ADMIN } from '../harness/server.ts'
import { test } from '../harness/test.ts'
import { assign } from '../harness/trips.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

/** Zoomed windows (WCAG 2.2, 1.4.4 and 1.4.10), a phone with letters of 150 %, a phone, tablets and a laptop; in CSS px. By day three of them. */
const WIDTHS = [260, 320, 390, 768, 1024, 1440]
const TAMIL_WIDTHS = [390, 768, 1024, 1440]

const ENDLESS = 'Thiruvananthapuram'.repeat(4)
const ADDRESS = 'Plot 14, 3rd Cross Street, Ganesh Nagar Extension, behind the old textile mill, Velachery'
const PEOPLE = ['தமிழ்ச்செல்வி ராஜன்', 'Venkatanarasimharajuvaripeta Chandrasekharan Iyer', ENDLESS]
const MAIL = `${'mailbox'.repeat(8)}@${'subdomain'.repeat(6)}.example.com`

let ids: Record<string, string> = {}

test.beforeAll(async ({ product, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.origin })
  ids = await makeLongRecords(request)
  await request.dispose()
})

/** Makes a cab, a vehicle, a driver, packages, bookings, an enquiry and a colleague with long words, a long address and Tamil. */
async function makeLongRecords(request: APIRequestContext): Promise<Record<string, string>> {
  const taken = async (call: Promise<APIResponse>) => expect((await call).status()).toBe(200)
  await taken(request.post('/api/v1/login', { data: ADMIN }))
  const buffer = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#886' } })
    .png()
    .toBuffer()
  const imageUrl = { name: 'one.png', mimeType: 'image/png', buffer }
  const cab = { brand: ENDLESS, carModel: ENDLESS, price: '9999999.99', seats: '4', description: ENDLESS }
  const made = await request.post('/api/v1/createCar', { multipart: { ...cab, category: 'Drop Trip', imageUrl } })
  const { newCar } = CabCreatedReply.parse(await made.json())
  const ended = { number: ENDLESS.slice(0, 40), lastDay: dayFromToday(-1) }
  const vehicle = await request.post('/api/v1/vehicles', {
    data: {
      ...{ registration: 'MH 12 WWW 8888', cabId: newCar._id, note: ENDLESS },
      papers: VEHICLE_PAPERS.map((kind) => ({ kind, ...ended })),
    },
  })
  const driver = await request.post('/api/v1/drivers', {
    data: {
      ...{ name: ENDLESS, mobile: '+442079460958', licence: 'WWW'.repeat(10), note: ENDLESS },
      papers: DRIVER_PAPERS.map((kind) => ({ kind, ...ended })),
    },
  })
  const items = { 'services[0][name]': ENDLESS, 'category[0][name]': ENDLESS }
  for (const name of [ENDLESS, 'Visakhapatnam Thiruvananthapuram', 'திருவில்லிபுத்தூர் சுற்றுப்பயணம்'])
    await taken(request.post('/api/v1/createHoliday', { multipart: { name, imageUrl, ...items } }))
  await taken(
    request.post('/api/v1/staff', {
      data: { name: ENDLESS, email: MAIL, password: 'lotus pond at noon', ownPassword: ADMIN.password },
    }),
  )
  const trip = { from: 'kl-thiruvananthapuram', to: 'ka-dakshina-kannada', distance: 4999, pickUpLocation: ADDRESS }
  const bookings = []
  for (const name of PEOPLE)
    bookings.push(
      await book(
        request,
        dropTrip(newCar, { ...trip, name, mail: MAIL, mobile: '+442079460958', PickUpdate: dayFromToday(1) }),
      ),
    )
  const message = `${ADDRESS} `.repeat(5) + ENDLESS
  await sendForm(request, { name: PEOPLE[0], email: MAIL, phone: '9447012347', message })
  const { enquiries } = EnquiriesReply.parse(await (await request.get('/api/v1/enquiries')).json())
  const { holidays } = HolidaysReply.parse(await (await request.get('/api/v1/holiday')).json())
  const { tour } = ToursReply.parse(await (await request.get('/api/v1/tour')).json())
  const [confirmed, assigned] = bookings
  await taken(request.post(`/api/v1/bookings/${confirmed?._id}/state`, { data: { to: 'confirmed' } }))
  const ofTrip = {
    vehicleId: VehicleReply.parse(await vehicle.json()).vehicle.id,
    driverId: DriverReply.parse(await driver.json()).driver.id,
  }
  await assign(request, assigned?._id ?? fail('nothing was booked'), { ...ofTrip, reason: ADDRESS })
  return {
    cab: newCar._id,
    confirmed: confirmed?._id ?? fail('nothing was booked'),
    assigned: assigned?._id ?? fail('nothing was booked'),
    booking: bookings.at(-1)?._id ?? fail('nothing was booked'),
    enquiry: enquiries[0]?._id ?? fail('there is no enquiry'),
    holiday: holidays.find(({ name }) => name === ENDLESS)?._id ?? fail('there is no such package'),
    vehicle: ofTrip.vehicleId,
    driver: ofTrip.driverId,
    tour: tour[0]?._id ?? fail('there is no tour'),
    tariff: 'tariff-typical',
  }
}

test('every page of the desk has its title, one h1, room for its texts, and no finding of axe', async ({
  openPage,
}) => {
  test.setTimeout(600_000)
  const page = await openPage({ reducedMotion: 'reduce', bypassCSP: true })
  await enterDesk(page)
  for (const path of DESK_PAGES) await test.step(path, () => sweep(page, path, ids, WIDTHS))
})

test('every page of the desk has room for its texts in Tamil', async ({ openPage }) => {
  test.setTimeout(600_000)
  const page = await openPage({ reducedMotion: 'reduce' })
  await enterDesk(page)
  await readInTamil(page)
  for (const path of DESK_PAGES) await test.step(path, () => sweepInTamil(page, path, ids, TAMIL_WIDTHS))
})
