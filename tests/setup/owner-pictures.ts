/** Writes the pictures of docs/for-owners.md from the second company's desk: `node tests/setup/owner-pictures.ts`, once all is built. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { enterDesk } from '../harness/desk.ts'
import { startServer } from '../harness/server.ts'
import { CHROMIUM_SWITCHES, findChromium } from './chromium.ts'
import { makeSecondCompany } from './second-company.ts'

const FOLDER = join(import.meta.dirname, '../../docs/images/owners')
const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
const MESSAGE = 'Need sedan 24 dec 5am Guindy to Pondy drop 4 pax, child seat, 98400 12345'

type Picture = { name: string; path: string; size?: typeof WIDE; first?: (page: Page) => Promise<void> }
const PICTURES: Picture[] = [
  { name: 'today', path: '/admin' },
  { name: 'today-phone', path: '/admin', size: PHONE },
  { name: 'call', path: '/bookings/create', first: pasteMessage },
  { name: 'board', path: '/board' },
  { name: 'tariff', path: '/tariffs', first: openTariff },
  { name: 'month', path: '/books' },
]

async function pasteMessage(page: Page) {
  await page.locator('textarea').first().fill(MESSAGE)
  await page.locator('textarea').first().locator('xpath=ancestor::form//button').first().click()
  await page.getByRole('radio', { name: /₹/ }).first().waitFor()
}

async function openTariff(page: Page) {
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('table').first().waitFor()
}

/** WebP, which Playwright itself does not write. */
async function save(page: Page, file: string) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  await writeFile(file, Buffer.from(data, 'base64'))
}

const [dataDir = await makeSecondCompany()] = process.argv.slice(2)
const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_SWITCHES })
await mkdir(FOLDER, { recursive: true })
for (const language of ['en', 'ta'])
  for (const { name, path, size = WIDE, first } of PICTURES) {
    const page = await browser.newPage({ baseURL: server.origin, viewport: size, reducedMotion: 'reduce' })
    await page.addInitScript((code) => localStorage.setItem('desk-language', code), language)
    await enterDesk(page)
    const preferences = { language, start: '/admin', sound: false, views: [] }
    await page.request.put('/api/v1/desk/preferences', { data: preferences })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await first?.(page)
    await page.waitForLoadState('networkidle')
    await save(page, join(FOLDER, `${name}.${language}.webp`))
    await page.close()
  }
await browser.close()
await server.stop()
if (process.argv.length < 3) await rm(dataDir, { recursive: true, force: true })
