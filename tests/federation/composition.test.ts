import { expect } from 'vitest'
import { test as base } from '../harness/test.ts'

const test = base.extend('serverEnv', { scope: 'file' }, () => ({ DEMO_DATA: 'off' }))

test('the page tells which versions run', async ({ page }) => {
  await page.goto('/')
  const meta = await page.locator('meta[name="release"]').getAttribute('content')
  expect(meta).toMatch(/^shell \S+ [0-9a-f]{12}, public-site \S+ [0-9a-f]{12}, admin-console \S+ [0-9a-f]{12}$/)
  const told = () => page.evaluate(() => window.release?.remotes.map(({ name }) => name))
  await expect.poll(told).toEqual(['public-site', 'admin-console'])
})

test('a visitor downloads nothing of the console, and staff nothing of the site', async ({ openPage }) => {
  const loaded = async (path: string) => {
    const page = await openPage()
    const urls: string[] = []
    page.on('request', (request) => urls.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    return urls.filter((url) => url.startsWith('/remotes/'))
  }
  const visitor = await loaded('/')
  expect(visitor.length).toBeGreaterThan(0)
  expect(visitor.filter((url) => !url.startsWith('/remotes/public-site/'))).toEqual([])
  const staff = await loaded('/login')
  expect(staff.length).toBeGreaterThan(0)
  expect(staff.filter((url) => !url.startsWith('/remotes/admin-console/'))).toEqual([])
})

test('a path that no remote shows is a page of its own, with status 404', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 404/] })
  const reply = await page.goto('/no-such-road')
  expect(reply?.status()).toBe(404)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

declare global {
  interface Window {
    release?: { remotes: { name: string }[] }
  }
}
