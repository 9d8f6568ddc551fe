import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../harness/test.ts'

/** What a first visit may load, in bytes as sent (Brotli, with headers) and in requests; pictures below the fold are not in it. */
const BUDGETS: Record<string, { scripts: number; requests: number }> = {
  '/': { scripts: 215_000, requests: 24 },
  '/cars': { scripts: 212_000, requests: 30 },
  '/tourPackage': { scripts: 214_000, requests: 34 },
  '/about': { scripts: 212_000, requests: 26 },
  '/contactus': { scripts: 250_000, requests: 28 },
}

type Loaded = { path: string; type: string; bytes: number; from: string }

async function load(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const open = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!/^https?:/.test(request.url)) return
    const from = initiator.type
    open.set(requestId, { path: new URL(request.url).pathname, type: type ?? '', bytes: 0, from })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return [...open.values()]
}

test.for(Object.entries(BUDGETS))(
  '%s stays within its budget of bytes and requests',
  async ([path, budget], { openPage, product }) => {
    const rendered = async () => (await (await fetch(product.origin + path)).text()).includes('data-page=')
    await expect.poll(rendered).toBe(true)
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    const loaded = await load(page, path)
    const scripts = loaded.filter(({ path: file }) => file.endsWith('.js'))
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget.scripts)
    expect(loaded.length).toBeLessThanOrEqual(budget.requests)
    // Depth 2: the page names every script of its first view, so that none waits for another to be read.
    expect(scripts.filter(({ from }) => from === 'script').map(({ path: file }) => file)).toEqual([])
  },
)

test('what the first view does not need is not loaded with it: the parser, the client, the toasts', async ({
  openPage,
}) => {
  const page = await openPage()
  const files = (await load(page, '/')).map(({ path }) => path)
  expect(files.filter((file) => /\/(api|client|toasts|calls)-[^/]+\.js$/.test(file))).toEqual([])
})
