import { expect } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { visitorsTest as test } from '../harness/test.ts'

const PHONE = { width: 390, height: 844 }

test('the site can be installed: a manifest with its icons', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Thenral Travels', start_url: '/', display: 'standalone' })
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }: { src: string }) =>
      page.evaluate(`fetch('${src}').then((reply) => reply.blob()).then(createImageBitmap).then(({ width }) => width)`),
    ),
  )
  expect(sizes).toEqual([192, 512])
})

test('without a connection a page says so and gives the phone numbers', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, serviceWorkers: 'allow', expected: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.context().setOffline(true)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  expect(await page.getByRole('link', { name: '+91 00000 00101' }).getAttribute('href')).toBe('tel:+910000000101')
  await expectAccessible(page)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: /Try again/ }).click()
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()

  // In the language of the address.
  await page.context().setOffline(true)
  await page.goto('/kn/about', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕವಿಲ್ಲ' }).waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('kn')
  await expectAccessible(page)
})

for (const { name, enabled } of [
  { name: 'Chrome/153.0', enabled: true },
  { name: 'Firefox/153.0', enabled: false },
])
  test(`whether ${name} asks for a page while the worker starts: ${enabled}`, async ({
    product,
    playwright,
    launchOptions,
  }) => {
    // By a switch: the worker would not hear of a page's own name for the browser.
    const args = [...(launchOptions.args ?? []), `--user-agent=Mozilla/5.0 ${name}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    try {
      const page = await browser.newPage({ serviceWorkers: 'allow' })
      await page.goto(product.origin)
      await expect.poll(() => page.evaluate(preloads)).toEqual({ state: 'activated', enabled })
    } finally {
      await browser.close()
    }
  })

test('updates the phone numbers of an installed site: its offline page is loaded again after a day', async ({
  openPage,
}) => {
  const page = await openPage({ serviceWorkers: 'allow', expected: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.evaluate(keepYesterdays)
  await page.reload()
  await expect.poll(() => page.evaluate(keptOffline)).toContain('tel:+910000000101')

  await page.context().setOffline(true)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('link', { name: '+91 00000 00101' }).waitFor()
})

async function preloads() {
  const { active, navigationPreload } = await navigator.serviceWorker.ready
  return { state: active?.state, enabled: (await navigationPreload.getState()).enabled }
}

/** Puts a page of yesterday in the place of the one that the service worker keeps. */
async function keepYesterdays() {
  const date = new Date(Date.now() - 25 * 3_600_000).toUTCString()
  const [name = ''] = await caches.keys()
  const cache = await caches.open(name)
  await cache.put('/offline', new Response('Of yesterday', { headers: { date, 'content-type': 'text/html' } }))
}

const keptOffline = async () => (await caches.match('/offline'))?.text()
