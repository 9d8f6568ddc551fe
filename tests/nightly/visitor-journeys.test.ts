import { expect } from '@playwright/test'
import { BookingsReply, Ledger } from 'shared-api/contract'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { fail } from '../harness/fail.ts'
import { said } from '../harness/site-words.ts'
import { PHONE } from '../harness/sizes.ts'
import { type OpenPage, test } from '../harness/test.ts'
import { type Asked, type Visitor, visitorOn } from '../harness/visitor.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const UPI_ID = 'vaigai.cabs@examplebank'
const GSTIN = '33AAKFV4821M1ZU'
const FARM = 'My Uncle’s Farm'
const OFFLINE = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload/]
const DROP: Asked = {
  ...{ type: 'Drop Trip', from: 'Chennai', to: 'Madurai', day: dayFromToday(9), time: '05:00', persons: '2' },
}

/** What a visitor needs to go on to the confirm page, which comes once a class is chosen. */
const scriptsToGoOn = (language: string) =>
  ['confirm-page', 'trip-check', 'calls', `confirm.${language}`].map((name) => expect.stringContaining(`/${name}-`))

/** Runs in the page. */
const loadedScripts = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** Half a day from now, by the Indian clock. */
function halfADayFromNow() {
  const [day = '', time = ''] = new Date(Date.now() + 17.5 * 3_600_000).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/** The desk, and what it sees of a booking. */
async function deskOf(openPage: OpenPage, reference: string) {
  const desk = await openPage()
  await enterDesk(desk)
  const found = BookingsReply.parse(await (await desk.request.get(`/api/v1/bookings?q=${reference}`)).json())
  const [booking = fail('the booking is not found')] = found.bookings
  const post = async (path: string, data: object) =>
    expect((await desk.request.post(`/api/v1/${path}`, { data })).status(), path).toBe(200)
  return { desk, booking, post, confirm: () => post(`bookings/${booking._id}/state`, { to: 'confirmed' }) }
}

/** Asks, takes the first tile and goes on; gives the total. */
async function toConfirm(visitor: Visitor, asked: Asked): Promise<string> {
  await visitor.open('/')
  await visitor.asks(asked)
  await visitor.tiles.first().check()
  return visitor.goesOn()
}

for (const company of ['first', 'second'] as const)
  for (const language of ['en', 'ta'] as const)
    test.describe(`of the ${company} company in ${language}`, () => {
      test.use({ company })
      const isSecond = company === 'second'
      const visit = async (openPage: OpenPage, expected: RegExp[] = []) =>
        visitorOn(
          await openPage({ viewport: PHONE, locale: `${language}-IN`, reducedMotion: 'reduce', expected }),
          language,
        )

      test('a family with stops: those that are known count, the others are named', async ({ openPage }) => {
        const visitor = await visit(openPage)
        const { booking, common } = visitor.words
        await visitor.open('/')
        await visitor.asks({
          ...{ type: 'Outstation', from: 'Chennai', to: 'Kodaikanal', day: dayFromToday(9), time: '06:00' },
          ...{ back: { day: dayFromToday(12), time: '20:00' }, visit: ['Srirangam', FARM], persons: '6' },
        })
        await visitor.shows(said(booking.distance.withStops))
        await visitor.shows(said(common.road.notInKm, { places: FARM }))
        await expect(visitor.page.getByText(said(common.price.wayBack))).toHaveCount(isSecond ? 0 : 1)
        await visitor.tiles.first().check()
        const total = await visitor.goesOn()
        await visitor.books('family@example.com')
        await visitor.shows(total)
        await visitor.opensTrip()
        for (const place of ['Srirangam', FARM]) await visitor.shows(place)
      })

      test('a drop at 5 am: the night charge is said where there is one', async ({ openPage }) => {
        const visitor = await visit(openPage)
        const [night = ''] = visitor.words.booking.night.split('{amount}')
        await visitor.open('/')
        await visitor.asks(DROP)
        await expect(visitor.page.getByText(said(night))).toHaveCount(isSecond ? 1 : 0)
        await visitor.tiles.first().check()
        const total = await visitor.goesOn()
        await visitor.shows(/5:00/)
        await visitor.books('early@example.com')
        await visitor.shows(total)
      })

      test('a wedding of ten hours: no way is counted twice', async ({ openPage }) => {
        const visitor = await visit(openPage)
        const { booking, common } = visitor.words
        await visitor.open('/')
        const day = dayFromToday(9)
        await visitor.form.getByRole('button', { name: common.tripTypes['Local Trip'] }).click()
        await visitor.form.getByLabel(booking.fields.localTripType).selectOption('Day-Use')
        await visitor.asks({
          ...{ type: 'Local Trip', from: 'Chennai', to: 'Kanchipuram', day, time: '08:00', persons: '4' },
          ...(!isSecond && { back: { day, time: '18:00' } }),
        })
        if (isSecond) await visitor.form.getByLabel(booking.fields.hours, { exact: true }).selectOption('10')
        await visitor.tiles.first().check()
        if (isSecond) await visitor.shows(said(common.tile.hoursIn, { hours: '10', km: '100' }))
        expect(await visitor.form.innerText()).not.toMatch(said(common.price.oneWay))
        const total = await visitor.goesOn()
        await visitor.books('wedding@example.com')
        await visitor.shows(total)
      })

      test('a company books for a guest from abroad, and all of it reaches trip and desk', async ({ openPage }) => {
        const visitor = await visit(openPage)
        const { confirm, names } = visitor.words
        await toConfirm(visitor, DROP)
        const fill = (field: keyof typeof names.fields, text: string) =>
          visitor.details.getByLabel(names.fields[field], { exact: true }).fill(text)
        await visitor.details.getByLabel(confirm.traveller.another).check()
        await fill('guestName', 'Anita Thomas')
        await fill('guestMobile', '+44 20 7946 0958')
        await visitor.details.locator('summary').filter({ hasText: confirm.traveller.more }).click()
        const given = { companyName: 'Vaigai Mills', driverNote: 'Gate 3', arrivalNumber: 'AI 429', luggage: '3 bags' }
        for (const [field, text] of Object.entries(given)) await fill(field as keyof typeof given, text)
        await fill('gstin', GSTIN.replace(/.$/, 'A'))
        await visitor.press(visitor.words.common.bookNow)
        await expect(visitor.details.getByLabel('GSTIN', { exact: true })).toHaveAttribute('aria-invalid', 'true')
        await fill('gstin', GSTIN)
        const reference = await visitor.books('office@example.com')
        await visitor.opensTrip()
        for (const text of ['Anita Thomas', '+442079460958', GSTIN, ...Object.values(given)]) await visitor.shows(text)
        const { booking } = await deskOf(openPage, reference)
        expect(booking).toMatchObject({ ...given, gstin: GSTIN, guestMobile: '+442079460958' })
      })

      test('offline in the middle: all is kept, and it is one booking', async ({ openPage }) => {
        const visitor = await visit(openPage, OFFLINE)
        const { common, confirm } = visitor.words
        await visitor.open('/')
        await visitor.asks(DROP)
        await visitor.tiles.first().check()
        await expect
          .poll(() => visitor.page.evaluate(loadedScripts))
          .toEqual(expect.arrayContaining(scriptsToGoOn(language)))
        await visitor.page.context().setOffline(true)
        await visitor.shows(common.offlineKept)
        await expect(visitor.page.getByRole('alert').locator('a[href^="tel:"]')).toBeVisible()
        await visitor.goesOn()
        const mail = `offline.${language}@example.com`
        await visitor.sends(mail)
        await visitor.shows(said(confirm.failure.error, { message: confirm.failure.offline }))
        await visitor.page.context().setOffline(false)
        const reference = await visitor.books(mail)
        const { desk } = await deskOf(openPage, reference)
        const found = await desk.request.get(`/api/v1/bookings?q=${mail}`)
        expect(BookingsReply.parse(await found.json()).total).toBe(1)
      })

      test('from the page of a route to the booking, at its price', async ({ openPage }) => {
        const visitor = await visit(openPage)
        const { cityRoute } = visitor.words
        await visitor.open('/cabs/chennai-to-madurai')
        const book = visitor.page.getByRole('link', { name: said(cityRoute.book, { way: cityRoute.oneWay }) }).first()
        const price = await book.innerText()
        await book.click()
        await visitor.fill('pickUpLocation', 'Egmore Station')
        await visitor.fill('pickUpDate', dayFromToday(9))
        await visitor.fill('pickUpTime', '06:30')
        await visitor.fill('numberOfPersons', '2')
        expect(await visitor.goesOn()).toBe(`${price}.00`)
        await visitor.books('route@example.com')
        await visitor.shows(`${price}.00`)
      })

      test('the advance by UPI, from the amount to copy to its receipt', async ({ openPage }) => {
        const visitor = await visit(openPage)
        const { payment, papers } = visitor.words.trip
        await toConfirm(visitor, DROP)
        const reference = await visitor.books('upi@example.com')
        const { desk, booking, post, confirm } = await deskOf(openPage, reference)
        const settings = { upi: UPI_ID, upiMerchant: isSecond }
        expect((await desk.request.patch('/api/v1/settings', { data: settings })).status()).toBe(200)
        if (!isSecond) await confirm()
        await visitor.opensTrip()
        await visitor.page.getByRole('button', { name: said(payment.button) }).click()
        await visitor.shows(UPI_ID)
        for (const what of [payment.upiId, payment.amount])
          await expect(visitor.page.getByRole('button', { name: said(payment.copy, { what }) })).toBeVisible()
        await expect(visitor.page.getByRole('img', { name: said(payment.code) })).toBeVisible()
        await expect(visitor.page.locator('a[href^="upi:"]')).toHaveCount(isSecond ? 1 : 0)
        await visitor.page.getByLabel(payment.utr).fill(language === 'en' ? '426123456789' : '426123456790')
        await visitor.press(payment.send)
        await visitor.shows(said(payment.claimed))
        const ledger = await desk.request.get(`/api/v1/bookings/${booking._id}/payments`)
        const [claim = fail('nothing was reported')] = Ledger.parse(await ledger.json()).claims
        await post(`payment-claims/${claim.id}`, { accept: true })
        await visitor.page.reload()
        await visitor.shows(said(payment.paid))
        await visitor.page.getByRole('link', { name: said(papers.kinds.receipt) }).waitFor()
      })

      test('cancelled within the time of grace, though the trip begins soon: it costs nothing', async ({
        openPage,
      }) => {
        const visitor = await visit(openPage)
        const { cancel, states, payment } = visitor.words.trip
        await toConfirm(visitor, { ...DROP, ...halfADayFromNow() })
        const reference = await visitor.books('grace@example.com')
        await (await deskOf(openPage, reference)).confirm()
        await visitor.opensTrip()
        await visitor.shows(said(isSecond ? cancel.freeUntil : cancel.free))
        await visitor.press(cancel.button)
        await visitor.press(cancel.yes)
        await visitor.shows(states.cancelled)
        await visitor.shows(payment.noFee)
      })
    })
