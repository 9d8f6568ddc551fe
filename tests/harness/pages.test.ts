import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { pagesOf } from './pages.ts'

const site = createServer(({ url }, response) => {
  response.setHeader('content-type', url === '/' ? 'text/html' : 'text/plain')
  response.end('<!doctype html><link rel="icon" href="data:,"><div id="root"></div>')
}).listen(0, 'localhost')
await once(site, 'listening')
const origin = `http://localhost:${(site.address() as AddressInfo).port}`
const browser = await launchBrowser()

afterAll(async () => {
  await browser.close()
  site.close()
})

function openPages({ areAllNew = false } = {}) {
  const pages = pagesOf(browser, origin, areAllNew)
  onTestFinished(pages.close)
  return pages
}

const stored = (page: Page) => page.evaluate('[document.cookie, localStorage.length, sessionStorage.length]')

test('a page that is left as it was serves the next test, emptied and in its size', async () => {
  const pages = openPages()
  const { page, leave } = await pages.open({})
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<div id="root">Another</div>' }))
  await page.goto('/')
  await page.evaluate(`document.cookie = 'seen=1'; localStorage.seen = 1; sessionStorage.seen = 1`)
  expect(await stored(page)).toEqual(['seen=1', 1, 1])
  await page.evaluate(`console.error('lost')`)
  expect(await leave(true)).toEqual([expect.stringContaining('console error: lost')])

  const next = await pages.open({ viewport: { width: 390, height: 844 } })
  expect(next.page).toBe(page)
  await page.goto('/')
  expect(await stored(page)).toEqual(['', 0, 0])
  expect(await page.locator('#root').textContent()).toBe('')
  expect(await page.evaluate('innerWidth')).toBe(390)
  expect(await next.leave(true)).toEqual([])
})

const lasting: Record<string, (page: Page) => unknown> = {
  'a script': (page) => page.addInitScript('1'),
  'a colour scheme': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'another time': (page) => page.clock.setFixedTime(0),
  'a listener': (page) => page.on('request', () => {}),
  'no network': (page) => page.context().setOffline(true),
  'what only the protocol can do': (page) => page.context().newCDPSession(page),
  'a second page': (page) => page.context().newPage(),
  'its end': (page) => page.close(),
}

test.for(Object.keys(lasting))('a page with %s serves no other test', async (name) => {
  const pages = openPages()
  const { page, leave } = await pages.open({})
  await page.goto('/')
  await lasting[name]?.(page)
  await leave(true)
  expect((await pages.open({})).page).not.toBe(page)
})

test('no page goes from a test that failed, to other options, or to who must be new', async () => {
  const pages = openPages()
  const failed = await pages.open({})
  await failed.leave(false)
  const english = await pages.open({})
  expect(english.page).not.toBe(failed.page)
  await english.leave(true)
  expect((await pages.open({ locale: 'ta-IN' })).page).not.toBe(english.page)

  const newOnes = openPages({ areAllNew: true })
  const first = await newOnes.open({})
  await first.leave(true)
  expect((await newOnes.open({})).page).not.toBe(first.page)
})
