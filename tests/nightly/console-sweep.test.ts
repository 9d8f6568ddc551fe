import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
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
import { expectAccessible } from '../harness/axe.ts'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { book, dropTrip, sendForm } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { expectAllToBeReadable, expectWordsToBeWhole, spaceTextOut } from '../harness/reading.ts'
import { ADMIN } from '../harness/server.ts'
import { showIn } from '../harness/still.ts'
import { test } from '../harness/test.ts'
import { assign } from '../harness/trips.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

/** The pages of the desk; `:cab` etc. are ids of records with long texts. */
const PAGES = [
  ...['/admin', '/table?rows=25', '/admin/create', '/edit/:cab', '/bookings', '/bookings/:booking', '/enquiries'],
  ...['/bookings/:booking/trip'],
  ...['/bookings/:confirmed', '/bookings/:assigned', '/board'],
  '/bookings/:booking/sheet',
  ...['/bookings/create?enquiry=:enquiry', '/enquiries/:enquiry', '/holiday?rows=25', '/holiday/create'],
  ...[
    '/holidayEdit/:holiday',
    '/tour',
    '/tour/create',
    '/tourEdit/:tour',
    '/staff',
    '/activity',
    '/personal-data',
    '/account',
  ],
  ...['/tariffs', '/tariffs/create', '/tariffs/tariff-typical', '/books', '/day-book'],
  ...['/admin/settings', '/admin/settings?part=look', '/admin/settings?part=history'],
  ...['/vehicles?rows=25', '/vehicles/create', '/vehicles/:vehicle', '/drivers', '/drivers/create', '/drivers/:driver'],
  ...['/drivers/cash', '/drivers/:driver/cash'],
]

/** Zoomed windows (WCAG 2.2, 1.4.4 and 1.4.10), a phone with letters of 150 %, a phone, tablets and a laptop; in CSS px. By day three of them. */
const WIDTHS = [260, 320, 390, 768, 1024, 1440]
const TAMIL_WIDTHS = [390, 768, 1024, 1440]
/** The narrowest window in which no word of a button may break. */
const WHOLE_WORDS = 390

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
  }
}

test('every page of the desk has its title, one h1, room for its texts, and no finding of axe', async ({
  openPage,
}) => {
  test.setTimeout(600_000)
  const page = await openPage({ reducedMotion: 'reduce', bypassCSP: true })
  await enterDesk(page)
  for (const path of PAGES) await test.step(path, () => sweep(page, path))
})

test('every page of the desk has room for its texts in Tamil', async ({ openPage }) => {
  test.setTimeout(600_000)
  const page = await openPage({ reducedMotion: 'reduce' })
  await enterDesk(page)
  const preferences = { language: 'ta', start: '/table', sound: false, views: [] }
  expect((await page.request.put('/api/v1/desk/preferences', { data: preferences })).status()).toBe(200)
  await page.addInitScript(`localStorage.setItem('desk-language', 'ta')`)
  for (const path of PAGES)
    await test.step(path, async () => {
      await open(page, path)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/[\u0b80-\u0bff]/)
      for (const width of TAMIL_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expectAllToBeReadable(page, `in Tamil at ${width} px`)
      }
    })
})

async function open(page: Page, path: string) {
  await page.goto(path.replace(/:(\w+)/, (_, record: string) => ids[record] ?? fail(`there is no ${record}`)))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function sweep(page: Page, path: string) {
  await open(page, path)
  expect(await page.title()).toContain('Desk')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.evaluate(widestReference)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `at ${width} px`)
    if (width >= WHOLE_WORDS) await expectWordsToBeWhole(page, `at ${width} px`)
  }
  await expectNothingForAxe(page)
  await spaceTextOut(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAllToBeReadable(page, `with its text set apart at ${width} px`)
  }
}

async function expectNothingForAxe(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 })
  await showIn(page, 'light')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await showIn(page, 'dark')
  await expectAccessible(page)
}

/** Puts the widest reference in the place of each: chance must not decide whether there is room. Runs in the page. */
function widestReference() {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null)
    if (node.data.includes('TT-')) node.data = node.data.replace(/TT-\w{6}/, 'TT-WWWWWW')
}
