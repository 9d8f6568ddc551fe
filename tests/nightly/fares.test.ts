import { expect, type Locator, type Page } from '@playwright/test'
import { BookingsReply, type Cab, type Quote, QuotesReply, TariffsReply } from 'shared-api/contract'
import {
  acceptAndGoOn,
  bookAs,
  bookingForm,
  cheapestCab,
  chooseCab,
  chosenTile,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { fail } from '../harness/fail.ts'
import { formatRupees } from '../harness/money.ts'
import { type OpenPage, test } from '../harness/test.ts'

const COIMBATORE = { state: 'Tamil Nadu', city: 'Coimbatore' }
const OOTY = { state: 'Tamil Nadu', city: 'Ooty' }
const EARLY = { location: 'Gandhipuram', date: dayFromToday(9), time: '05:00' }
const BACK = { ...EARLY, date: dayFromToday(11), time: '20:00' }
const MEENA = { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' }

const outstation: Trip = { type: 'Outstation', from: COIMBATORE, to: OOTY, pickUp: EARLY, back: BACK, persons: 3 }
const drop: Trip = { type: 'Drop Trip', from: COIMBATORE, to: OOTY, pickUp: { ...EARLY, time: '09:00' }, persons: 3 }
const local: Trip = { ...outstation, type: 'Local Trip', localType: 'Day-Use', back: { ...BACK, date: EARLY.date } }
const localByHours: Trip = { ...drop, type: 'Local Trip', localType: 'Day-Use' }
const HOURS = 10

const CANCELLATION =
  'If you cancel: up to 24 hours before: free; 4 hours before: 25% of the price; later: 50% of the price; if you are not at the pick-up: 100%.'

test.describe('by the tariff of a new database', () => {
  for (const trip of [outstation, drop, local])
    test(`${trip.type}: form, quote and booking have the same price`, async ({ page, openPage }) => {
      const km = await fillForm(page, trip, await cheapestCab(page, trip.type, trip.persons))
      await bookingForm(page)
        .getByRole('row', { name: `Distance ${km} km${trip === local ? '' : ', one way'}`, exact: true })
        .waitFor()
      expect(
        await bookingForm(page)
          .getByText(/there is a night charge/)
          .count(),
      ).toBe(0)
      await expectOnePrice(page, openPage, trip, { distance: km })
    })

  test('cars say what their price leaves out', async ({ page }) => {
    await page.goto('/cars')
    await page.getByText('₹1000 excluding fees').first().waitFor()
  })
})

test.describe('by the typical tariff, in force from today', () => {
  test.beforeEach(({ openPage }) => putTypicalInForce(openPage))

  test('Outstation: the form bills there and back, and says which time brings the night charge', async ({
    page,
    openPage,
  }) => {
    const km = await fillForm(page, outstation, await cheapestCab(page, outstation.type, outstation.persons))
    const form = bookingForm(page)
    await form.getByRole('row', { name: `Distance ${2 * km} km, there and back` }).waitFor()
    await form.getByText(/^Between 10:00.pm.* and 6:00.am.* there is a night charge of ₹300\.$/).waitFor()
    await expectOnePrice(page, openPage, outstation, { distance: km })
  })

  test('Drop Trip: form, quote and booking have the same price', async ({ page, openPage }) => {
    const km = await fillForm(page, drop, await cheapestCab(page, drop.type, drop.persons))
    await bookingForm(page)
      .getByRole('row', { name: `Distance ${km} km, one way` })
      .waitFor()
    await expectOnePrice(page, openPage, drop, { distance: km })
  })

  test('Local Trip: is booked by hours, without km and return', async ({ page, openPage }) => {
    await page.goto('/')
    const form = bookingForm(page)
    await fillTrip(page, localByHours)
    await chooseCab(page, await cheapestCab(page, localByHours.type, localByHours.persons))
    expect(await form.getByLabel('Distance (km)').count()).toBe(0)
    expect(await form.getByLabel('Return Date').count()).toBe(0)
    await form.getByLabel('Return Location').fill('Ooty Lake')
    await form.getByLabel('Hours', { exact: true }).selectOption(String(HOURS))
    await form.getByRole('row', { name: `Distance ${HOURS} hours` }).waitFor()
    await expectOnePrice(page, openPage, localByHours, { hours: HOURS })
  })

  test('terms name the steps of a cancellation, and no page says that fees are excluded', async ({ page }) => {
    await page.goto('/terms&conditions')
    await page.getByText(CANCELLATION).waitFor()
    expect(await page.getByText('₹1000').count()).toBe(0)
    await page.goto('/cars')
    await page
      .getByRole('button', { name: /^Select/ })
      .first()
      .waitFor()
    expect(await page.getByText('₹1000').count()).toBe(0)
  })
})

/** Puts the second tariff of a new database in force, unless it is. */
async function putTypicalInForce(openPage: OpenPage) {
  const desk = await openPage()
  await enterDesk(desk)
  const { tariffs } = TariffsReply.parse(await (await desk.request.get('/api/v1/tariffs')).json())
  const typical = tariffs.find(({ name }) => name.startsWith('Typical')) ?? fail('there is no typical tariff')
  if (typical.inForce) return
  const put = await desk.request.post(`/api/v1/tariffs/${typical.id}/in-force`, { data: { from: dayFromToday(0) } })
  expect(put.status()).toBe(200)
}

/** Fills in a trip with a cab; gives the km that the form offers. */
async function fillForm(page: Page, trip: Trip, cab: Cab): Promise<number> {
  await page.goto('/')
  await fillTrip(page, trip)
  await chooseCab(page, cab)
  return offeredKm(page)
}

/** Books the trip in the form. Form, confirm page, receipt and the stored booking have the lines of the API's quote. */
async function expectOnePrice(
  page: Page,
  openPage: OpenPage,
  trip: Trip,
  length: { distance: number } | { hours: number },
) {
  const quote = await quoteOf(page, trip, length)
  const amounts = [...quote.lines.map(({ amount }) => amount), quote.total, quote.advance, quote.total - quote.advance]
  const form = page.getByRole('table', { name: 'Price summary' })
  await expect.poll(async () => (await pricesIn(form)).map(([, amount]) => amount)).toEqual(amounts.map(formatRupees))
  const shown = await pricesIn(form)

  await acceptAndGoOn(page)
  const priced = page.getByRole('table', { name: 'Price' })
  await expect.poll(() => pricesIn(priced)).toEqual(shown)
  await bookAs(page, MEENA)
  const reference = await shownReference(page)
  expect(await pricesIn(priced)).toEqual(shown)

  const desk = await openPage()
  await enterDesk(desk)
  const reply = await desk.request.get('/api/v1/bookings', { params: { q: reference } })
  const { lines, total, advance, tariff } = quote
  expect(BookingsReply.parse(await reply.json()).bookings).toMatchObject([{ fareLines: lines, total, advance, tariff }])
}

/** What the API quotes for the trip with the chosen cab. */
async function quoteOf(page: Page, { type, from, to, pickUp, back }: Trip, length: object): Promise<Quote> {
  const cityId = ({ city }: Trip['from']) => `tn-${city.toLowerCase()}`
  const data = {
    ...{ triptype: type, from: cityId(from), to: cityId(to), PickUpdate: pickUp.date, pickUpTime: pickUp.time },
    ...(back ? { returndate: back.date, ReturnTime: back.time } : {}),
    ...{ ...length, selectedCab: await chosenTile(page).inputValue() },
  }
  const reply = await page.request.post('/api/v1/quote', { data })
  expect(reply.status()).toBe(200)
  return QuotesReply.parse(await reply.json()).quotes[0] ?? fail('no price is quoted')
}

/** The rows of a table that have an amount: what for, and how much. */
async function pricesIn(table: Locator): Promise<string[][]> {
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')))
  return rows.filter(([, amount]) => amount?.includes('₹'))
}
