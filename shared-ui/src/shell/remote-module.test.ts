import { expect, test } from 'vitest'
import { pagesOf, type RemoteModule } from './remote-module.ts'

const paths = { about: { pattern: '/about', page: 'about-page' } }
const page = { default: () => null }

test('a page is ready when its code and its words have come', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  const calls: string[] = []
  const words = { setLanguage: (language: string) => void calls.push(language), ready: () => promise }
  const load = async () => {
    calls.push('code')
    return page
  }
  const pages = pagesOf(paths, { './routes/about-page.tsx': load }, words)
  const ready = pages['/about']?.({ language: 'ta' })
  expect(await Promise.race([ready, new Promise((wait) => setTimeout(wait, 20, 'not yet'))])).toBe('not yet')
  come()
  expect(await ready).toBe(page)
  expect(calls).toEqual(['ta', 'code'])
})

test('a remote of an earlier release prepares by one function', async () => {
  const languages: string[] = []
  const prepare = async ({ language }: { language: string }) => void languages.push(language)
  const pages = pagesOf(paths, { './routes/about-page.tsx': async () => page }, prepare)
  expect([await pages['/about']?.({ language: 'ta' }), languages]).toEqual([page, ['ta']])
})

test('reports a path without a page at the start, by its file', () => {
  expect(() => pagesOf(paths, {})).toThrow('src/routes/about-page.tsx is missing')
})

test('what a remote exposes is checked by its type', () => {
  const remote = { pages: pagesOf(paths, { './routes/about-page.tsx': async () => page }) } satisfies RemoteModule
  // @ts-expect-error: a page is a loader, not a component.
  const components = { pages: { '/about': page.default } } satisfies RemoteModule
  // @ts-expect-error: the pages are missing.
  const nothing = { page: remote.pages } satisfies RemoteModule
  expect([Object.keys(remote.pages), components, nothing]).toHaveLength(3)
})
