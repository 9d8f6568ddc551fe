import { expect, type Page, type Route } from '@playwright/test'
import { visitorsTest as test } from '../harness/test.ts'

/** The browser's own lines for what did not come, and React's for what threw. */
const NOISE = [/Failed to load resource/, /page error/, /public-site/, /answered 503/, /Failed to fetch/]

const gone = (route: Route) => route.fulfill({ status: 503, body: 'no' })
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

// HTML lets a browser keep a module that failed for as long as the page lives. Firefox does; Chromium asks again.

test('a form whose rules did not load can be sent once they do', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  const rules = /\/enquiry-check-[^/]*\.js/
  await page.route(rules, gone)
  await page.goto('/contactus')
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Name').fill('Meena Sundaram')
  await form.getByLabel('Email').fill('meena@example.com')
  await form.getByLabel('Phone').fill('9840012345')
  await form.getByLabel('Message').fill('A bus for thirty, please')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('We could not be reached').waitFor()

  await page.unroute(rules)
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByText('Form submitted successfully!').waitFor()
})

test('without the server the page stays, and a link leads to the message with Retry', async ({ openPage }) => {
  const page = await openPage({ expected: [...NOISE, /ERR_INTERNET_DISCONNECTED/] })
  await page.goto('/about')
  await page.context().setOffline(true)
  // The pointer asks for the page, and the click once more.
  const failed = page.waitForEvent('requestfailed')
  await link(page, 'Holiday Package').hover()
  await failed
  await link(page, 'Holiday Package').click()
  await page.getByRole('main').getByRole('alert').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { level: 1, name: 'Holiday Packages' }).waitFor()
})

test('a login popup whose code did not come opens with the next click', async ({ openPage }) => {
  const page = await openPage({ expected: NOISE })
  const popup = /\/account-dialog-[^/]*\.js/
  await page.route(popup, gone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('main').getByRole('alert').waitFor()
  await page.unroute(popup)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Retry' }).click()
  await reloaded
  await page.locator('#root:not([data-page])').waitFor()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('dialog', { name: 'WELCOME' }).waitFor()
})

test('a list that is empty says so without its drawing, too', async ({ openPage }) => {
  const page = await openPage({ expected: [/Failed to load resource/] })
  const drawing = /\/drawings-[^/]*\.js/
  await page.route(drawing, gone)
  const lost = page.waitForResponse(drawing)
  await page.goto('/tourPackage')
  await page.getByLabel('Search').fill('nowhere at all')
  await lost
  await page.getByRole('button', { name: 'Show all packages' }).click()
  await page.getByText('Showing 9 of 9 packages').waitFor()
})

test('a page whose start script is missing, or late, says so until it starts', async ({ openPage }) => {
  const start = /\/assets\/(index|mf-entry-bootstrap)-[^/]*\.js/
  const page = await openPage({ expected: NOISE })
  const message = page.getByRole('alert').filter({ hasText: 'This page could not start' })
  const started = page.locator('#root:not([data-page]) h1')

  await page.route(start, gone)
  await page.goto('/about', { waitUntil: 'commit' })
  await message.waitFor()
  await page.unroute(start)
  await message.getByRole('link', { name: 'Reload it' }).click()
  await started.waitFor()
  expect(await message.count()).toBe(0)

  const late = Promise.withResolvers<void>()
  await page.route(start, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/contactus', { waitUntil: 'commit' })
  await message.waitFor()
  late.resolve()
  await started.waitFor()
  expect(await message.count()).toBe(0)
})
