import Fastify, { type FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { pathIn, SITE_LANGUAGES } from 'shared-api/languages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FrontEnd } from '../releases/front-end.ts'
import { seo } from './seo.ts'
import { sitemap } from './sitemap.ts'

/** Home shows the company and cabs. */
const DATA: Record<string, string[]> = {
  '/': ['/api/v1/company', '/api/v1/avaibleCars'],
  '/about': ['/api/v1/company', '/api/v1/company/texts/about'],
}

const remote = (name: string, paths: string[], forStaff = false): FrontEnd['remotes'][number] => ({
  build: {
    ...{ name, scope: name.replace('-', '_'), version: '1.0.0', buildId: 'abc', contract: 1, entry: 'remoteEntry.js' },
    pages: paths.map((path) => ({ path, scripts: [], styles: [], words: {}, data: DATA[path] ?? null, queries: [] })),
    nav: [],
    languages: {},
    libraries: [],
    forStaff,
    files: {},
  },
  baseUrl: `/remotes/${name}/1.0.0/`,
  refused: null,
})
const PACKAGE_PAGES = ['/PackageBooknow/:id', '/holidayPackage/:id', '/tourPackage/:id']
/** 1 November 2026, 1 am in India: a day later than in UTC. */
const CHANGED = Date.parse('2026-10-31T19:30:00Z')
/** 2 October 2026, noon in India. */
const SET = Date.parse('2026-10-02T06:30:00Z')
const remotes = [
  remote('public-site', [
    ...['/', '/about', '/terms&conditions', '/holidayPackage', '/confirmbooking'],
    ...[...PACKAGE_PAGES, '/cabs/:id'],
  ]),
  remote('admin-console', ['/admin', '/holiday', '/edit/:id', '/bookings/:id'], true),
]

let app: FastifyInstance
beforeEach(async () => {
  app = Fastify()
  await app.register(fastifyPlugin(async () => {}, { name: 'policy' }))
  await app.register(sitemap)
  app.decorate('listRevisions', { now: async () => ({ settings: 1 }) } as never)
  app.sitemap.add('/holidayPackage/:id', async () => [{ id: 'munnar', changed: CHANGED }])
  app.sitemap.add('/tourPackage/:id', async () => [{ id: 'chola-temples', changed: CHANGED }])
  app.sitemap.add('/cabs/:id', async () => [{ id: 'chennai-to-madurai', changed: CHANGED }])
  app.sitemap.addChange('/api/v1/company', async () => SET)
  app.sitemap.leaveOut('/confirmbooking')
  await app.register(seo, { frontEnd: () => ({ remotes }), publicOrigin: 'https://cabs.example' })
})
afterEach(() => app.close())

/** The entries of the sitemap: address, day of the last change, addresses by language. */
async function entries() {
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  return Array.from(body.matchAll(/<url>(.*?)<\/url>/g), ([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    others: Object.fromEntries(
      Array.from(entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, language, href]) => [language, href]),
    ) as Record<string, string>,
  }))
}

test('the sitemap lists the public pages and packages in each language, with the day of their last change', async () => {
  const pages = [
    ['/', undefined],
    ['/about', '2026-10-02'],
    ['/terms&amp;conditions', undefined],
    ['/holidayPackage', undefined],
    ['/holidayPackage/munnar', '2026-11-01'],
    ['/tourPackage/chola-temples', '2026-11-01'],
    ['/cabs/chennai-to-madurai', '2026-11-01'],
  ] as const
  const listed = pages.flatMap(([path, changed]) =>
    SITE_LANGUAGES.map((language) => [`https://cabs.example${pathIn(language, path)}`, changed]),
  )
  expect((await entries()).map(({ address, changed }) => [address, changed])).toEqual(listed)
})

test('each address of the sitemap names itself and the other languages, which name it too', async () => {
  const all = await entries()
  for (const { address, others } of all) {
    expect(Object.keys(others)).toEqual([...SITE_LANGUAGES, 'x-default'])
    expect(others['x-default']).toBe(others.en)
    expect(Object.values(others)).toContain(address)
    for (const other of Object.values(others))
      expect(all.find((entry) => entry.address === other)?.others).toEqual(others)
  }
})

test('robots.txt forbids the staff pages, no public one, and names the sitemap', async () => {
  const reply = await app.inject('/robots.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin$',
    'Disallow: /admin?',
    'Disallow: /holiday$',
    'Disallow: /holiday?',
    'Disallow: /edit/',
    'Disallow: /bookings/',
    '',
    'Sitemap: https://cabs.example/sitemap.xml',
    '',
  ])
})
