import { expect, test } from 'vitest'
import { pagesOf } from './remote-module.ts'

const paths = { about: { pattern: '/about', page: 'about-page' } }
const page = { default: () => null }

test('a page is ready when its code and its texts have come', async () => {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  const languages: string[] = []
  const prepare = ({ language }: { language: string }) => {
    languages.push(language)
    return promise
  }
  const pages = pagesOf(paths, { './routes/about-page.tsx': async () => page }, prepare)
  const ready = pages['/about']?.({ language: 'ta' })
  expect(await Promise.race([ready, new Promise((wait) => setTimeout(wait, 20, 'not yet'))])).toBe('not yet')
  come()
  expect(await ready).toBe(page)
  expect(languages).toEqual(['ta'])
})

test('reports a path without a page at the start, by its file', () => {
  expect(() => pagesOf(paths, {})).toThrow('src/routes/about-page.tsx is missing')
})
