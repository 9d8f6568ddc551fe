import type { Page } from 'playwright-core'
import { CabCreatedReply, EnquiriesReply, HolidaysReply, ToursReply } from 'shared-api/contract'
import sharp from 'sharp'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip, sendForm } from '../harness/desk-data.ts'
import { expectWordsToBeWhole } from '../harness/reading.ts'
import { ADMIN } from '../harness/server.ts'
import { showIn } from '../harness/still.ts'
import { test as base } from '../harness/test.ts'

const test = base.extend('serverEnv', { scope: 'file' }, () => ({ RATE_LIMIT: 'off' }))

const LONG = 'Plot 14, 3rd Cross Street, Ganesh Nagar Extension, behind the old textile mill, Velachery'
const [PHONE, TABLET, DESKTOP] = [390, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

/** Bookings and an enquiry with long, Tamil and ordinary content; gives the address of each page of the console. */
async function allPages({ request }: Page): Promise<string[]> {
  const [cab] = await bookableCabs(request, 'Drop Trip')
  if (!cab) return expect.unreachable('there is no cab')
  const people = ['தமிழ்ச்செல்வி ராஜன்', 'Venkatanarasimharajuvaripeta Chandrasekharan Iyer', 'Meena Sundaram']
  const made = []
  for (const name of people)
    made.push(await book(request, dropTrip(cab, { name, pickUpLocation: LONG, PickUpdate: dayFromToday(1) })))
  await sendForm(request, {
    name: people[0],
    email: 'a@example.com',
    phone: '9447012347',
    message: `${LONG} `.repeat(5),
  })
  const { enquiries } = await (await request.get('/api/v1/enquiries')).json()
  const { holidays } = HolidaysReply.parse(await (await request.get('/api/v1/holiday')).json())
  const { tour } = ToursReply.parse(await (await request.get('/api/v1/tour')).json())
  return [
    '/admin',
    '/table?rows=25',
    '/admin/create',
    `/edit/${cab._id}`,
    '/bookings',
    `/bookings/${made[0]?._id}`,
    `/bookings/create?enquiry=${enquiries[0]._id}`,
    '/enquiries',
    `/enquiries/${enquiries[0]._id}`,
    '/holiday',
    '/holiday/create',
    `/holidayEdit/${holidays[0]?._id}`,
    '/tour',
    '/tour/create',
    `/tourEdit/${tour[0]?._id}`,
    '/staff',
    '/personal-data',
    '/account',
  ]
}

test('every page has a title, one h1, room for all and nothing that axe finds, at each width and in both schemes', {
  timeout: 600_000,
}, async ({ openPage }) => {
  const page = await openPage({ reducedMotion: 'reduce' })
  await enterDesk(page)
  for (const path of await allPages(page)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.title(), path).toContain('Desk')
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    for (const width of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize({ width, height: 900 })
      const taken = await page.evaluate('document.documentElement.scrollWidth')
      expect(taken, `${path} at ${width} px`).toBeLessThanOrEqual(width)
      await expectWordsToBeWhole(page, `${path} at ${width} px`)
    }
    for (const scheme of SCHEMES) {
      await page.setViewportSize({ width: scheme === 'light' ? PHONE : DESKTOP, height: 900 })
      await showIn(page, scheme)
      await expectAccessible(page)
    }
  }
})

test('a word without end breaks, and widens no page', async ({ page }) => {
  await enterDesk(page)
  const { request } = page
  const word = 'Thiruvananthapuram'.repeat(4)
  const email = `${'mailbox'.repeat(8)}@${'subdomain'.repeat(6)}.example.com`
  const buffer = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#886' } })
    .png()
    .toBuffer()
  const imageUrl = { name: 'one.png', mimeType: 'image/png', buffer }
  const made = await request.post('/api/v1/createCar', {
    multipart: {
      brand: word,
      carModel: word,
      price: '1',
      seats: '4',
      description: word,
      category: 'Drop Trip',
      imageUrl,
    },
  })
  const { newCar } = CabCreatedReply.parse(await made.json())
  const items = { 'services[0][name]': word, 'category[0][name]': word }
  await request.post('/api/v1/createHoliday', { multipart: { name: word, imageUrl, ...items } })
  const colleague = { name: word, email, password: 'lotus pond at noon', ownPassword: ADMIN.password }
  expect((await request.post('/api/v1/staff', { data: colleague })).status()).toBe(200)
  const farthest = { from: 'kl-thiruvananthapuram', to: 'ka-dakshina-kannada', distance: 4999 }
  const people = { name: word, mail: email, mobile: '+442079460958', pickUpLocation: word, ...farthest }
  const { _id } = await book(request, dropTrip(newCar, people))
  await sendForm(request, { name: word, email, phone: '9447012347', message: `https://example.com/${word.repeat(6)}` })
  const { enquiries } = EnquiriesReply.parse(await (await request.get('/api/v1/enquiries?q=Thiru')).json())
  const lists = ['/bookings', '/enquiries', '/table?q=thiru', '/holiday?rows=25', '/staff']
  for (const path of [...lists, `/bookings/${_id}`, `/enquiries/${enquiries[0]?._id}`, `/edit/${newCar._id}`]) {
    await page.goto(path)
    const main = page.getByRole('main')
    await main.getByText('Thiruvananthapuram').or(main.getByLabel('Brand')).first().waitFor()
    await page.evaluate(widestReference)
    for (const width of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize({ width, height: 900 })
      const taken = await page.evaluate('document.documentElement.scrollWidth')
      expect(taken, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

/** Puts the widest reference in the place of each: what is random must not decide whether there is room. Runs in the page. */
function widestReference() {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode() as Text | null; node; node = words.nextNode() as Text | null)
    if (node.data.includes('TT-')) node.data = node.data.replace(/TT-\w{6}/, 'TT-WWWWWW')
}

test('a table is usable on a phone: each cell says what it is, nothing is cut off, its buttons are large', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await openDeskPage(page, '/table')
  const card = page.getByRole('table', { name: 'Cabs' }).locator('tbody tr').first()
  await card.waitFor()
  const labels = await card
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(labels).toEqual(
    ['Sno', 'Cab', 'Image', 'Category', 'Seats', 'Price', 'State', 'Actions'].map((it) => `"${it}"`),
  )
  for (const name of [/^Edit/, /^Delete/]) {
    const role = name.source === '^Edit' ? 'link' : 'button'
    const box = await card.getByRole(role, { name }).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    expect(box?.height).toBeGreaterThanOrEqual(36)
  }
  await page.getByRole('button', { name: 'Seats' }).tap()
  await page.waitForURL('**sort=seats')
})

test('the entries that a phone’s width cuts off have a scrollbar that takes little room, in the page’s colours', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await openDeskPage(page, '/table')
  const entries = page.getByRole('navigation', { name: 'Desk' })
  const bar = await entries.locator('ul').evaluate(({ parentElement: row }) => {
    const { overflowX, scrollbarWidth, scrollbarColor } = getComputedStyle(row ?? document.body)
    return { overflowX, scrollbarWidth, track: scrollbarColor.split(') ')[1] }
  })
  // The track lets what lies below be seen.
  expect(bar).toEqual({ overflowX: 'auto', scrollbarWidth: 'thin', track: 'rgba(0, 0, 0, 0)' })
})

test('the first page says what needs attention today, with ways there and charts', async ({ page }) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return expect.unreachable('there is no cab')
  const today = { PickUpdate: dayFromToday(0), pickUpTime: '23:59', name: 'Today Traveller' }
  const { reference } = await book(page.request, dropTrip(cab, today))
  await openDeskPage(page, '/admin')
  await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor()
  const count = async (label: string) =>
    Number(await page.getByRole('link', { name: label }).locator('p').first().textContent())
  expect(await count('New bookings')).toBeGreaterThan(0)
  expect(await count('Pick-ups today')).toBe(1)
  await page.getByRole('table', { name: 'Pick-ups today' }).getByText('Today Traveller').waitFor()
  for (const title of ['Bookings by day', 'Bookings by trip type']) {
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('table', { name: title }).waitFor()
  }
  await expect.poll(() => page.locator('svg .recharts-bar-rectangle').count()).toBeGreaterThan(0)
  const dropTrips = page.getByRole('table', { name: 'Bookings by trip type' }).getByRole('row', { name: /Drop Trip/ })
  expect(Number(await dropTrips.getByRole('cell').textContent())).toBeGreaterThan(0)
  for (const [name, url] of [
    ['New booking', '/bookings/create'],
    ['Manage Cabs', '/table'],
    ['Add Cab', '/admin/create'],
    ['Holiday Package', '/holiday'],
    ['Tour Package', '/tour'],
  ] as const) {
    expect(await page.getByRole('main').getByRole('link', { name, exact: true }).last().getAttribute('href')).toBe(url)
  }
  await page.getByRole('link', { name: 'New bookings' }).click()
  await page.waitForURL('**/bookings?status=new')
  await page.getByText(reference).waitFor()
})
