import type { Language } from 'shared-api/languages'
import { afterEach, expect, test } from 'vitest'
import { type CompositionPages, compositionPages } from './composition-pages.ts'
import { smallComposition } from './testing/small-composition.ts'

const MINUTE = 60_000
/** Says which data it was made of, and at which call for them. */
const HOME = '({ revision, call }) => "home of " + revision + ", call " + call'
const LANGUAGE = '({ language }) => "home in " + language'

const open: CompositionPages[] = []
afterEach(() => Promise.all(open.splice(0).map((pages) => pages.close())))

/** The pages of these sources, of data that a test edits, and a clock that it sets forward. */
function start(sources: Record<string, string>, { maxWait = MINUTE, languages = {} } = {}) {
  const { found, ...composition } = smallComposition(sources, languages)
  const at = { revision: 1, now: 0, calls: 0 }
  const errors: unknown[] = []
  let held: PromiseWithResolvers<void> | null = null
  const pages = compositionPages({
    ...composition,
    data: {
      version: () => `data ${at.revision}`,
      load: async () => {
        const replies = { revision: at.revision, call: ++at.calls }
        await held?.promise
        return replies
      },
    },
    plainPage: (_found, language) => composition.frontEnd.shell.template.replace('lang="en"', `lang="${language}"`),
    now: () => at.now,
    log: { error: (line: unknown) => void errors.push((line as { err: unknown }).err) },
    maxWait,
  })
  open.push(pages)
  return {
    ...{ at, errors, pages, found },
    get: async (path: string, language: Language = 'en') =>
      (await pages.get({ path, language, found: found(path) }))?.plain.toString() ?? null,
    /** Keeps the data back until the function is called that this gives. */
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

test('who asks for a page that is not there yet waits for it; all wait for the same one', async () => {
  const { get, pages, at } = start({ '/': HOME })
  const both = await Promise.all([get('/'), get('/')])
  expect(both).toEqual([expect.stringContaining('home of 1, call 1'), both[0]])
  at.revision++
  expect(await get('/')).toContain('home of 2, call 2')
  expect(await get('/')).toContain('home of 2, call 2')
  pages.refresh()
  expect(at.calls).toBe(2)
})

test('a page is kept in each language that the shell renders; in others it is plain', async () => {
  const { get, pages, at } = start({ '/': LANGUAGE }, { languages: { ta: [] } })
  expect([await get('/', 'ta'), await get('/')]).toEqual([
    expect.stringMatching(/lang="ta".*home in ta/s),
    expect.stringMatching(/lang="en".*home in en/s),
  ])
  at.revision++
  pages.refresh()
  await expect.poll(() => at.calls).toBe(4)
  expect(await start({ '/': LANGUAGE }).get('/', 'ta')).toBeNull()
})

test('a page that is there comes at once: nothing is waited for', async () => {
  const { get, pages, found } = start({ '/': HOME })
  await get('/')
  expect(pages.get({ path: '/', language: 'en', found: found('/') })).not.toBeInstanceOf(Promise)
})

test('a page that takes too long is served plain, and with its content when it is there', async () => {
  const { get, hold } = start({ '/': HOME }, { maxWait: 1 })
  const release = hold()
  expect(await get('/')).toBeNull()
  release()
  await expect.poll(() => get('/')).toContain('home of 1, call 1')
})

test('a page that was begun before an edit is not shown to who came after it', async () => {
  const { get, hold, at } = start({ '/': HOME })
  const release = hold()
  const before = get('/')
  at.revision++
  const after = get('/')
  release()
  expect(await after).toContain('home of 2')
  expect(await before).toContain('home of 2')
})

test('a page that failed is plain for a minute, then tried again', async () => {
  const { get, pages, errors, at } = start({
    '/': `({ call }) => { if (call === 1) throw Error('hiccup'); return 'mended' }`,
  })
  expect(await get('/')).toBeNull()
  expect(await get('/')).toBeNull()
  expect(String(errors)).toContain('hiccup')
  at.now += MINUTE
  pages.refresh()
  expect(await get('/')).toContain('mended')
  expect([errors.length, at.calls]).toEqual([1, 2])
})

test('a thread that a page ended is replaced for the next page', async () => {
  const { get, errors, at } = start({ '/': HOME, '/deadly': '() => process.exit()' })
  expect(await get('/')).toContain('home')
  expect(await get('/deadly')).toBeNull()
  expect(String(errors)).toContain('has ended')
  at.revision++
  expect(await get('/')).toContain('home')
})

test('a page that a closing server was asked for is plain', async () => {
  const { get, hold, pages } = start({ '/': HOME, '/late': HOME })
  const release = hold()
  const both = [get('/'), get('/late')]
  const closed = pages.close()
  release()
  await closed
  expect(await Promise.all(both)).toEqual([null, null])
})
