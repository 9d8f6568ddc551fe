import { join } from 'node:path'
import { expect } from '@playwright/test'
import { AllCarsReply } from 'shared-api/contract'
import { expectAccessible } from '../harness/axe.ts'
import { expectToast } from '../harness/desk.ts'
import { bookableCabs } from '../harness/desk-data.ts'
import { ADMIN } from '../harness/server.ts'
import { startStaticSite } from '../harness/static-site.ts'
import { test } from '../harness/test.ts'
import { freePort } from '../setup/free-port.ts'

const folder = join(import.meta.dirname, '../../admin-console/dist-standalone')
const [allowed, foreign] = [await freePort(), await freePort()]
const at = (port: number) => `http://localhost:${port}`

test.use({ serverEnv: { ALLOWED_ORIGINS: at(allowed) } })

/** Serves the console on its own origin, with the API's address in its page. */
const serveConsole = (port: number, api: string) =>
  startStaticSite({
    folder,
    port,
    prepare: (html) => html.replace(/(name="api-origin" content=")[^"]*/, `$1${api}`),
  })

const stops: (() => void)[] = []
test.afterAll(() => {
  for (const stop of stops) stop()
})

test('the console alone works on another origin than its API: deep links, login, uploads, edits, export', async ({
  openPage,
  product,
}) => {
  stops.push(await serveConsole(allowed, product.origin))
  const page = await openPage({ baseURL: at(allowed), reducedMotion: 'reduce' })
  const api = await openPage()
  const cab = (await bookableCabs(api.request, 'Outstation')).at(2)
  await page.goto(`/edit/${cab?._id}`)
  await page.waitForURL('**/login')
  const popup = page.getByRole('dialog', { name: 'WELCOME' })
  await popup.getByLabel('Email').fill(ADMIN.email)
  await popup.getByLabel(/^Password/).fill(ADMIN.password)
  await popup.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL(`**/edit/${cab?._id}`)
  expect(new URL(page.url()).origin).toBe(at(allowed))

  const cookies = await page.context().cookies(product.origin)
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const preview = page.getByRole('img', { name: /^Preview/ })
  await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.getByLabel('Price').fill('4321')
  const png = { name: 'cab.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles(png)
  const answered = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  const reply = await answered
  expect(reply.headers()['access-control-allow-origin']).toBe(at(allowed))
  expect(reply.headers()['access-control-allow-credentials']).toBe('true')
  expect(await reply.request().headerValue('if-match')).not.toBeNull()
  await page.waitForURL('**/table')
  await expectToast(page, 'Car updated successfully!')
  const { cabs } = AllCarsReply.parse(await (await api.request.get('/api/v1/allCars')).json())
  expect(cabs.find(({ _id }) => _id === cab?._id)?.price).toBe(4321)

  for (const path of ['/bookings?status=new&sort=pickUp', '/enquiries', '/holiday/create', '/admin']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(page.url()).toBe(at(allowed) + path)
    await expectAccessible(page)
  }
  await page.goto('/bookings')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await exported).suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
  await page.goto('/no-such-page')
  await page.waitForURL('**/admin')
  await page.getByRole('link', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
})

test('an origin that the API does not allow reads nothing and changes nothing', async ({ openPage, product }) => {
  stops.push(await serveConsole(foreign, product.origin))
  const page = await openPage({ baseURL: at(foreign), expected: [/CORS policy/, /net::ERR_FAILED/, /status of 403/] })
  await page.goto('/table')
  await page.getByText('The desk is not available right now').waitFor()
  const status = await page.evaluate(async (address) => {
    const reply = await fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include' }).catch(() => null)
    return reply?.status ?? null
  }, `${product.origin}/api/v1/logout`)
  expect(status).toBe(0)
})
