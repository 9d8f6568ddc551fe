import { expect } from '@playwright/test'
import { test as alone, visitorsTest as test } from '../harness/test.ts'

const measured = alone.extend({ serverEnv: { LOAD_REPORTS: '100', LOG_LEVEL: 'info' } })

test('shows which versions run', async ({ page }) => {
  await page.goto('/')
  const meta = await page.locator('meta[name="release"]').getAttribute('content')
  expect(meta).toMatch(/^shell \S+ [0-9a-f]{12}, public-site \S+ [0-9a-f]{12}, admin-console \S+ [0-9a-f]{12}/)
  const remotes = () => page.evaluate(() => window.release?.remotes.map(({ name }) => name))
  await expect.poll(async () => (await remotes())?.slice(0, 2)).toEqual(['public-site', 'admin-console'])
})

test('loads a page of the other remote as a new document, and so does Back', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('dialog', { name: 'WELCOME' }).waitFor()
  const remote = () => page.locator('html').getAttribute('data-remote')
  const checked = () => page.locator('script[type=importmap]').textContent()
  expect(await remote()).toBe('admin-console')
  expect(await checked()).not.toContain('/remotes/public-site/')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(remote).toBe('public-site')
  expect(await checked()).not.toContain('/remotes/admin-console/')
  await page.goBack()
  await page.getByRole('dialog', { name: 'WELCOME' }).waitFor()
  await expect.poll(remote).toBe('admin-console')
  await page.goForward()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  expect(await remote()).toBe('public-site')
})

test('goes back while the scripts of the page are still loading', async ({ page }) => {
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: 'WELCOME' })
  await dialog.waitFor()
  const loading = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.locator('#root[data-page="/"]').waitFor()
  await page.evaluate(() => history.back())
  await page.waitForURL('**/login', { waitUntil: 'commit' })
  loading.resolve()
  await dialog.waitFor()
})

measured(
  'a page reports which remote loaded, its version and time, with the id of its request, and nothing else',
  async ({ page, product }) => {
    const reply = await page.goto('/cars?trip=Outstation')
    const logged = () => /"loadedRemote":(\{.*?\})/.exec(product.output())?.[1]
    await expect.poll(logged).toBeDefined()
    const report = JSON.parse(logged() ?? '')
    expect(report).toEqual({
      remote: 'public-site',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      request: expect.stringMatching(/^\w{4}-\w{4}$/),
      ms: expect.any(Number),
    })
    expect(reply?.headers()['server-timing']).toContain(`id;desc="${report.request}"`)
  },
)

declare global {
  interface Window {
    release?: { remotes: { name: string }[] }
  }
}
