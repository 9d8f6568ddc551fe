import { expect, type Page } from '@playwright/test'
import { AllCarsReply, BookingPageReply } from 'shared-api/contract'
import sharp from 'sharp'
import { expectToast, openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip, sendForm } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

const LOST = [/ERR_FAILED/, /status of 4(04|12)/]
const TOLD = 'The server can’t be reached. Please try again.'

/** The server handles the next request of that method, and its answer is lost. */
const loseAnswer = (page: Page, method: string, path: string) =>
  page.route(
    path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('a status whose answer was lost is no conflict with itself when it is chosen again', async ({ openPage }) => {
  const page = await openPage({ expected: LOST })
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  const { _id } = await book(page.request, dropTrip(cab))
  // A page that heard of the change would show it, and not the button.
  await page.route('**/api/v1/events', (route) => route.abort())
  await openDeskPage(page, `/bookings/${_id}`)
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await loseAnswer(page, 'POST', `**/api/v1/bookings/${_id}/state`)
  await confirm.click()
  await page.getByRole('alert').filter({ hasText: TOLD }).waitFor()
  await confirm.click()
  await expectToast(page, 'Status: confirmed.')
  await page.getByRole('button', { name: 'Assign' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  const { booking } = BookingPageReply.parse(await (await page.request.get(`/api/v1/bookings/${_id}`)).json())
  expect(booking.history.map(({ status }) => status)).toEqual(['new', 'confirmed'])

  await sendForm(page.request, { name: 'Sita', email: 'sita@example.com', phone: '9840012345', message: 'A cab?' })
  await page.goto('/enquiries')
  await page.getByRole('link', { name: 'Sita' }).click()
  await page.getByText('answered', { exact: true }).waitFor()
  await loseAnswer(page, 'PATCH', '**/api/v1/enquiries/*')
  await page.getByText('answered', { exact: true }).click()
  await page.getByRole('alert').filter({ hasText: TOLD }).waitFor()
  await page.getByText('answered', { exact: true }).click()
  await page.getByRole('alert').filter({ hasText: TOLD }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('radio', { name: 'answered' }).isChecked()).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('treats a delete whose answer was lost as its own', async ({ openPage }) => {
  const page = await openPage({ expected: LOST })
  await openDeskPage(page, '/table')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: 'Delete' })
  await loseAnswer(page, 'DELETE', '**/api/v1/delete/*')
  await question.getByRole('button', { name: 'Delete' }).click()
  await question.getByText('Failed to delete car. Please try again.').waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'It is already deleted.')
})

test('ends an upload with its page if the visitor leaves without saving', async ({ openPage }) => {
  const page = await openPage({ expected: LOST })
  await openDeskPage(page, '/admin/create')
  for (const [label, text] of Object.entries({ Model: 'Crysta', Brand: 'Toyota', Price: '900', Seats: '7' }))
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  await page.getByLabel('Description').fill('Never to be.')
  await page.getByLabel('Outstation').check()
  const tall = await sharp({ create: { width: 100, height: 8000, channels: 3, background: '#886' } })
    .png()
    .toBuffer()
  await page
    .getByLabel(/^Picture/)
    .locator('input')
    .setInputFiles({ name: 'tall.png', mimeType: 'image/png', buffer: tall })
  // 200 px wide, and the form is still on the screen.
  const preview = await page.getByRole('img', { name: 'Preview: Toyota Crysta' }).boundingBox()
  expect(preview).toMatchObject({ width: 200 })
  expect(preview?.height).toBeLessThan(500)

  const sent = page.waitForRequest('**/api/v1/createCar')
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/createCar'))
  // Never answered: it runs until it is aborted.
  await page.route('**/api/v1/createCar', () => undefined)
  await page.getByRole('button', { name: 'Create' }).click()
  await sent
  await page.getByRole('link', { name: 'Bookings' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { name: 'Bookings', level: 1 }).waitFor()
  await ended
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { cabs } = AllCarsReply.parse(await (await page.request.get('/api/v1/allCars')).json())
  expect(cabs.map(({ carModel }) => carModel)).not.toContain('Crysta')
  expect(await page.getByText('Failed to create car. Please try again.').count()).toBe(0)
})

test('a session that could not be ended is said to go on, for as long as it does', async ({ openPage }) => {
  const page = await openPage({ expected: LOST })
  await openDeskPage(page, '/bookings')
  await page.route('**/api/v1/logout', (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: 'Sign out' }).click()
  const popup = page.getByRole('dialog', { name: 'WELCOME' })
  await popup.getByRole('alert').filter({ hasText: 'You are still signed in' }).waitFor()
  expect(await popup.getByLabel('Email').count()).toBe(0)
  await popup.getByRole('button', { name: 'Sign out' }).click()
  await popup.getByLabel('Email').waitFor()
  expect((await (await page.request.get('/api/v1/me')).json()).user).toBeNull()
})
