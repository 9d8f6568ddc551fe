import type { Language } from 'shared-api/languages'
import { afterEach, expect, test } from 'vitest'
import { workBudget } from '../http/work-budget.ts'
import { type Rendering, rendering } from './rendering.ts'
import { smallComposition } from './testing/small-composition.ts'

const MINUTE = 60_000
/** Renders which revision it shows, and how often the data were loaded. */
const HOME = '({ revision, call }) => "home of " + revision + ", call " + call'

const open: Rendering[] = []
afterEach(() => Promise.all(open.splice(0).map((pages) => pages.close())))

/** Pages of these sources, with data that a test edits and a clock that it sets forward. */
function start(sources: Record<string, string>, { maxWait = MINUTE, languages = {}, altered = '' } = {}) {
  const { frontEnd, readerOf, found } = smallComposition(sources, languages)
  const at = { revision: '1', now: MINUTE, calls: 0 }
  const errors: unknown[] = []
  let held: PromiseWithResolvers<void> | null = null
  const pages = rendering({
    readerOf: () => (part) => async (file) => (file === altered ? Buffer.from('export {}') : readerOf(part)(file)),
    data: {
      load: async () => {
        const replies = { revision: at.revision, call: ++at.calls }
        await held?.promise
        return replies
      },
    },
    plainPage: ({ language }) => frontEnd.shell.template.replace('lang="en"', `lang="${language}"`),
    budget: workBudget({ atOnce: 2, inAll: 8, perCaller: 3 }),
    now: () => at.now,
    log: { error: (line: unknown) => void errors.push((line as { err: unknown }).err) },
    maxWait,
  })
  open.push(pages)
  return {
    ...{ at, errors, pages },
    get: async (path: string, language: Language = 'en', caller = '10.1.2.3') => {
      const reader = { caller, coding: 'plain' } as const
      return (
        (await pages.get({ frontEnd, path, language, found: found(path) }, at.revision, reader))?.plain.toString() ??
        null
      )
    },
    /** Holds the data back until the returned function is called. */
    hold() {
      const now = Promise.withResolvers<void>()
      held = now
      return () => {
        held = null
        now.resolve()
      }
    },
  }
}

test('renders a page once for all who wait, and again after an edit', async () => {
  const { get, at } = start({ '/': HOME })
  const both = await Promise.all([get('/'), get('/')])
  expect(both).toEqual([expect.stringContaining('home of 1, call 1'), both[0]])
  at.revision = '2'
  expect(await get('/')).toContain('home of 2, call 2')
  expect(await get('/')).toContain('home of 2, call 2')
})

test.each(['/:id', '/trip/:token'])(
  'serves the pages of %s plain at once to a caller who has as many in work as one may, and with content later',
  async (pattern) => {
    const { get, hold, at, errors } = start({ [pattern]: `({ path }) => 'page ' + path` })
    const address = (n: number) => pattern.replace(/:\w+/, String(n))
    const release = hold()
    const attack = Array.from({ length: 200 }, (_, n) => get(address(n)))
    expect(await Promise.all(attack.slice(3))).toEqual(Array(197).fill(null))
    expect(at.calls).toBe(2)
    const another = get(address(500), 'en', '10.9.9.9')
    release()
    for (const page of [...attack.slice(0, 3), another]) expect(await page).toContain('page /')
    expect(await get(address(199))).toContain('page /')
    expect([at.calls, errors]).toEqual([5, []])
  },
)

test('renders all languages in one thread, each with modules of its own', async () => {
  const counting = `({ language }) => { globalThis.pages = (globalThis.pages ?? 0) + 1; return language + globalThis.pages }`
  const { get } = start({ '/': counting }, { languages: { ta: [], ml: [] } })
  expect(await get('/')).toContain('en1')
  expect(await get('/', 'ta')).toContain('ta2')
  expect(await get('/', 'ml')).toContain('ml3')
})

test('renders in each language of the shell; in others the page is plain', async () => {
  const sources = { '/': '({ language }) => "home in " + language' }
  const { get } = start(sources, { languages: { ta: [] } })
  expect([await get('/', 'ta'), await get('/')]).toEqual([
    expect.stringMatching(/lang="ta".*home in ta/s),
    expect.stringMatching(/lang="en".*home in en/s),
  ])
  expect(await start(sources).get('/', 'ta')).toBeNull()
})

test('serves a page plain if it takes too long, and with content later', async () => {
  const { get, hold } = start({ '/': HOME }, { maxWait: 1 })
  const release = hold()
  expect(await get('/')).toBeNull()
  release()
  await expect.poll(() => get('/')).toContain('home of 1, call 1')
})

test('never shows a page from before an edit to a visitor after it', async () => {
  const { get, hold, at } = start({ '/': HOME })
  const release = hold()
  const before = get('/')
  await expect.poll(() => at.calls).toBe(1)
  at.revision = '2'
  const after = get('/')
  await expect.poll(() => at.calls).toBe(2)
  release()
  expect([await before, await after]).toEqual([
    expect.stringContaining('home of 1'),
    expect.stringContaining('home of 2'),
  ])
})

test('serves a failed page plain for a minute, then renders it again', async () => {
  const { get, errors, at } = start({
    '/': `({ call }) => { if (call === 1) throw Error('hiccup'); return 'recovered' }`,
  })
  expect(await get('/')).toBeNull()
  expect(await get('/')).toBeNull()
  expect(String(errors)).toContain('hiccup')
  at.now += MINUTE + 1
  await expect.poll(() => get('/')).toContain('recovered')
  expect([errors.length, at.calls]).toEqual([1, 2])
})

test.each(['() => process.exit()', '() => { const all = []; for (;;) all.push(new Array(1e6).fill(all)) }'])(
  'starts another thread after one that a page ended: %s',
  async (deadly) => {
    const { get, errors, at } = start({ '/': HOME, '/deadly': deadly })
    expect(await get('/')).toContain('home')
    expect(await get('/deadly')).toBeNull()
    expect(errors).toHaveLength(1)
    at.revision = '2'
    expect(await get('/')).toContain('home')
  },
)

test('runs no file that differs from the release', async () => {
  const { get, errors } = start({ '/': HOME }, { altered: 'server/render.js' })
  expect(await get('/')).toBeNull()
  expect(String(errors)).toContain('server/render.js is not what was released')
})

test('serves pages plain once the server closes', async () => {
  const { get, hold, pages, errors } = start({ '/': HOME, '/late': HOME })
  const release = hold()
  const both = [get('/'), get('/late')]
  const closed = pages.close()
  release()
  await closed
  expect(await Promise.all(both)).toEqual([null, null])
  expect(errors).toEqual([])
})
