import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { enterDesk, expectToast } from '../harness/desk.ts'
import { assignedTrip, bookingOf } from '../harness/driver.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const PHONE = { width: 360, height: 740 }
/** The script of the driver's page, in all, before compression. */
const SCRIPT_BYTES = 60_000

/** A sheet of A4 within its margins, in CSS px. */
const A4 = { width: 718, height: 1047 }

const next = (page: Page, name: string) => page.locator('#step').getByRole('button', { name }).click()
const network = (page: Page) => page.getByRole('status').first()

test('a trip is driven on a phone: the network goes in the middle, and what was pressed is sent once', async ({
  openPage,
}) => {
  const desk = await openPage()
  await enterDesk(desk)
  // No driver ends a trip before its pick-up.
  const { id, url, code } = await assignedTrip(desk, -1)
  const status = async () => (await bookingOf(desk, id)).status
  const page = await openPage({
    ...{ viewport: PHONE, isMobile: true, hasTouch: true, serviceWorkers: 'allow' },
    expected: [/ERR_INTERNET_DISCONNECTED/],
  })
  const scripts: Promise<number>[] = []
  page.on('response', async (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.body().then(({ length }) => length))
  })
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.headers()['idempotency-key'] ?? 'photo')
  })

  const reply = await page.goto(url)
  expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  await page.getByText('Egmore Station, Chennai').waitFor()
  expect(await page.getByRole('link', { name: 'Call Meena' }).getAttribute('href')).toBe('tel:+919840012345')
  expect(await page.getByRole('link', { name: 'Map' }).getAttribute('href')).toContain('Egmore+Station%2C+Chennai')
  await expectAccessible(page)
  const bytes = (await Promise.all(scripts)).reduce((sum, length) => sum + length, 0)
  expect(bytes).toBeGreaterThan(5000)
  expect(bytes).toBeLessThan(SCRIPT_BYTES)

  await next(page, 'I am on the way')
  await expect.poll(status).toBe('on the way')
  await next(page, 'I have arrived')
  await page.getByLabel('The traveller’s 4 digits').fill(code)
  await page.getByLabel('Km at the start').fill('45000')
  await next(page, 'Start the trip')
  await expect.poll(status).toBe('started')

  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.context().setOffline(true)
  const before = sent.length
  await page.getByLabel('For').selectOption('Toll')
  await page.getByLabel('Rupees').fill('115')
  const photo = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Photo of the receipt').setInputFiles(photo)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('Toll, ₹115, with photo').waitFor()
  await page.getByLabel('Km at the end').fill('45600')
  await page.getByLabel('Cash taken').fill('500')
  await next(page, 'End the trip')
  await page
    .getByText(
      /^600 km driven, 462 expected\. .* ₹500 taken in cash\. If that is right, press again\. ₹\S+ is to be collected/,
    )
    .waitFor()
  await next(page, 'End the trip')
  await expect(network(page)).toHaveText('No network · 3 not sent yet')
  // A phone that was switched off in between.
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('The trip has ended. Thank you.').waitFor()
  await expect(network(page)).toHaveText('No network · 3 not sent yet')
  await expectAccessible(page)
  expect(await status()).toBe('started')

  const tried = sent.slice(before)
  await page.context().setOffline(false)
  await expect(network(page)).toHaveText('')
  const { driving, history, paid } = await bookingOf(desk, id)
  expect(paid).toBe(500)
  expect(driving).toMatchObject({
    ...{ openingKm: 45_000, closingKm: 45_600, doubt: true },
    expenses: [{ kind: 'toll', amount: 115, photo: true }],
  })
  expect(history.map(({ status }) => status)).toEqual([
    ...['new', 'confirmed', 'assigned', 'on the way', 'arrived', 'started', 'ended'],
  ])
  // Each by the key that it was tried with.
  const keys = new Set(sent.slice(before).filter((key) => key !== 'photo'))
  expect(keys.size).toBe(2)
  expect(tried.every((key) => keys.has(key))).toBe(true)
})

test('wrong digits are corrected in place, and a link that has ended says so', async ({ openPage }) => {
  const desk = await openPage()
  await enterDesk(desk)
  const { id, url, code } = await assignedTrip(desk, 20)
  const page = await openPage({ viewport: PHONE, locale: 'ta-IN', expected: [/status of 400/, /status of 410/] })
  await page.goto(url)
  await next(page, 'புறப்பட்டுவிட்டேன்')
  await next(page, 'வந்துவிட்டேன்')
  const digits = page.getByLabel('பயணி சொல்லும் 4 இலக்கங்கள்')
  await digits.fill(code === '0000' ? '1111' : '0000')
  await page.getByLabel('தொடக்க கி.மீ.').fill('100')
  await next(page, 'பயணத்தைத் தொடங்கு')
  await page.getByRole('alert').filter({ hasText: 'இவை பயணியின் 4 இலக்கங்கள் அல்ல' }).waitFor()
  await digits.fill(code)
  await next(page, 'மீண்டும் அனுப்பு')
  await expect.poll(async () => (await bookingOf(desk, id)).driving?.openingKm).toBe(100)
  expect((await bookingOf(desk, id)).status).toBe('started')
  await expectAccessible(page)

  // As the installed page starts.
  await page.goto(new URL('/drive/', url).href, { waitUntil: 'commit' })
  await page.waitForURL(url)
  await page.getByText('Egmore Station, Chennai').waitFor()

  const altered = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`
  const stranger = await openPage({ viewport: PHONE, expected: [/status of 401/] })
  await stranger.goto(altered)
  await stranger.getByRole('alert').filter({ hasText: 'This link has expired or is not valid.' }).waitFor()
})

test('the desk prints a trip sheet with the tourist list, and the driver has the list on the phone', async ({
  openPage,
}) => {
  const desk = await openPage()
  await enterDesk(desk)
  const { id, url } = await assignedTrip(desk, 30)
  await desk.goto(`/bookings/${id}`)
  await desk.getByRole('button', { name: 'Send to the driver' }).click()
  const whatsApp = desk.getByRole('link', { name: 'Open WhatsApp with the trip sheet' })
  expect(await whatsApp.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/91\d{10}\?text=.*Egmore%20Station.*%2Fdrive%2F/,
  )
  await desk.getByRole('link', { name: 'Trip sheet', exact: true }).click()
  await desk.getByLabel('Passengers').waitFor()
  await expectAccessible(desk)
  await desk.getByLabel('Passengers').fill('Meena Sundaram, 34\nRavi, 7')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expectToast(desk, 'Tourist list saved.')

  await desk.emulateMedia({ media: 'print' })
  await desk.setViewportSize(A4)
  for (const text of ['Thenral Travels', 'Meena Sundaram, 34', 'Traveller’s signature', 'Km'])
    expect(await desk.getByRole('article').getByText(text, { exact: true }).isVisible(), text).toBe(true)
  expect(await desk.getByLabel('Passengers').isVisible()).toBe(false)
  const sheet = await desk.getByRole('article').boundingBox()
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0), 'the end of the sheet').toBeLessThan(A4.height)

  const page = await openPage({ viewport: PHONE })
  await page.goto(url)
  await page.getByLabel('Language').selectOption('తెలుగు')
  await page.getByText('ప్రయాణికుల జాబితా').waitFor()
  await expectAccessible(page)
  await page.getByLabel('భాష').selectOption('English')
  await page.getByText('Tourist list').click()
  await page.getByText('Chennai to Madurai').waitFor()
  expect(await page.locator('#tourists-names li').allTextContents()).toEqual(['Meena Sundaram, 34', 'Ravi, 7'])
})
