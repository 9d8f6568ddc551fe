import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { visitorsTest } from '../harness/test.ts'

const test = visitorsTest.extend('areVisitorsNew', { scope: 'file' }, () => true)

/** What a search engine and a tab's label read. */
const head = async (page: Page) => [
  await page.title(),
  await page.locator('head meta[name=description]').evaluateAll((metas) => metas.map((meta) => meta.outerHTML)),
  await page.locator('head link[rel=canonical]').evaluateAll((links) => links.map((link) => link.outerHTML)),
]

type OpenPage = (options?: BrowserContextOptions) => Promise<Page>

/** Opens a page and tells which files of remotes it has asked for, and which of them ahead of need. */
async function watched(openPage: OpenPage) {
  const page = await openPage()
  const [all, ahead]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/remotes/')) return
    all.push(pathname)
    if (request.headers()['sec-purpose']?.includes('prefetch')) ahead.push(pathname)
  })
  return { page, all, ahead }
}

const named = (files: string[], name: string) => files.some((file) => file.includes(`/assets/${name}-`))

test('an idle visitor gets the likely next pages of the site, and nothing of the console', async ({ openPage }) => {
  const { page, all, ahead } = await watched(openPage)
  await page.goto('/')
  for (const next of ['confirm-page', 'cars-page']) await expect.poll(() => named(ahead, next)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(named(all, 'tours-page')).toBe(false)
  expect(all.filter((file) => !file.startsWith('/remotes/public-site/'))).toEqual([])
})

test('idle staff get the likely next pages of the console, and nothing of the site', async ({ openPage }) => {
  const { page, all, ahead } = await watched(openPage)
  await page.goto('/login')
  await expect.poll(() => named(ahead, 'admin-page')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(all.filter((file) => !file.startsWith('/remotes/admin-console/'))).toEqual([])
})

test.for([
  ['who saves data', { saveData: true }],
  ['who has a slow connection', { effectiveType: 'slow-2g' }],
] as const)('%s gets what is asked for and no more', async ([_who, connection], { openPage }) => {
  const { page, all, ahead } = await watched(openPage)
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // Idle tasks run in turn: what the page had planned has begun by now.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(ahead).toEqual([])
  expect(all.filter((file) => file.endsWith('remote.json'))).toEqual([])
})

test('a page that was fetched ahead comes from the cache', async ({ openPage }) => {
  const { page, ahead } = await watched(openPage)
  await page.goto('/')
  await expect.poll(() => named(ahead, 'cars-page')).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Cabs' }).click()
  await page.getByRole('heading', { level: 1, name: /Available Cabs/ }).waitFor()
  const fromNetwork = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => /\/cars-page-[^/]*\.js$/.test(entry.name) && (entry as PerformanceResourceTiming).transferSize > 0,
      )
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  )
  expect(fromNetwork).toEqual(['link'])
})

test('the likeliest page is drawn out of sight once a visitor stirs, and a click shows it as it is', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.goto('/')
  const before = await head(page)
  const drawn = page.locator('main h1')
  let y = 0
  const afterAStir = async () => {
    y = (y + 10) % 100
    await page.mouse.move(200, y)
    return drawn.count()
  }
  await expect.poll(afterAStir).toBe(2)
  const ahead = await drawn.nth(1).elementHandle()
  expect(await ahead?.isVisible()).toBe(false)
  expect(await head(page)).toEqual(before)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  // It has its layout already, as wide as in its place, and nothing of it can be reached.
  await expect.poll(() => ahead?.boundingBox()).not.toBeNull()
  const size = async () => {
    const { width, height } = (await ahead?.boundingBox()) ?? expect.unreachable()
    return { width, height }
  }
  const early = await size()
  const isReached = await ahead?.evaluate((heading) => {
    const control = heading.closest('main > *')?.querySelector<HTMLElement>('a, button, select')
    control?.focus()
    return control && control === document.activeElement
  })
  expect(isReached).toBe(false)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Cabs' }).click()
  await expect.poll(() => ahead?.isVisible()).toBe(true)
  expect(await size()).toEqual(early)
  expect(await ahead?.textContent()).toMatch(/Available Cabs/)
  await expect.poll(() => page.title()).toMatch(/^Available Cabs/)
  for (const part of await head(page)) expect([part].flat()).toHaveLength(1)
})
