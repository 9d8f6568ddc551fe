import type { RemoteBuild } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { compareBuilds, compareHtml, deadLinks } from './compare.ts'

type Page = { scripts: string[]; styles: string[]; words?: Record<string, string[]> }

/** A build with these pages, whose files are so many bytes long. */
function built(pages: Record<string, Page>, sizes: Record<string, number>, nav: RemoteBuild['nav'] = []) {
  const build: RemoteBuild = {
    ...{ name: 'public-site', scope: 'public_site', version: '1.0.0', buildId: 'b', contract: 1, entry: 'entry.js' },
    ...{ nav, languages: {}, libraries: [], files: {} },
    pages: Object.entries(pages).map(([path, files]) => ({ path, words: {}, ...files, data: null, queries: [] })),
  }
  const read = async (file: string) => (file in sizes ? Buffer.alloc(sizes[file] ?? 0) : null)
  return { build, read }
}

const about = { '/about': { scripts: ['entry.js', 'about.js'], styles: ['about.css'] } }
const sizes = { 'entry.js': 20_000, 'about.js': 10_000, 'about.css': 5000 }

test('the same build has no difference, and compressed files count as they are sent', async () => {
  const same = await compareBuilds(built(about, sizes), built(about, sizes))
  expect(same).toEqual({ table: [], regressions: [] })
  const sent = await compareBuilds(built(about, sizes), built(about, { ...sizes, 'about.js.br': 4000 }))
  expect(sent).toEqual({ table: ['/about: 3 → 3 files, 35.0 kB → 29.0 kB'], regressions: [] })
})

test('a tenth more bytes and lost styles are regressions; pages come and go in the table', async () => {
  const heavy = await compareBuilds(built(about, sizes), built(about, { ...sizes, 'about.js': 14_000 }))
  expect(heavy.regressions).toEqual(['/about loads 11 % more: 3 → 3 files, 35.0 kB → 39.0 kB'])
  const bare = await compareBuilds(built(about, sizes), built(about, { ...sizes, 'about.css': 20 }))
  expect(bare.regressions).toEqual(['/about has lost its styles: 5.0 kB → 0.0 kB'])
  const moved = { '/us': { scripts: ['entry.js'], styles: [] } }
  const { table, regressions } = await compareBuilds(built(about, sizes), built(moved, sizes))
  expect([table, regressions]).toEqual([['/us: new, 1 files, 20.0 kB', '/about: gone'], []])
})

test('a page that grew in one language, or lost its words of one, is a regression', async () => {
  const spoken = (words: Record<string, string[]>) => ({ '/about': { scripts: ['entry.js'], styles: [], words } })
  const before = built(spoken({ en: ['en.js'], ta: ['ta.js'], hi: ['hi.js'] }), { ...sizes, 'ta.js': 100 })
  const after = built(spoken({ en: ['en.js'], ta: ['ta.js'] }), { ...sizes, 'ta.js': 9000 })
  expect(await compareBuilds(before, after)).toEqual({
    table: ['/about (ta): 1 → 1 files, 0.1 kB → 9.0 kB', '/about (hi): gone'],
    regressions: ['/about (ta) loads 8900 % more: 1 → 1 files, 0.1 kB → 9.0 kB', '/about (hi) has lost its words'],
  })
})

test('an entry of the navigation that leads nowhere is found', () => {
  const nav = [
    { label: 'About', href: '/about' },
    { label: 'Cabs', href: '/cabs/chennai?seats=4#prices' },
    { label: 'Team', href: '/team' },
    { label: 'Maps', href: 'https://maps.example/team' },
  ]
  expect(deadLinks(built({}, {}, nav).build, ['/about', '/cabs/:id'])).toEqual(['Team leads to /team'])
})

test('shows changed titles and headings; a lost one, or a page a tenth longer, is a regression', () => {
  const page = (title: string, heading: string, more = '') =>
    `<title>${title}</title><h1 class="a">${heading}</h1>${more}`
  const before = new Map([
    ['/about', page('About', 'About <b>us</b>')],
    ['/ta/about', page('About', 'Us')],
    ['/cars', page('Cars', 'Cars', 'x'.repeat(20_000))],
  ])
  const after = new Map([
    ['/about', page('About', 'Who we are')],
    ['/ta/about', ''],
    ['/cars', page('Cars', 'Cars', 'x'.repeat(30_000))],
    ['/new', page('New', 'New')],
  ])
  expect(compareHtml(before, after)).toEqual({
    table: [
      "/about: heading 'About us' → 'Who we are'",
      "/ta/about: title 'About' → ''",
      "/ta/about: heading 'Us' → ''",
    ],
    regressions: [
      '/ta/about has lost its title: About',
      '/ta/about has lost its heading: Us',
      '/cars is longer: HTML 20.0 kB → 30.0 kB',
    ],
  })
})
