import { expect, type Page, type Route } from '@playwright/test'
import { rendered } from '../harness/rendered.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { DEMO_DATA: 'off' } })

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
/** Within this, in ms, the message is shown. On the page's own clock, set forward: a busy machine must not decide the test. */
const BAR_MS = 5500

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

/** Whether the shell's code has rendered or hydrated the page: React marks its elements. */
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

for (const { what, file, answer } of failures)
  test(`when the ${what}, a message with a Retry that works stands in its place`, async ({ openPage }) => {
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
    // For a page chunk, Retry reloads the page.
    if (file !== PAGE_CHUNK) expect(await isContentInFocus(page)).toBe(true)
    expect(await alert(page).count()).toBe(0)
    expect(await page.title()).toMatch(/^About Us/)
  })

test('when the entry is gone, the message replaces the content that came as HTML, and Retry brings it back', async ({
  openPage,
  product,
}) => {
  await rendered(product.origin, '/')
  const page = await openPage({ expected: NOISE })
  await page.route(ENTRY, status(404))
  await page.goto('/')
  await alert(page).getByText('could not be loaded').waitFor()
  await page.unroute(ENTRY)
  await retry(page).click()
  await expectToRespond(page)
})

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

test('when the entry hangs, the message comes in time and Retry asks at another address', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await hangOnce(page, ENTRY)
  await expectMessageInTime(page)
  await retry(page).click()
  await expectToRespond(page)
})

test('when a page chunk hangs, the message comes in time and Retry reloads the page', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await hangOnce(page, PAGE_CHUNK)
  await expectMessageInTime(page)
  await retry(page).click()
  await expectToRespond(page)
})

test('Retry first asks for the entry at another address, and then reloads the page', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await page.route(ENTRY, status(404))
  await page.goto('/about')
  const asked = page.waitForResponse(/remoteEntry\.js\?retry=1$/)
  await retry(page).click()
  await asked
  await alert(page).waitFor()
  await page.unroute(ENTRY)
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
  await retry(page).click()
  await reloaded
  await expectToRespond(page)
})

for (const [_kind, file] of [
  ['script', PAGE_CHUNK],
  ['stylesheet', PAGE_STYLES],
] as const)
  test(`an old tab reloads a page once when its ${_kind} is gone, and keeps the draft`, async ({ openPage }) => {
    const page = await openPage({ expected: NOISE })
    await page.goto('/')
    await page.getByLabel('Number of Persons').fill('3')
    let reloads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) reloads++
    })
    await page.route(file, (route) => (reloads === 0 ? status(404)(route) : route.continue()))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect.poll(() => reloads).toBe(1)
    await expectToRespond(page)
    expect(reloads).toBe(1)
    await page.goBack()
    await expect.poll(() => page.getByLabel('Number of Persons').inputValue()).toBe('3')
  })

test('an old tab does not reload a page over and over', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  await page.goto('/')
  await page.route(PAGE_CHUNK, status(404))
  const pages: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()))
  const report = page.waitForRequest('**/api/v1/remote-failures')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await alert(page).getByText('could not be loaded').waitFor()
  expect((await report).postDataJSON()).toMatchObject({ remote: 'public-site' })
  expect(pages).toHaveLength(1)
})

test('keeps the site working while the console is down, and the reverse', async ({ openPage }) => {
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
    {
      remote: 'public-site',
      version: expect.stringMatching(/^\d/),
      request: expect.stringMatching(/^\w{4}-\w{4}$/),
      cause: expect.stringMatching(/^RemoteFailure: public-site: /),
    },
  ])
  const report = JSON.stringify(reports[0])
  await expect.poll(() => product.output()).toContain(`"failedRemote":${report}`)
})
