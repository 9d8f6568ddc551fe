import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { ReleaseManifest } from 'shared-api/contract'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import type { ReleaseStore } from '../release-store.ts'

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/**
 * Shows pages in a real browser, composed by this manifest on an empty server of its own.
 * @throws Error that says what a page did wrong: the failure message, no content, or an error in the browser's console.
 */
export async function checkInBrowser(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  paths: string[],
  origins: string[],
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'release-check-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    REMOTE_ORIGINS: origins.join(','),
    ADMIN_EMAIL: 'release-check@example.com',
    ADMIN_PASSWORD: crypto.randomUUID(),
  })
  const app = await buildApp(config, { frontEnds: { store: candidate(store, manifest) } })
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    await visit(paths.map((path) => address + path))
  } finally {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The store as it will be: the same files under another manifest. */
const candidate = (store: ReleaseStore, manifest: ReleaseManifest): ReleaseStore => ({
  manifestTag: async () => 'candidate',
  readManifest: async () => manifest,
  changeManifest: () => Promise.reject(new Error('a check changes nothing')),
  read: (...place) => store.read(...place),
  write: (...place) => store.write(...place),
  versions: (part) => store.versions(part),
  remove: (...place) => store.remove(...place),
})

async function visit(urls: string[]) {
  const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path))
  if (!executablePath) throw new Error('No Chromium was found: install one, or name one in CHROMIUM_PATH')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const url of urls) {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(url)
      const outcome = await page.waitForSelector('main h1, main [role=alert], dialog[open]', { timeout: 15_000 })
      if ((await outcome.getAttribute('role')) === 'alert') errors.push((await outcome.textContent()) ?? '')
      if (errors.length > 0)
        throw new Error(`${new URL(url).pathname} does not work in the browser:\n${errors.join('\n')}`)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
