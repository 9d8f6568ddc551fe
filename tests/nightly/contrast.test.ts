import { expect, type Locator, type Page } from '@playwright/test'
import { bookingForm } from '../harness/booking-form.ts'
import { enterDesk } from '../harness/desk.ts'
import { sendForm } from '../harness/desk-data.ts'
import { visitorsTest as test } from '../harness/test.ts'

const style = (of: Locator, name: string) =>
  of.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

const expectToDiffer = async (one: Locator, other: Locator, name = 'background-color') =>
  expect(await style(one, name)).not.toBe(await style(other, name))

/** The track of a switch, its visible part. */
const trackOf = (field: Locator) => field.locator('xpath=following-sibling::*[1]')

const openPage = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('shows chosen items of the site in a contrast theme', async ({ openPage: open }) => {
  const page = await open({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  const form = bookingForm(page)
  const type = (name: string) => form.getByRole('button', { name })
  await expectToDiffer(type('Out Station'), type('Drop Trip'))
  const terms = form.getByRole('checkbox', { name: /terms/ })
  await terms.check()
  expect(await style(trackOf(terms), 'color')).not.toBe(await style(terms, 'background-color'))
})

test('shows chosen items of the desk, switches, the current page and edges of overlays in a contrast theme', async ({
  openPage: open,
}) => {
  const page = await open({ forcedColors: 'active', reducedMotion: 'reduce' })
  await enterDesk(page)
  await openPage(page, '/bookings/create')
  const entries = page.getByRole('navigation', { name: 'Desk' }).getByRole('link')
  await expectToDiffer(
    entries.filter({ hasText: 'Bookings' }),
    entries.filter({ hasText: 'Board' }),
    'border-bottom-color',
  )
  const types = page.getByRole('radiogroup', { name: 'Trip type' })
  await expectToDiffer(types.getByText('Outstation').locator('..'), types.getByText('Drop Trip').locator('..'))

  await openPage(page, '/table')
  await expectToDiffer(trackOf(page.getByLabel(/^Available:/)), trackOf(page.getByLabel(/^On ride:/)))
  await expectToDiffer(page.getByLabel('Page 1', { exact: true }), page.getByLabel('Page 2', { exact: true }))
  await expectToDiffer(page.getByLabel('Previous page'), page.getByLabel('Next page'), 'color')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  expect(await style(page.getByRole('dialog', { name: 'Delete' }), 'outline-style')).toBe('solid')

  await openPage(page, '/bookings')
  await page.getByRole('button', { name: 'Pick-up date' }).click()
  const days = page.getByRole('dialog').getByRole('button')
  await days.filter({ hasText: /^15$/ }).click()
  await expectToDiffer(days.filter({ hasText: /^15$/ }), days.filter({ hasText: /^12$/ }))
})

test('shows soft words in ink for more contrast', async ({ openPage: open }) => {
  const page = await open({ contrast: 'more', reducedMotion: 'reduce' })
  await enterDesk(page)
  await sendForm(page.request, { name: 'Asha', email: 'a@example.com', phone: '9447012347', message: 'Hello' })
  await openPage(page, '/enquiries')
  const head = page.getByRole('columnheader')
  expect(await style(head, 'color')).toBe(await style(page.getByRole('cell'), 'color'))
})
