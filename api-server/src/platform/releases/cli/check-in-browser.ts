import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import type { PageRelease, ReleaseManifest } from 'shared-api/contract'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../config.ts'
import type { ReleaseStore } from '../release-store.ts'

/**
 * Opens the pages of a remote in a browser, composed by this manifest on an empty server; for the shell, the pages of
 * all remotes. `browser` is the path of a Chromium, `origins` are allowed origins of remotes.
 * @throws Error that names the failure of a page: the failure message, no content, or an error in the console.
 */
export async function checkInBrowser(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  { part, origins, browser }: { part: string; origins: string[]; browser: string },
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
    await visit(address, part, browser)
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

/** A page that responds, and is not only the HTML that it came as. */
const PAGE = '#root:not([data-page]) main h1, dialog[open]'
/** How long a page may take to respond, in ms. */
const PATIENCE = 15_000

async function visit(address: string, part: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    // One page for all, so that shared files are loaded and compiled once.
    const page = await (await browser.newContext()).newPage()
    const paths = await pathsOf(part, page, address)
    const errors: string[] = []
    const { promise: failed, resolve: fail } = Promise.withResolvers<null>()
    const note = (error: string) => {
      errors.push(error)
      fail(null)
    }
    page.on('pageerror', (error) => note(error.message))
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    for (const path of paths) {
      await page.goto(address + path)
      const content = page.waitForSelector(PAGE, { timeout: PATIENCE }).catch(() => null)
      const responds = await Promise.race([content, failed])
      if (!responds) errors.push(`it shows: ${await page.locator('main').textContent()}`)
      if (errors.length > 0) throw new Error(`${path} does not work in the browser:\n${errors.join('\n')}`)
    }
  } finally {
    await browser.close()
  }
}

/** The paths of a part without a parameter, from the page's release. */
async function pathsOf(part: string, page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const release = JSON.parse((await page.locator('#release').textContent()) ?? '') as PageRelease
  const remotes = release.remotes.filter(({ name }) => part === 'shell' || name === part)
  return remotes.flatMap(({ paths }) => paths).filter((path) => !path.includes(':'))
}
