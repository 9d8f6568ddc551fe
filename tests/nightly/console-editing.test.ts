import { expect, type Page } from '@playwright/test'
import { CabReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import { openDeskPage, typeCity } from '../harness/desk.ts'
import { bookableCabs } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

const CONFLICT = [/status of 412/]
const meanwhile = (page: Page) => page.getByRole('dialog', { name: 'Changed by somebody else' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const readCab = async (page: Page, id: string) =>
  CabReply.parse(await (await page.request.get(`/api/v1/cabs/${id}`)).json()).car

test('tells the second of two editors of a cab what changed, and loses nothing', async ({ openPage }) => {
  const [first, second] = [await openPage(), await openPage({ expected: CONFLICT })]
  const cab = (await bookableCabs(first.request, 'Outstation')).at(1)
  if (!cab) return fail('there is no cab')
  for (const page of [first, second]) await openDeskPage(page, `/edit/${cab._id}`)

  await first.getByLabel('Price').fill('3100')
  await first.getByLabel('Seats').fill('6')
  await save(first)
  await first.waitForURL('**/table')

  await second.getByLabel('Price').fill('2900')
  await second.getByLabel('Description').fill('Freshly serviced.')
  await save(second)
  await meanwhile(second).getByText('Someone else saved this while you were working on it.').waitFor()
  await meanwhile(second).getByText(`Now 6, before ${cab.seats}`).waitFor()
  await meanwhile(second).getByLabel('Theirs: 3100').waitFor()
  await expectAccessible(second)
  await expect(meanwhile(second).getByLabel('Mine: 2900')).toBeChecked()
  await meanwhile(second).getByRole('button', { name: 'Close' }).click()
  await expect(second.getByLabel('Description')).toHaveValue('Freshly serviced.')
  expect(await readCab(first, cab._id)).toMatchObject({ price: 3100, seats: 6, description: cab.description })

  await save(second)
  await meanwhile(second).getByLabel('Mine: 2900').check()
  await meanwhile(second).getByRole('button', { name: 'Save this' }).click()
  await second.waitForURL('**/table')
  expect(await readCab(first, cab._id)).toMatchObject({ price: 2900, seats: 6, description: 'Freshly serviced.' })
})

test('unsaved changes ask before the page is left', async ({ openPage }) => {
  const page = await openPage()
  const [cab] = await bookableCabs(page.request, 'Outstation')
  await openDeskPage(page, '/table')
  await page
    .getByRole('row')
    .filter({ hasText: `${cab?.brand} ${cab?.carModel}` })
    .getByRole('link', { name: 'Edit' })
    .first()
    .click()
  await page.waitForURL(`**/edit/${cab?._id}`)
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/table')
  await page.goBack()
  await page.getByLabel('Price').fill('9999')

  for (const leave of [
    () => page.getByRole('link', { name: 'Cancel' }).click(),
    () => page.getByRole('link', { name: 'Bookings' }).first().click(),
    () => page.getByRole('banner').getByRole('link').click(),
    () => page.goBack(),
  ]) {
    await leave()
    await question.getByText('Your changes on this page have not been saved.').waitFor()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByLabel('Price')).toHaveValue('9999')
  }
  const asked = page.waitForEvent('dialog')
  // Not page.reload(): it waits half a minute for the load that does not come.
  const reloading = page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reloading
  await expect(page.getByLabel('Price')).toHaveValue('9999')

  await page.getByRole('link', { name: 'Bookings' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/bookings')
  expect((await readCab(page, cab?._id ?? '')).price).toBe(cab?.price)
})

test('a booking half typed is there after a reload, and gone once its page was left', async ({ openPage }) => {
  const page = await openPage()
  await openDeskPage(page, '/bookings/create')
  await page.getByText('Drop Trip').click()
  await typeCity(page, 'From', 'Chennai')
  await page.getByLabel('Distance').fill('77')
  await page.getByRole('textbox', { name: 'Name' }).fill('தமிழ்ச்செல்வி')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('தமிழ்ச்செல்வி')
  await expect(page.getByRole('radio', { name: 'Drop Trip' })).toBeChecked()
  await expect(page.getByLabel('Distance')).toHaveValue('77')

  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Bookings' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: 'New booking' }).click()
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  await page.reload()
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})
