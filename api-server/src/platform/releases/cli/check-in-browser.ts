import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import type { PageRelease, ReleaseManifest } from 'shared-api/contract'
import { buildApp } from '../../../app.ts'
import { addOneOfEach } from '../../../demo/one-of-each.ts'
import { readConfig } from '../../config.ts'
import type { ReleaseStore } from '../release-store.ts'

/**
 * Opens every page of a remote in a browser, composed by this manifest on a server with the demonstration data; for the
 * shell, the pages of all remotes. `browser` is the path of a Chromium, `origins` are allowed origins of remotes. Returns
 * how many pages.
 * @throws Error that names each page that fails, and how: no heading of its own, or an error in the console.
 */
export async function checkInBrowser(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  { part, origins, browser }: { part: string; origins: string[]; browser: string },
): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'release-check-'))
  const staff = { email: 'release-check@example.com', password: crypto.randomUUID() }
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    REMOTE_ORIGINS: origins.join(','),
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
  })
  const app = await buildApp(config, { frontEnds: { store: candidate(store, manifest) } })
  const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const mailed = await addOneOfEach(app, staff)
    const baseURL = await app.listen({ port: 0, host: '127.0.0.1' })
    const [visitor, desk] = [await chrome.newContext({ baseURL }), await chrome.newContext({ baseURL })]
    await desk.request.post('/api/v1/login', { data: staff })
    const patterns = await patternsOf(part, await visitor.newPage())
    return await visitAll(patterns, mailed, [await lookWith(visitor), await lookWith(desk)])
  } finally {
    await chrome.close()
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

/** The router patterns of a part's pages, from the page's release. */
async function patternsOf(part: string, page: Page): Promise<string[]> {
  await page.goto('/')
  const release = JSON.parse((await page.locator('#release').textContent()) ?? '') as PageRelease
  await page.close()
  return release.remotes.filter(({ name }) => part === 'shell' || name === part).flatMap(({ paths }) => paths)
}

/** The heading of a page that responds, and is not only the HTML that it came as. */
const HEADING = '#root:not([data-page]) main h1'
/** How long a page may take to respond, in ms. */
const PATIENCE = 15_000

/** What a page shows, and where it led. */
type Seen = { path: string; heading: string | null; text: string; links: string[]; errors: string[] }
type Look = (path: string) => Promise<Seen>

/** Opens pages one after the other in one tab, so that shared files are loaded and compiled once. */
async function lookWith(context: BrowserContext): Promise<Look> {
  const page = await context.newPage()
  let errors: string[] = []
  let fail = () => {}
  const note = (error: string) => {
    errors.push(error)
    fail()
  }
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  return async (path) => {
    errors = []
    const { promise: failed, resolve } = Promise.withResolvers<void>()
    fail = resolve
    await page.goto(path)
    await Promise.race([page.waitForSelector(HEADING, { timeout: PATIENCE }).catch(() => null), failed])
    // Until its lists have come too: what they show may fail.
    await page.waitForLoadState('networkidle')
    return { ...(await seenOn(page)), errors }
  }
}

async function seenOn(page: Page) {
  const [heading = null] = await page.locator(HEADING).allTextContents()
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const text = (await page.locator('main').allTextContents()).join()
  return { heading, links: links.map((link) => link.replace(/[?#].*/, '')), text, path: new URL(page.url()).pathname }
}

/**
 * Opens each page, with the first id that another or a mail (`mailed`) links to. `looks` are a visitor's and a staff
 * member's: a page that redirects one is opened by the other, who then goes on.
 */
async function visitAll(patterns: string[], mailed: string[], looks: [Look, Look]): Promise<number> {
  const problems: string[] = []
  const headings = new Map<string, string>()
  const links = new Set(mailed)
  const visit = async (pattern: string) => {
    const path = pattern.includes(':') ? linkTo(pattern, links, patterns) : pattern
    if (path === undefined) return 'no page with the demonstration data links to it'
    let seen = await looks[0](path)
    if (seen.path !== path && seen.errors.length === 0) {
      looks.reverse()
      seen = await looks[0](path)
    }
    for (const link of seen.links) links.add(link)
    return problemOf(path, seen, headings)
  }
  const [fixed, byId] = [patterns.filter((one) => !one.includes(':')), patterns.filter((one) => one.includes(':'))]
  for (const pattern of [...fixed, ...byId]) {
    const problem = await visit(pattern)
    if (problem !== null) problems.push(`${pattern} does not work in the browser: ${problem}`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return patterns.length
}

const linkTo = (pattern: string, links: Set<string>, patterns: string[]) =>
  [...links].find((link) => !patterns.includes(link) && new URLPattern({ pathname: pattern }).test(link, 'http://page'))

function problemOf(path: string, seen: Seen, headings: Map<string, string>): string | null {
  if (seen.errors.length > 0) return seen.errors.join('\n')
  if (seen.path !== path) return `it leads to ${seen.path}`
  if (seen.heading === null) return `it has no heading, and shows: ${seen.text}`
  const same = headings.get(seen.heading)
  headings.set(seen.heading, path)
  return same === undefined ? null : `it has the heading of ${same}: ${seen.heading}`
}
