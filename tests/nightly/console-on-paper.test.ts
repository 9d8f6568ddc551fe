import { expect } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { expectAllToBeReadable } from '../harness/reading.ts'
import { showIn } from '../harness/still.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

/** A place that takes more than one line of its column. */
const LONG = 'Plot 14, 3rd Cross Street, Ganesh Nagar Extension, behind the old textile mill, Velachery'
/** A sheet within its margins, in CSS px. */
const A4 = { width: 718, height: 1047 }

test('prints a booking without its buttons and notes', async ({ openPage }) => {
  const page = await openPage()
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  const { _id } = await book(page.request, dropTrip(cab ?? fail('there is no cab'), { PickUpdate: dayFromToday(2) }))
  await openDeskPage(page, `/bookings/${_id}`)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await heading('Notes').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('list', { name: 'History' }).isVisible(), 'what is folded').toBe(true)
  for (const name of ['Trip', 'Money', 'Traveller', 'History']) expect(await heading(name).isVisible(), name).toBe(true)
  for (const name of ['Notes', 'Messages']) expect(await heading(name).isVisible(), name).toBe(false)
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0)
  // On white paper, in whatever scheme the screen is, and with its fills printed or not.
  await showIn(page, 'dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expectAccessible(page)
})

test('a day’s trips are printed as a table, with where each starts, which day it is and how many there are', async ({
  openPage,
}) => {
  const page = await openPage()
  const day = dayFromToday(3)
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  for (const name of ['Asha Kumar', 'Venkatanarasimharajuvaripeta Chandrasekharan Iyer'])
    await book(page.request, dropTrip(cab, { name, pickUpLocation: LONG, PickUpdate: day }))
  await openDeskPage(page, `/bookings?from=${day}&to=${day}&sort=pickUp`)
  const rows = page.getByRole('table', { name: 'Bookings' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(A4)
  expect(await rows.first().evaluate((row) => getComputedStyle(row).display)).toBe('table-row')
  expect(await rows.first().getByText(LONG).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Pick-up', exact: true }).isVisible(), 'a head').toBe(true)
  const told = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  for (const text of [`Pick-up ${told}`, '2 in all, page 1 of 1'])
    expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true)
  for (const text of ['Mail', 'Rows per page'])
    expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(false)
  await expectAllToBeReadable(page, 'a day’s trips on paper')
})

test('prints the switches of a cab in words', async ({ openPage, product }) => {
  const page = await openPage()
  await enterDesk(page)
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const turn = (data: object) =>
    page.request.put(`/api/v1/update/${cab._id}`, { data, headers: { origin: product.origin } })
  const told = { false: 'Not available', true: 'Available, on ride' }
  for (const on of [false, true]) {
    expect((await turn({ availability: on, onRide: on })).status()).toBe(200)
    await page.goto(`/table?q=${encodeURIComponent(`${cab.brand} ${cab.carModel}`)}`)
    const state = page.getByRole('row').filter({ hasText: cab.carModel }).first().locator('[data-label=State]')
    await state.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await state.getByText(told[`${on}`], { exact: true }).isVisible()).toBe(true)
    expect(await state.getByText('On ride', { exact: true }).isVisible(), 'the name of a switch').toBe(false)
    await page.emulateMedia({ media: null })
  }
  await turn({ availability: cab.availability, onRide: cab.onRide })
})

test('the lists take no room on paper for what would be pressed', async ({ openPage }) => {
  const page = await openPage()
  for (const path of ['/table', '/vehicles', '/drivers', '/holiday', '/tour', '/staff']) {
    await openDeskPage(page, path)
    const heads = page.getByRole('columnheader')
    await heads.first().waitFor()
    const shown = await heads.count()
    await page.emulateMedia({ media: 'print' })
    expect(await heads.count(), path).toBe(shown - 1)
    expect(await page.getByText('Actions', { exact: true }).isVisible(), path).toBe(false)
    await page.emulateMedia({ media: null })
  }
})

test('prints the day’s pick-ups of the desk, with the day', async ({ openPage }) => {
  const page = await openPage()
  await openDeskPage(page, '/admin')
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true })
  await heading(/^(Next|No more pick-ups today)$/).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(A4)
  const today = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  await heading(new RegExp(`^Today, .* ${today.format(Date.parse(dayFromToday(0)))}$`)).waitFor()
  for (const name of [/^To look at/, 'Unsent mail']) expect(await heading(name).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Manage Cabs' }).isVisible()).toBe(false)
})
