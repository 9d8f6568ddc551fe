import { expect, type Page } from '@playwright/test'
import { AllCarsReply, AvailableCarsReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import { expectToast, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { hasFocus } from '../harness/keyboard.ts'
import { test } from '../harness/test.ts'

const MB = 1024 * 1024
/** Slow enough, in bytes a second, for the progress of an upload to be seen. */
const SLOW_UPLOAD = 40_000

const rows = (page: Page) => page.getByRole('table', { name: 'Cabs' }).locator('tbody tr')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const pictureField = (page: Page) => page.locator('input[type=file]')
const storedCabs = async (page: Page) =>
  AllCarsReply.parse(await (await page.request.get('/api/v1/allCars')).json()).cabs

async function fillCab(page: Page) {
  await page.getByLabel('Model').fill('Xylo H8')
  await page.getByLabel('Brand').fill('Mahindra')
  await page.getByLabel('Price').fill('2100.50')
  await page.getByLabel('Seats').fill('7')
  await page.getByLabel('Description').fill('Room for seven and their bags.')
  await page.getByLabel('Outstation').check()
  await page.getByLabel('Drop Trip').check()
}

/** A large picture: a screenshot of the page as a real PNG. */
const photo = (page: Page) => page.screenshot({ fullPage: true, scale: 'css' })

test('the fleet is paged, searched, sorted and switched', async ({ page }) => {
  await openDeskPage(page, '/table')
  await expect.poll(() => rows(page).count()).toBe(5)
  await page.getByRole('button', { name: 'Page 3' }).click()
  await page.waitForURL('**/table?page=3')
  await page.getByLabel('Rows per page').selectOption('10')
  await expect.poll(() => rows(page).count()).toBe(10)
  expect(new URL(page.url()).search).toBe('?rows=10')
  await page.getByLabel('Rows per page').selectOption('25')
  await expect.poll(() => rows(page).count()).toBe(25)

  for (const order of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'Price' }).click()
    await expect.poll(() => page.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe(order)
  }
  const dearest = Math.max(...(await storedCabs(page)).map(({ price }) => price ?? 0))
  await rows(page)
    .first()
    .getByText(`₹${dearest.toLocaleString('en-IN')}.00`)
    .waitFor()

  await page.getByLabel('Search cabs').fill('innova')
  await page.waitForURL('**q=innova*')
  await expect.poll(() => rows(page).count()).toBeLessThan(10)
  const shown = await rows(page).allTextContents()
  await page.reload()
  await expect.poll(() => rows(page).allTextContents()).toEqual(shown)
  await page.getByLabel('Search cabs').fill('no such cab')
  await page.getByText('No cab matches this search.').waitFor()

  await page.goto('/table')
  const [first] = await storedCabs(page)
  const name = `${first?.brand} ${first?.carModel}`
  for (const [label, field] of [
    ['Available', 'availability'],
    ['On ride', 'onRide'],
  ] as const) {
    const before = (await storedCabs(page)).find(({ _id }) => _id === first?._id)?.[field]
    // Its track and thumb lie over the input.
    await page.getByRole('switch', { name: `${label}: ${name}`, exact: true }).press('Space')
    await expect.poll(async () => (await storedCabs(page)).find(({ _id }) => _id === first?._id)?.[field]).toBe(!before)
  }
})

test('a cab is added, edited and deleted, with its picture', async ({ openPage }) => {
  const page = await openPage()
  await openDeskPage(page, '/table')
  await page.getByRole('link', { name: 'Add Cab' }).click()
  await page.getByRole('heading', { name: 'Adding Your Cab Details' }).waitFor()
  await expect(page.getByRole('switch', { name: 'Available for booking' })).toBeChecked()

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByRole('button', { name: 'Create' }).click()
  for (const words of ['Model is required', 'Brand is required', 'Description is required', 'Picture is required'])
    await page.getByText(words).waitFor()
  await page.getByText('JPEG, PNG or WebP, up to 10 MB.').waitFor()
  const gif = { name: 'cab.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  await pictureField(page).setInputFiles(gif)
  await page.getByText('cab.gif is no JPEG, PNG or WebP picture.').waitFor()
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * MB + 1) }
  await pictureField(page).setInputFiles(large)
  await page.getByText('large.png has 10.1 MB; at most 10 MB can be sent.').waitFor()
  expect(sent).toEqual([])

  await fillCab(page)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText(/large.png has|Picture is required/).waitFor()
  await dropPicture(page, await photo(page))
  const preview = page.getByRole('img', { name: 'Preview: Mahindra Xylo H8' })
  await expect.poll(async () => (await preview.boundingBox())?.width).toBe(200)

  await slowDown(page)
  await page.getByRole('button', { name: 'Create' }).click()
  const progress = page.getByRole('progressbar', { name: 'Upload of photo.png' })
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await page.waitForURL('**/table?page=last')
  await rowOf(page, 'Mahindra Xylo H8').waitFor()
  await expectToast(page, 'Car created successfully!')
  const made = (await storedCabs(page)).find(({ carModel }) => carModel === 'Xylo H8')
  expect(made).toMatchObject({ price: 2100.5, seats: 7, category: ['Outstation', 'Drop Trip'], availability: true })
  expect((await page.request.get(made?.imageUrl ?? '')).headers()['content-type']).toBe('image/webp')

  await page.getByLabel('Search cabs').fill('xylo')
  await page.waitForURL('**/table?q=xylo')
  await rowOf(page, 'Mahindra Xylo H8').getByRole('link', { name: 'Edit' }).click()
  await page.waitForURL(`**/edit/${made?._id}`)
  await expect(page.getByLabel('Price')).toHaveValue('2100.5')
  await page.getByRole('img', { name: 'Preview: Mahindra Xylo H8' }).waitFor()
  await page.getByLabel('Price').fill('1999')
  await page.getByRole('button', { name: 'Save' }).click()
  // Back in the list as it was left.
  await page.waitForURL('**/table?q=xylo')
  await rowOf(page, 'Mahindra Xylo H8').getByText('₹1,999.00').waitFor()
  await expectToast(page, 'Car updated successfully!')
  // Back leads past both forms, to the list before there was the cab.
  await page.goBack()
  await page.waitForURL('**/table')
  await rows(page).first().waitFor()
  const edited = (await storedCabs(page)).find(({ _id }) => _id === made?._id)
  expect(edited).toEqual({ ...made, price: 1999 })
})

async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW_UPLOAD,
  })
}

/** Drops a file on the field, as from a folder. */
async function dropPicture(page: Page, png: Buffer) {
  const dataTransfer = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    transfer.items.add(new File([bytes], 'photo.png', { type: 'image/png' }))
    return transfer
  }, png.toString('base64'))
  await page.getByRole('group', { name: 'Picture' }).dispatchEvent('drop', { dataTransfer })
}

test('a deleted cab leaves the lists and stays in its bookings', async ({ page }) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab for a Drop Trip')
  const name = `${cab.brand} ${cab.carModel}`
  const { _id } = await book(page.request, dropTrip(cab))
  await openDeskPage(page, `/table?q=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('dialog', { name: 'Delete' })
  const ask = () => page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
  await ask()
  await dialog.getByText('Are you sure you want to delete?').waitFor()
  await expectAccessible(page)
  await dialog.getByText('It leaves all lists, and so do its vehicles without a number.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await storedCabs(page)).some((one) => one._id === cab._id)).toBe(true)
  await ask()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Car deleted successfully!')
  await expect.poll(() => page.getByRole('button', { name: `Delete ${name}`, exact: true }).count()).toBe(0)
  // The keyboard goes on from the page, past the desk's entries.
  const around = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[@tabindex][1]')
  await expect.poll(() => hasFocus(around)).toBe(true)
  const { Cars } = AvailableCarsReply.parse(await (await page.request.get('/api/v1/avaibleCars')).json())
  expect(Cars.some((one) => one._id === cab._id)).toBe(false)
  await page.goto(`/bookings/${_id}`)
  await page.getByText(`${name}, ${cab.seats} seats`).waitFor()
})

test('reports a failed call and keeps the cab', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 503/] })
  await openDeskPage(page, '/table')
  const down = { status: 503, contentType: 'application/problem+json', body: '{"title":"down","status":503}' }
  await page.route('**/api/v1/delete/*', (route) => route.fulfill(down))
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Delete' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'Failed to delete car. Please try again.' }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await rows(page).count()).toBe(5)

  await page.getByRole('link', { name: 'Add Cab' }).click()
  await page.route('**/api/v1/createCar', (route) => route.fulfill(down))
  await fillCab(page)
  const file = { name: 'cab.png', mimeType: 'image/png', buffer: await photo(page) }
  await pictureField(page).setInputFiles(file)
  await page.getByRole('button', { name: 'Create' }).click()
  await expectToast(page, 'Failed to create car. Please try again.', 'alert')
  await expect(page.getByLabel('Model')).toHaveValue('Xylo H8')
})
