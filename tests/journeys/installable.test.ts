import { expect } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { test } from '../harness/test.ts'

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
