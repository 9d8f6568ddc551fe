import { expect } from 'vitest'
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
  expect(await page.getByRole('link', { name: '+91 90000 00101' }).getAttribute('href')).toBe('tel:+919000000101')
  await expectAccessible(page)

  await page.context().setOffline(false)
  await page.getByRole('link', { name: /Try again/ }).click()
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
})

test('an installed site learns new phone numbers: its offline page is fetched anew when it is a day old', async ({
  openPage,
}) => {
  const page = await openPage({ serviceWorkers: 'allow', expected: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.evaluate(keepYesterdays)
  await page.reload()
  await expect.poll(() => page.evaluate(keptOffline)).toContain('tel:+919000000101')

  await page.context().setOffline(true)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('link', { name: '+91 90000 00101' }).waitFor()
})

/** Puts a page of yesterday in the place of the one that the service worker keeps. */
async function keepYesterdays() {
  const date = new Date(Date.now() - 25 * 3_600_000).toUTCString()
  const [name = ''] = await caches.keys()
  const cache = await caches.open(name)
  await cache.put('/offline', new Response('Of yesterday', { headers: { date, 'content-type': 'text/html' } }))
}

const keptOffline = async () => (await caches.match('/offline'))?.text()
