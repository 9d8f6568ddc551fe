import { expect } from 'vitest'
import { bookingForm, offeredKm } from '../harness/booking-form.ts'
import { lostNodes, markNodes } from '../harness/page-nodes.ts'
import { PUBLIC_PAGES } from '../harness/public-pages.ts'
import { rendered } from '../harness/rendered.ts'
import { test as base } from '../harness/test.ts'

const LANGUAGES = ['en', 'ta'] as const

const test = base
  .extend('areVisitorsNew', { scope: 'file' }, () => true)
  .extend('serverEnv', { scope: 'file' }, () => ({
    KEEP_ENQUIRIES: '90',
    KEEP_BOOKINGS: '1096',
    LOG_LEVEL: 'info',
  }))

const links = (html: string, rel: string) =>
  Array.from(html.matchAll(new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]+)"`, 'g')), ([, href]) => href)

test('what the server asks itself for its pages is no request of its log', async ({ product }) => {
  await rendered(product.origin, '/cars')
  await expect.poll(product.output).toContain('"msg":"request"')
  expect(product.output()).not.toContain('"route":"/api/v1/avaibleCars"')
})

test.for(LANGUAGES)(
  'each page comes with its content (%s), which the code takes over as it is',
  async (language, { openPage, product }) => {
    const page = await openPage({ locale: `${language}-IN` })
    await page.addInitScript(markNodes)
    for (const path of PUBLIC_PAGES) {
      await rendered(product.origin, path, language)
      await page.goto(path)
      expect(await page.evaluate(() => document.querySelectorAll('[data-from-server]').length), path).toBeGreaterThan(0)
      expect(await page.evaluate(lostNodes), path).toEqual([])
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect(await page.locator('title').count(), path).toBe(1)
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language)
    }
  },
)

test('with scripts off the cabs are there in Tamil as well', async ({ openPage, product }) => {
  await rendered(product.origin, '/cars', 'ta')
  const page = await openPage({ javaScriptEnabled: false, locale: 'ta-IN' })
  await page.goto('/cars')
  await page.getByRole('heading', { level: 1, name: 'கிடைக்கும் வண்டிகள்' }).waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5)
})

test('the privacy policy tells how long this very server keeps what it is sent', async ({ openPage, product }) => {
  const periods = { en: ['3 years after the trip', '90 days after'], ta: ['பின் 3 ஆண்டுகள்', 'பின் 90 நாட்கள்'] }
  for (const language of LANGUAGES) {
    const html = await rendered(product.origin, '/privacy-policy', language)
    const page = await openPage({ locale: `${language}-IN` })
    await page.goto('/privacy-policy')
    await page.locator('#root:not([data-page])').waitFor()
    const text = (await page.getByRole('main').textContent()) ?? ''
    for (const period of periods[language]) expect([html, text].filter((one) => one.includes(period))).toHaveLength(2)
    expect(html + text).not.toMatch(/[28] (years after|ஆண்டுகள்)/)
  }
})

test('what is typed before the code comes is kept', async ({ openPage, product }) => {
  await rendered(product.origin, '/')
  const page = await openPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, (route) => released.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Number of Persons').fill('3')
  await page.getByLabel('From State').selectOption('Kerala')
  release()
  await page.locator('#root:not([data-page])').waitFor()
  expect(await page.getByLabel('Number of Persons').inputValue()).toBe('3')
  await page.getByLabel('From City').selectOption('Ernakulam')
})

test('what is typed early is kept, and the focus, where a password manager adds its signs to the fields', async ({
  openPage,
  product,
}) => {
  await rendered(product.origin, '/contactus')
  // What somebody else has changed is drawn anew, and React says so.
  const page = await openPage({ expected: [/Minified React error #418/] })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, (route) => released.then(() => route.continue()))
  await page.goto('/contactus', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Meena Sundaram')
  await page.getByLabel('Message').fill('How are you?')
  await page.evaluate(addSigns)
  release()
  await page.locator('#root:not([data-page])').waitFor()
  expect(await page.locator('[data-sign]').count()).toBe(0)
  expect(await page.getByLabel('Name').inputValue()).toBe('Meena Sundaram')
  await page.keyboard.type(' Call me.')
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('How are you? Call me.')
})

test('the fields that a browser fills in again after a reload, as Firefox does, change nothing of the draft', async ({
  openPage,
  product,
}) => {
  await rendered(product.origin, '/')
  const page = await openPage()
  const form = bookingForm(page)
  await page.goto('/')
  for (const end of ['From', 'To']) {
    await form.getByLabel(`${end} State`).selectOption('Kerala')
    await form.getByLabel(`${end} City`).selectOption(end === 'From' ? 'Ernakulam' : 'Idukki')
  }
  const km = String(await offeredKm(page))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, (route) => released.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  for (const end of ['From', 'To']) await form.getByLabel(`${end} State`).selectOption('Kerala')
  release()
  await page.locator('#root:not([data-page])').waitFor()
  const shown = () =>
    Promise.all(['From City', 'To City', 'Distance (km)'].map((name) => form.getByLabel(name).inputValue()))
  await expect.poll(shown).toEqual(['kl-ernakulam', 'kl-idukki', km])
})

test('what is pressed before the code of the page comes is answered, once', async ({ openPage, product }) => {
  await rendered(product.origin, '/')
  const page = await openPage()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/home-page-*.js', (route) => released.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction('window.release')
  const more = page.getByRole('button', { name: 'More persons' })
  await page.getByLabel('Number of Persons').fill('3')
  await page.getByRole('checkbox').check()
  await more.click()
  await more.click()
  release()
  await expect.poll(() => page.getByLabel('Number of Persons').inputValue()).toBe('4')
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  await more.click()
  expect(await page.getByLabel('Number of Persons').inputValue()).toBe('5')
})

test('what is chosen while the code takes over is kept', async ({ openPage, product }) => {
  await rendered(product.origin, '/')
  const page = await openPage()
  await page.addInitScript(chooseAtTakeOver)
  await page.goto('/')
  expect(await page.getByLabel('From State').inputValue()).toBe('KL')
  await page.getByLabel('From City').selectOption('Ernakulam')
})

test('an edit shows at once: the page is made anew, and waited for', async ({ product }) => {
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

test('a page is 304 to who has it, and its preloads are all there', async ({ product }) => {
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

/** Chooses a state once the code has looked at the fields, and before it takes them over. */
function chooseAtTakeOver() {
  const { querySelectorAll } = Document.prototype
  Document.prototype.querySelectorAll = function (selectors: string) {
    if (selectors.startsWith('#content')) {
      Document.prototype.querySelectorAll = querySelectorAll
      queueMicrotask(() => {
        const state = document.querySelector<HTMLSelectElement>('#trip-fromState')
        if (!state) return
        state.value = 'KL'
        for (const type of ['input', 'change']) state.dispatchEvent(new Event(type, { bubbles: true }))
      })
    }
    return querySelectorAll.call(this, selectors)
  }
}

async function login(origin: string): Promise<string> {
  const { ADMIN } = await import('../harness/server.ts')
  const reply = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ADMIN),
  })
  return (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

/** Puts a sign of its own behind each field, as password managers do. */
function addSigns() {
  for (const field of document.querySelectorAll('#content :is(input, textarea)')) {
    const sign = document.createElement('div')
    sign.dataset.sign = ''
    field.after(sign)
  }
}
