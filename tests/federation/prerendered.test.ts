import { expect } from '@playwright/test'
import { addressIn } from '../harness/address-in.ts'
import { rendered } from '../harness/rendered.ts'
import { expectTakenOver } from '../harness/taken-over.ts'
import { test } from '../harness/test.ts'

const LANGUAGES = ['en', 'ta'] as const

test.use({
  serverEnv: {
    KEEP_ENQUIRIES: '90',
    KEEP_BOOKINGS: '1096',
    LOG_LEVEL: 'info',
  },
})

const links = (html: string, rel: string) =>
  Array.from(html.matchAll(new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]+)"`, 'g')), ([, href]) => href)

test('does not log the server’s own requests for its pages', async ({ product }) => {
  await rendered(product.origin, '/cars')
  await expect.poll(product.output).toContain('"msg":"request"')
  expect(product.output()).not.toContain('"route":"/api/v1/avaibleCars"')
})

test('each page comes with its content, which the code takes over as it is', async ({ openPage, product }) => {
  await expectTakenOver('en', openPage, product)
})

test('with scripts off the cabs are there in Tamil as well', async ({ openPage, product }) => {
  await rendered(product.origin, '/ta/cars')
  const page = await openPage({ javaScriptEnabled: false, locale: 'ta-IN' })
  await page.goto('/ta/cars')
  await page.getByRole('heading', { level: 1, name: 'கிடைக்கும் வண்டிகள்' }).waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5)
})

test('shows this server’s retention in the privacy policy', async ({ openPage, product }) => {
  const periods = { en: ['3 years after the trip', '90 days after'], ta: ['பின் 3 ஆண்டுகள்', 'பின் 90 நாட்கள்'] }
  for (const language of LANGUAGES) {
    const path = addressIn(language, '/privacy-policy')
    const html = await rendered(product.origin, path)
    const page = await openPage({ locale: `${language}-IN` })
    await page.goto(path)
    await page.locator('#root:not([data-page])').waitFor()
    const text = (await page.getByRole('main').textContent()) ?? ''
    for (const period of periods[language]) expect([html, text].filter((one) => one.includes(period))).toHaveLength(2)
    expect(html + text).not.toMatch(/[28] (years after|ஆண்டுகள்)/)
  }
})

for (const path of ['/', '/contactus', '/CustomTourPackageForm', '/cars', '/tourPackage'])
  test(`the fields of ${path} take no input until the code has come, and nothing moves when it does`, async ({
    openPage,
    product,
  }) => {
    await rendered(product.origin, path)
    const page = await openPage()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/-page-[^/]*\.js$/, (route) => released.then(() => route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    const fields = page.getByRole('main').locator('input:not([aria-hidden] *), select, textarea')
    await fields.first().waitFor()
    const enabled = () =>
      fields.evaluateAll((all) => all.filter((field) => !field.matches('fieldset:disabled *')).length)
    const place = () => fields.last().boundingBox()
    expect(await enabled()).toBe(0)
    const before = await place()
    release()
    await expect.poll(enabled).toBe(await fields.count())
    expect(await place()).toEqual(before)
  })

test('renders a page again after an edit, and the visitor waits for it', async ({ product }) => {
  const before = await rendered(product.origin, '/cars')
  const cookie = await login(product.origin)
  const { cabs } = await (await fetch(`${product.origin}/api/v1/allCars`)).json()
  const model = `Edited ${Date.now()}`
  const edited = await fetch(`${product.origin}/api/v1/update/${cabs[0]._id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie, origin: product.origin },
    body: JSON.stringify({ carModel: model }),
  })
  expect(edited.status).toBe(200)
  await expect.poll(async () => (await rendered(product.origin, '/cars')).includes(model)).toBe(true)
  const [after, home] = [await rendered(product.origin, '/cars'), await rendered(product.origin, '/')]
  expect(before).not.toContain(model)
  expect(after).toContain(model)
  expect(home).toContain(model)
})

test('answers 304 for a known page, and all its preloads exist', async ({ product }) => {
  const html = await rendered(product.origin, '/')
  const first = await fetch(product.origin)
  const again = await fetch(product.origin, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  const files = [...links(html, 'modulepreload'), ...links(html, 'stylesheet')]
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect((await fetch(new URL(file ?? '', product.origin))).status).toBe(200)
})

test('what only the server loads is not served', async ({ product }) => {
  const release = /\/remotes\/public-site\/[^/]+\//.exec(await rendered(product.origin, '/'))?.[0]
  expect((await fetch(`${product.origin}${release}remoteEntry.js`)).status).toBe(200)
  expect((await fetch(`${product.origin}${release}server/remote.js`)).status).toBe(404)
})

async function login(origin: string): Promise<string> {
  const { ADMIN } = await import('../harness/server.ts')
  const reply = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ADMIN),
  })
  return (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}
