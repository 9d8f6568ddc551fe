import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { test as base } from '../harness/test.ts'

const test = base
  .extend('areVisitorsNew', { scope: 'file' }, () => true)
  .extend('serverEnv', { scope: 'file' }, () => ({ DEMO_DATA: 'off' }))

/** A failing remote fills the console: with the browser's own lines, the federation runtime's and React's. */
const NOISE = [
  /Failed to load resource/,
  /Federation Runtime/,
  /page error/,
  /MIME type/,
  /public-site/,
  /Failed to fetch/,
  /broken/,
]
/** Within this, in ms, a visitor is told. On the page's own clock, set forward: a busy machine must not decide the test. */
const BAR_MS = 5000

const ENTRY = /public-site\/[^/]+\/remoteEntry\.js/
const EXPOSED = /public-site\/[^/]+\/assets\/remote-[^/]+\.js/
const PAGE_CHUNK = /public-site\/[^/]+\/assets\/about-page-[^/]+\.js/
/** The parameter makes it a page that the server sends without its content. */
const NOT_RENDERED = '/about?from=mail'
const PAGE_STYLES = /public-site\/[^/]+\/assets\/about-page-[^/]+\.css/

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'no' })
const html = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Not a script</h1>' })
const altered = async (route: Route) => {
  const reply = await route.fetch()
  await route.fulfill({ response: reply, body: `${await reply.text()}\n//` })
}

const failures: { what: string; file: RegExp; answer: (route: Route) => unknown }[] = [
  { what: 'entry is gone', file: ENTRY, answer: status(404) },
  { what: 'entry answers 500', file: ENTRY, answer: status(500) },
  { what: 'entry is HTML', file: ENTRY, answer: html },
  { what: 'entry was altered', file: ENTRY, answer: altered },
  { what: 'exposed module is gone', file: EXPOSED, answer: status(404) },
  { what: 'page chunk is gone', file: PAGE_CHUNK, answer: status(404) },
  { what: 'page chunk answers 500', file: PAGE_CHUNK, answer: status(500) },
  { what: 'page chunk is HTML', file: PAGE_CHUNK, answer: html },
]

/** Never answers; the second request for the file is let through. */
const hangOnce = (page: Page, file: RegExp) => page.route(file, () => {}, { times: 1 })

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const aboutHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Whether the shell's code has drawn the page, or taken over the drawn one: React marks the elements it looks after. */
const isRunning = () =>
  Object.keys(document.querySelector('footer') ?? {}).some((name) => name.startsWith('__reactFiber'))

async function expectMessageInTime(page: Page, path = '/about') {
  await page.clock.install()
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(isRunning)).toBe(true)
  await page.clock.fastForward(BAR_MS)
  await alert(page).getByText('not available right now').waitFor()
  await alert(page).getByText('did not load in time').waitFor()
}

/** The page's code runs: its heading alone may have come as HTML, with the message above it. */
async function expectToRespond(page: Page) {
  await page.locator('#root:not([data-page])').waitFor()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await alert(page).count()).toBe(0)
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })
const isContentInFocus = (page: Page) => page.evaluate(() => document.activeElement?.id === 'content')

test.for(failures)(
  'when the $what, a message with a Retry that works stands in its place',
  async ({ file, answer }, { openPage }) => {
    const page = await openPage({ expected: NOISE })
    await page.route(file, answer)
    await page.goto(NOT_RENDERED)
    await alert(page).getByText('not available right now').waitFor()
    expect(await alert(page).textContent()).not.toMatch(/http|Error|chunk|remoteEntry/)

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: /\+91/ }).first().waitFor()
    expect(await page.title()).toBe('This part of the page is not available right now')

    await page.unroute(file)
    await retry(page).press('Enter')
    await aboutHeading(page).waitFor()
    expect(await isContentInFocus(page)).toBe(true)
    expect(await alert(page).count()).toBe(0)
    expect(await page.title()).toMatch(/^About Us/)
  },
)

test.for([ENTRY, EXPOSED])(
  'when %s is gone, a page that came as HTML stays with what was typed, and the message comes into view',
  async (file, { openPage, product }) => {
    await expect.poll(async () => (await fetch(product.origin)).text()).toContain('data-page=')
    const page = await openPage({ expected: NOISE })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(file, (route) => released.then(() => status(404)(route)))
    await page.goto('/', { waitUntil: 'commit' })
    const persons = page.getByLabel('Number of Persons')
    await persons.fill('3')
    release()
    await alert(page).getByText('could not be loaded').waitFor()
    await expect.poll(() => alert(page).evaluate((message) => message.getBoundingClientRect().top)).toBeGreaterThan(0)
    expect(await persons.inputValue()).toBe('3')
    await page.getByRole('main').getByRole('link', { name: /\+91/ }).first().waitFor()

    await retry(page).click()
    await alert(page).waitFor()
    await page.unroute(file)
    await retry(page).click()
    await expectToRespond(page)
    expect(await persons.inputValue()).toBe('3')
  },
)

test('a browser that keeps nothing, as with cookies blocked, says the same', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await page.addInitScript(refuseStorage)
  await page.route(PAGE_CHUNK, status(404))
  await page.goto('/about')
  await alert(page).getByText('could not be loaded').waitFor()
  await page.unroute(PAGE_CHUNK)
  await retry(page).click()
  await expectToRespond(page)
})

/** Runs in the page. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse })
}

test('a page whose code did not come is asked for anew by who leaves it and comes back', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await page.route(PAGE_CHUNK, status(404))
  await page.goto('/about')
  await alert(page).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  await page.unroute(PAGE_CHUNK)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Book a cab' }).click()
  await page.waitForURL(/\/$/)
})

test('when the stylesheet of the next page is gone, a message with a Retry that works stands in its place', async ({
  openPage,
}) => {
  const page = await openPage({ expected: NOISE })
  await page.route(PAGE_STYLES, status(404))
  await page.goto('/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  // The pointer asks for the page, and the click once more.
  const lost = page.waitForResponse(
    (reply) => PAGE_STYLES.test(reply.url()) && reply.request().resourceType() === 'stylesheet',
  )
  await link.hover()
  await lost
  const report = page.waitForRequest('**/api/v1/remote-failures')
  await link.click()
  await alert(page).getByText('not available right now').waitFor()
  expect((await report).postDataJSON()).toMatchObject({ remote: 'public-site' })
  await page.unroute(PAGE_STYLES)
  await retry(page).click()
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  const styles = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''))
  expect(styles.filter((href) => PAGE_STYLES.test(href))).toHaveLength(1)
})

test('when the entry hangs, the message comes in time and Retry asks at another address', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await hangOnce(page, ENTRY)
  await expectMessageInTime(page)
  await retry(page).click()
  await expectToRespond(page)
})

test('when a page chunk hangs, the message comes in time and a reload brings the page', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await hangOnce(page, PAGE_CHUNK)
  await expectMessageInTime(page)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expectToRespond(page)
})

test('a page that only was slow takes the place of the message by itself', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(ENTRY, (route) => released.then(() => route.continue()))
  await expectMessageInTime(page, NOT_RENDERED)
  expect(await aboutHeading(page).count()).toBe(0)
  const anew: string[] = []
  page.on('request', (request) => ENTRY.test(request.url()) && anew.push(request.url()))
  release()
  await aboutHeading(page).waitFor()
  expect(await alert(page).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  expect(anew, 'the remote runs once, with one store of drafts').toEqual([])
})

test('a page that came as HTML keeps what is typed while its code is late, and the place of the keyboard', async ({
  openPage,
  product,
}) => {
  const page = await openPage({ expected: NOISE })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(ENTRY, (route) => released.then(() => route.continue()))
  await expectMessageInTime(page, '/')
  await expect.poll(() => product.output()).toContain('"cause":"public-site: no answer within')
  await page.getByLabel('Number of Persons').fill('3')
  release()
  await expectToRespond(page)
  expect(await page.getByLabel('Number of Persons').inputValue()).toBe('3')
  expect(await page.getByLabel('Number of Persons').evaluate((field) => field === document.activeElement)).toBe(true)
})

test('late code that fails after all gives way to a message that says so, with a Retry that works', async ({
  openPage,
}) => {
  const page = await openPage({ expected: NOISE })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(ENTRY, (route) => released.then(() => status(404)(route)))
  await expectMessageInTime(page)
  release()
  await alert(page).getByText('could not be loaded').waitFor()
  await page.unroute(ENTRY)
  await retry(page).click()
  await expectToRespond(page)
})

test('Retry asks anew for the late code of a page that came as HTML, and what is typed stays', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await hangOnce(page, ENTRY)
  await expectMessageInTime(page, '/')
  await page.getByLabel('Number of Persons').fill('3')
  await retry(page).press('Enter')
  await expectToRespond(page)
  expect(await page.getByLabel('Number of Persons').inputValue()).toBe('3')
  expect(await isContentInFocus(page)).toBe(true)
})

test('a retry while the failure lasts shows the message again', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await page.route(ENTRY, status(404))
  await page.goto('/about')
  for (let attempt = 0; attempt < 3; attempt++) {
    await retry(page).click()
    await alert(page).waitFor()
  }
})

test('after as many retries as there are addresses, the next one asks for the page anew', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await page.route(ENTRY, status(404))
  await page.goto('/about')
  for (const attempt of [1, 2, 3]) {
    const answered = page.waitForResponse(new RegExp(`retry=${attempt}$`))
    await retry(page).click()
    await answered
    await alert(page).waitFor()
  }
  await page.unroute(ENTRY)
  const anew = page.waitForRequest((request) => request.isNavigationRequest())
  await retry(page).click()
  await anew
  await aboutHeading(page).waitFor()
})

test('the console being down does not touch the site, nor the other way round', async ({ openPage }) => {
  const visitor = await openPage({ expected: NOISE })
  await visitor.route(/\/remotes\/admin-console\//, status(500))
  await visitor.goto('/about')
  await aboutHeading(visitor).waitFor()

  const staff = await openPage({ expected: NOISE })
  await staff.route(/\/remotes\/public-site\//, status(500))
  await staff.goto('/login')
  await staff.getByLabel('Email').waitFor()
})

test('a failure is reported to the server once, with remote, version and cause, and logged', async ({
  openPage,
  product,
}) => {
  const page = await openPage({ expected: NOISE })
  await page.route(ENTRY, status(404))
  const reports: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/remote-failures')) reports.push(request.postDataJSON())
  })
  await page.goto('/about')
  await alert(page).waitFor()
  await retry(page).click()
  await alert(page).waitFor()
  expect(reports).toEqual([
    { remote: 'public-site', version: expect.stringMatching(/^\d/), cause: expect.stringContaining('public-site') },
  ])
  const report = JSON.stringify(reports[0])
  await expect.poll(() => product.output()).toContain(`"failedRemote":${report}`)
})
