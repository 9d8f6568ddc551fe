import { expect, type Locator, type Page } from '@playwright/test'
import type { Cab, TripType } from 'shared-api/contract'
import { bookableCabs } from './desk-data.ts'
import { fail } from './fail.ts'

/** The visitor's input on the home page. Places by their shown names, dates and times as in the contract. */
export type Trip = {
  type: TripType
  localType?: string
  from: { state: string; city: string }
  to: { state: string; city: string }
  pickUp: Place
  visit?: string[]
  back?: Place
  persons: number
}
type Place = { location: string; date: string; time: string }

export const TRIP_BUTTONS: Record<TripType, string> = {
  Outstation: 'Out Station',
  'Local Trip': 'Local Trip',
  'Drop Trip': 'Drop Trip',
}

export const bookingForm = (page: Page): Locator => page.getByRole('form', { name: 'Book a cab' })

/** Fills in everything but the cab and the terms. */
export async function fillTrip(page: Page, trip: Trip) {
  const form = bookingForm(page)
  await form.getByRole('button', { name: TRIP_BUTTONS[trip.type] }).click()
  if (trip.localType) await form.getByLabel('Local Trip type').selectOption(trip.localType)
  await chooseByState(form)
  await choosePlace(form, 'From', trip.from)
  await choosePlace(form, 'To', trip.to)
  await fillPlace(form, 'Pick-up', trip.pickUp)
  await fillVisits(form, trip.visit ?? [])
  if (trip.back) await fillPlace(form, 'Return', trip.back)
  await form.getByLabel('Number of Persons').fill(String(trip.persons))
  // The distance follows the places once their names are loaded.
  if (trip.visit) await expect(form.locator('[data-stops]')).toHaveAttribute('data-stops', String(trip.visit.length))
}

/** Shows the selects of states and cities in place of the search by name. */
export async function chooseByState(form: Locator) {
  await form.getByRole('tab', { name: 'Choose by state' }).click()
}

/** An end of the trip as it is searched for by name. */
export const searchFor = (form: Locator, end: 'From' | 'To') => form.getByRole('combobox', { name: end, exact: true })

async function choosePlace(form: Locator, end: 'From' | 'To', { state, city }: Trip['from']) {
  await form.getByLabel(`${end} State`).selectOption({ label: state })
  await form.getByLabel(`${end} City`).selectOption({ label: city })
}

async function fillPlace(form: Locator, what: 'Pick-up' | 'Return', { location, date, time }: Place) {
  await form.getByLabel(`${what} Location`).fill(location)
  await form.getByLabel(`${what} Date`).fill(date)
  await form.getByLabel(`${what} Time`).fill(time)
}

async function fillVisits(form: Locator, places: string[]) {
  for (const [at, place] of places.entries()) {
    const field = form.getByLabel(`Visiting Place ${at + 1}`)
    if ((await field.count()) === 0) await form.getByRole('button', { name: 'Add visiting place' }).click()
    await field.fill(place)
  }
}

/** The distance that the form offers for the two cities, in km; waits until it is there. */
export async function offeredKm(page: Page): Promise<number> {
  const field = bookingForm(page).getByLabel('Distance (km)')
  await expect.poll(() => field.inputValue(), { message: 'the distance is filled in' }).not.toBe('')
  return Number(await field.inputValue())
}

/** The cheapest cab of a trip type with enough seats, from the API. */
export async function cheapestCab(page: Page, type: TripType, persons: number): Promise<Cab> {
  const cabs = await bookableCabs(page.request, type)
  const fitting = cabs.filter(({ seats }) => seats >= persons).sort((a, b) => (a.price ?? 0) - (b.price ?? 0))
  return fitting[0] ?? fail(`no cab of ${type} seats ${persons}`)
}

/** The tiles of the cabs' classes, as radios. */
export const cabTiles = (page: Page): Locator => bookingForm(page).locator('input[name=selectedCab]')

/** The tile that is chosen; its value is the cab's id. */
export const chosenTile = (page: Page): Locator => cabTiles(page).and(page.getByRole('radio', { checked: true }))

/** Chooses a cab by the tile of its class, of those further down the list too. */
export async function chooseCab(page: Page, { brand, carModel }: Cab) {
  const form = bookingForm(page)
  const cab = form.getByRole('radio', { name: new RegExp(`\\b${carModel}\\b`) }).first()
  const more = form.getByRole('button', { name: /^Show more cabs/ })
  await expect(async () => {
    if (!(await cab.isVisible())) await more.click({ timeout: 1000 })
    await cab.check({ timeout: 1000 })
  }).toPass()
  const model = form
    .locator('input[name=model]')
    .and(form.getByRole('radio', { name: new RegExp(`${brand} ${carModel} ·`) }))
  if ((await model.count()) > 0) await model.first().check()
}

/** Accepts the terms and goes on to the confirm page. */
export async function acceptAndGoOn(page: Page) {
  const form = bookingForm(page)
  await form.getByRole('checkbox', { name: /terms/ }).check()
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.waitForURL('**/confirmbooking')
}

export type Traveller = { name: string; mobile: string; mail: string }

/** Fills in who travels and books. */
export async function bookAs(page: Page, { name, mobile, mail }: Traveller) {
  const form = page.getByRole('form', { name: 'Your details' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Mobile').fill(mobile)
  await form.getByLabel('Mail Id').fill(mail)
  await form.getByRole('button', { name: 'Book Now' }).click()
}

/** The reference of the booking that was just made; waits for it. */
export async function shownReference(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Your booking is confirmed. Our team will contact you soon.' }).waitFor()
  const reference = page.getByText('Booking reference').locator('xpath=following-sibling::*[1]')
  return (await reference.textContent()) ?? ''
}
