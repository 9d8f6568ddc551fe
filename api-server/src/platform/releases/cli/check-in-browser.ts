import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import PQueue from 'p-queue'
import { type BrowserContext, chromium, type Page as Tab } from 'playwright-core'
import type { ReleaseManifest } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language, pathIn } from 'shared-api/languages'
import { buildApp } from '../../../app.ts'
import { addOneOfEach } from '../../../demo/one-of-each.ts'
import { readConfig } from '../../config.ts'
import { type ReadFile, readRemote } from '../builds.ts'
import type { ReleaseStore } from '../release-store.ts'
import { remotesIn, runningOf } from './fit.ts'
import { DESK_ALONE, DESK_FIRST, lookAt, PHONE_FIRST, type Seen, type Way } from './look.ts'
import { sourceOf } from './source-of.ts'

/** So many pages are open at once. */
const TABS = 4
/** How long the server may take to render a page beside others, in ms. */
const RENDERED_MS = 10_000
/** After so many pages that failed alone, too, the others need no second look. */
const SURE = 4
/** A page is slow that takes so many times as long to respond as a usual one, and so much longer in ms. */
const [SLOWER, SLOWER_MS] = [2, 1500]

type Page = { pattern: string; languages: string[]; isRendered: boolean; forStaff: boolean }
/** A page with its address in English, who may see it, and what was seen. */
type Found = Page & { path: string; who: BrowserContext } & Pick<Seen, 'heading' | 'settled'>

/** `data` is the DATA_DIR of a company whose copy is looked at, null for the demonstration. */
type Composed = { store: ReleaseStore; manifest: ReleaseManifest; origins: string[]; data: string | null }
type Eyes = { browser: string; languages: string[] | null; only: string[] | null }
type Server = { baseURL: string; staff: { email: string; password: string }; mailed: string[] }

/** Runs a server with its own data and this composition while `work` runs. `origins` are allowed origins of remotes. */
async function withServer<Result>(composed: Composed, work: (server: Server) => Promise<Result>) {
  const { store, manifest, origins, data } = composed
  const dataDir = await mkdtemp(join(tmpdir(), 'release-check-'))
  const staff = { email: 'release-check@example.com', password: crypto.randomUUID() }
  if (data !== null) await cp(data, dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: 'off', REMOTE_ORIGINS: origins.join(',') }
  const app = await buildApp(readConfig(env), { frontEnds: { store: candidate(store, manifest) } })
  try {
    const mailed = await addOneOfEach(app, staff)
    return await work({ mailed, staff, baseURL: await app.listen({ port: 0, host: '127.0.0.1' }) })
  } finally {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const readerIn = ({ store, manifest }: Composed, part: string) => runningOf(manifest, store, part)[0]
const pagesIn = (composed: Composed, part: string) =>
  pagesOf(part === 'shell' ? remotesIn(composed.manifest) : [part], (one) => readerIn(composed, one))

/**
 * Opens every page of a remote as people do; for the shell, the pages of all remotes: in each language, on a phone and at a
 * desk, and as it came before its scripts. `browser` is the path of a Chromium, `languages` are those to look at (null: all).
 * `only` names the patterns of some pages, each for one look alone, in English at a desk.
 * Returns how many pages, and after how many ms the middle one responded.
 * @throws Error that names each page that fails, in which language, and how.
 */
export async function checkInBrowser(composed: Composed, part: string, { browser, languages, only }: Eyes) {
  const all = await pagesIn(composed, part)
  const patterns = all.map(({ pattern }) => pattern)
  const unknown = only?.find((path) => !patterns.includes(path))
  if (unknown !== undefined) throw new Error(`${unknown} is no page of ${part}`)
  const isLooked = (one: string) => only === null && (languages?.includes(one) ?? true)
  const pages = all
    .filter(({ pattern }) => only?.includes(pattern) ?? true)
    .map((page) => ({ ...page, languages: page.languages.filter(isLooked) }))
  return withServer(composed, async ({ baseURL, staff, mailed }) => {
    const chrome = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const visitor = await chrome.newContext({ baseURL })
      const desk = await chrome.newContext({ baseURL })
      const reader = await chrome.newContext({ baseURL, javaScriptEnabled: false })
      await desk.request.post('/api/v1/login', { data: staff })
      // Nothing waits for a map from elsewhere. To answer it in the browser would turn the cache of all pages off.
      await desk.request.patch('/api/v1/settings', { data: { mapLoads: 'on request' } })
      const check = new Check(only ? DESK_ALONE : DESK_FIRST, (stack) =>
        sourceOf(stack, (one) => readerIn(composed, one)),
      )
      const isDemonstration = composed.data === null
      const found = await check.find(pages, { mailed, patterns, visitor, desk, isDemonstration })
      await check.inLanguages(found, baseURL, { desk, reader })
      if (check.problems.length > 0) throw new Error(check.problems.join('\n'))
      const times = found.map(({ settled }) => settled).sort((one, other) => one - other)
      return { pages: found.length, settled: Math.round(times[Math.floor(times.length / 2)] ?? 0) }
    } finally {
      await chrome.close()
    }
  })
}

/** The HTML that the server renders of the pages without an id, in each of their languages, by address. */
export async function renderedPages(composed: Composed, part: string): Promise<Map<string, string>> {
  const pages = (await pagesIn(composed, part)).filter(
    ({ isRendered, pattern }) => isRendered && !pattern.includes(':'),
  )
  const addresses = pages.flatMap(({ pattern, languages }) =>
    languages.map((language) => pathIn(language as Language, pattern)),
  )
  return withServer(composed, async ({ baseURL }) => {
    const html = new Map<string, string>()
    for (const path of addresses) html.set(path, await contentOf(baseURL + path))
    return html
  })
}

async function pagesOf(remotes: string[], readerOf: (part: string) => ReadFile): Promise<Page[]> {
  const builds = await Promise.all(remotes.map((name) => readRemote(readerOf(name), name)))
  return builds.flatMap(({ pages, languages, forStaff = false }) =>
    pages.map(({ path, data, words }) => ({
      pattern: path,
      languages: [...new Set([DEFAULT_LANGUAGE, ...Object.keys(words), ...Object.keys(languages)])],
      isRendered: data !== null,
      forStaff,
    })),
  )
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

/** Links in mails, the patterns of all pages, and who may see them. Of a company's own data there may be no record of a kind. */
type Around = Record<'mailed' | 'patterns', string[]> &
  Record<'visitor' | 'desk', BrowserContext> & { isDemonstration: boolean }
/** One look at a page, which gives what is wrong with it. */
type Look = { name: string; look: () => Promise<string[]> }

/** Looks at pages, a few at once, and keeps what is wrong with them. */
class Check {
  readonly problems: string[] = []
  readonly #failed = new Set<string>()
  readonly #usual: Way
  readonly #idle = new Map<BrowserContext, Tab[]>()

  constructor(widths: number[], stackIn: Way['sourceOf']) {
    this.#usual = { widths, scripts: true, names: widths.length > 1, sourceOf: stackIn }
  }

  /**
   * Finds the address of each page, that of a record by the first link to one on another page or in a mail, and
   * who may see it: a page that redirects one is opened by the other. Gives those that nothing is wrong with.
   */
  async find(pages: Page[], { mailed, patterns, visitor, desk, isDemonstration }: Around) {
    const links = new Set(mailed)
    const found = new Map<Page, Found>()
    const isRecord = ({ pattern }: Page) => pattern.includes(':')
    const visit = (page: Page, path = linkTo(page.pattern, links, patterns)): Look[] => {
      if (path === undefined) return []
      const look = async () => {
        const first = { ...page, path, who: page.forStaff ? desk : visitor }
        const one = await this.#look(first)
        const isElsewhere = one.path !== path && one.problems.length === 0
        const here = isElsewhere ? { ...first, who: page.forStaff ? visitor : desk } : first
        const { links: linked, heading, settled, ...seen } = isElsewhere ? await this.#look(here) : one
        for (const link of linked) links.add(link)
        found.set(page, { ...here, heading, settled })
        return problemsOf(path, { heading, ...seen })
      }
      return [{ name: page.pattern, look }]
    }
    await this.#each(pages.filter((page) => !isRecord(page)).map((page) => visit(page, page.pattern)))
    let left = pages.filter(isRecord)
    // In rounds: the page of a record may be the only one that links to another of it.
    for (let before = left.length + 1; left.length < before; ) {
      before = left.length
      await this.#each(left.map((page) => visit(page)))
      left = left.filter((page) => !found.has(page))
    }
    for (const { pattern } of isDemonstration ? left : []) this.#note(pattern, ['no page with these data links to it'])
    const all = pages.flatMap((page) => found.get(page) ?? [])
    await this.#noteSame(all)
    await this.#noteSlow(all)
    return all.filter(({ pattern }) => !this.#failed.has(pattern))
  }

  /** The found pages on a phone in each of their languages; of those that the server renders its HTML, too. */
  async inLanguages(found: Found[], baseURL: string, { desk, reader }: Record<'desk' | 'reader', BrowserContext>) {
    const again = (page: Found, language: Language): Look[] => {
      const path = page.forStaff ? page.path : pathIn(language, page.path)
      const name = pathIn(language, page.pattern)
      const lookBy = async (who: BrowserContext, scripts: boolean) => {
        if (page.isRendered && !(await contentOf(baseURL + path)).includes('<h1'))
          return ['it comes without its content']
        return problemsOf(path, await this.#look({ path, who }, { scripts, widths: PHONE_FIRST, names: false }))
      }
      const bare = { name: `${name} without scripts`, look: () => lookBy(reader, false) }
      const isBareToo = page.isRendered && language === DEFAULT_LANGUAGE
      return [{ name, look: () => lookBy(page.who, true) }, ...(isBareToo ? [bare] : [])]
    }
    const languages = new Set(found.flatMap((page) => page.languages)) as Set<Language>
    for (const language of languages) {
      if (language !== DEFAULT_LANGUAGE && found.some(({ forStaff }) => forStaff)) await speakAtDesk(desk, language)
      await this.#each(found.filter((page) => page.languages.includes(language)).map((page) => again(page, language)))
    }
  }

  /** Looks at pages, a few at once. What fails beside others is looked at again, alone: they may have starved it. */
  async #each(looks: Look[][]) {
    const failed: (Look & { problems: string[] })[] = []
    const tries = looks.flat().map((one) => async () => {
      const problems = await one.look()
      if (problems.length > 0) failed.push({ ...one, problems })
    })
    await new PQueue({ concurrency: TABS }).addAll(tries)
    let sure = 0
    for (const { name, look, problems } of failed) {
      const found = sure < SURE ? await look() : problems
      if (found.length > 0) sure++
      this.#note(name, found)
    }
  }

  async #look({ path, who }: Pick<Found, 'path' | 'who'>, way: Partial<Way> = {}): Promise<Seen> {
    const idle = this.#idle.get(who) ?? []
    this.#idle.set(who, idle)
    const tab = idle.pop() ?? (await who.newPage())
    const seen = await lookAt(tab, path, { ...this.#usual, ...way })
    if (!tab.isClosed()) idle.push(tab)
    return seen
  }

  #note(page: string, problems: string[]) {
    if (problems.length > 0) this.#failed.add(page)
    for (const problem of problems) this.problems.push(`${page} does not work in the browser: ${problem}`)
  }

  /** Each page has a heading of its own. Where two have one, both are looked at again, alone: one may have been loading. */
  async #noteSame(found: Found[]) {
    const byHeading = (pages: Found[]) => Map.groupBy(pages, ({ heading }) => heading)
    const twins = [...byHeading(found).values()].filter(([one, other]) => other && one?.heading !== null).flat()
    for (const page of twins) page.heading = (await this.#look(page)).heading
    for (const [heading, [first, ...others]] of byHeading(twins))
      for (const { pattern } of others) this.#note(pattern, [`it has the heading of ${first?.path}: ${heading}`])
  }

  /** What took long beside others is looked at twice more, alone, and so is a page of the middle: the better time counts. */
  async #noteSlow(found: Found[]) {
    const sorted = found.toSorted((one, other) => one.settled - other.settled)
    const middle = sorted[Math.floor(sorted.length / 2)]
    const late = sorted.filter(({ settled }) => settled > (middle?.settled ?? 0) + SLOWER_MS)
    if (!middle || late.length === 0) return
    const time = async (page: Found) => Math.round((await this.#look(page)).settled)
    const alone = async (page: Found) => Math.min(await time(page), await time(page))
    const expected = await alone(middle)
    for (const page of late) {
      const settled = await alone(page)
      if (settled > expected * SLOWER + SLOWER_MS)
        this.#note(page.pattern, [`it responds after ${settled} ms, ${middle.pattern} after ${expected} ms`])
    }
  }
}

function problemsOf(path: string, { heading, problems, ...seen }: Pick<Seen, 'path' | 'heading' | 'problems'>) {
  if (problems.length > 0) return problems
  if (seen.path !== path) return [`it leads to ${seen.path}`]
  return heading === null ? ['it has no heading'] : []
}

const linkTo = (pattern: string, links: Set<string>, patterns: string[]) =>
  [...links].find((link) => !patterns.includes(link) && new URLPattern({ pathname: pattern }).test(link, 'http://page'))

/** The HTML of a page with its content, which the server renders after the first request; '' if it does not. */
async function contentOf(url: string): Promise<string> {
  const end = Date.now() + RENDERED_MS
  while (Date.now() < end) {
    const html = await (await fetch(url)).text()
    if (html.includes('data-page=')) return html
    await setTimeout(50)
  }
  return ''
}

/** The desk in another language: the console takes it up as its first page starts. */
async function speakAtDesk(desk: BrowserContext, language: Language) {
  const { preferences } = (await (await desk.request.get('/api/v1/desk/preferences')).json()) as { preferences: object }
  await desk.request.put('/api/v1/desk/preferences', { data: { ...preferences, language } })
  const page = await desk.newPage()
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await page.close()
}
