import Fastify, { type FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FrontEnd } from '../releases/front-end.ts'
import { seo } from './seo.ts'

const remote = (name: string, paths: string[], forStaff = false): FrontEnd['remotes'][number] => ({
  build: {
    ...{ name, scope: name.replace('-', '_'), version: '1.0.0', buildId: 'abc', contract: 1, entry: 'remoteEntry.js' },
    pages: paths.map((path) => ({ path, scripts: [], styles: [], data: null, queries: [] })),
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
const page = (slug: string) => ({ pages: async () => [{ slug, updatedAt: CHANGED }] }) as never
const remotes = [
  remote('public-site', [
    '/',
    '/terms&conditions',
    '/holidayPackage',
    '/confirmbooking',
    ...PACKAGE_PAGES,
    '/cabs/:id',
  ]),
  remote('admin-console', ['/admin', '/holiday', '/edit/:id', '/bookings/:id'], true),
]

let app: FastifyInstance
beforeEach(async () => {
  app = Fastify()
  const offered = fastifyPlugin(
    async (server) => {
      server.decorate('tours', page('chola-temples'))
      server.decorate('holidays', page('munnar'))
      const routes = [{ slug: 'chennai-to-madurai', from: 'tn-chennai', to: 'tn-madurai', km: 486 }]
      const route = { list: () => routes, find: async () => null, changedAt: async () => CHANGED }
      server.decorate('cityRoutes', route)
    },
    { name: 'packages' },
  )
  await app.register(fastifyPlugin(async () => {}, { name: 'policy' }))
  await app.register(offered)
  await app.register(fastifyPlugin(async () => {}, { name: 'city-routes' }))
  await app.register(seo, { frontEnd: () => ({ remotes }), publicOrigin: 'https://cabs.example' })
})
afterEach(() => app.close())

test('the sitemap lists the public pages, and each package and route with the day of its last change, at the public origin', async () => {
  const reply = await app.inject('/sitemap.xml')
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  const listed = [...reply.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual([
    'https://cabs.example/',
    'https://cabs.example/terms&amp;conditions',
    'https://cabs.example/holidayPackage',
    'https://cabs.example/holidayPackage/munnar',
    'https://cabs.example/tourPackage/chola-temples',
    'https://cabs.example/cabs/chennai-to-madurai',
  ])
  expect(reply.body).toContain('/holidayPackage/munnar</loc><lastmod>2026-11-01</lastmod>')
  expect(reply.body).toContain('/cabs/chennai-to-madurai</loc><lastmod>2026-11-01</lastmod>')
  expect(reply.body.match(/<lastmod>/g)).toHaveLength(3)
})

test('robots.txt forbids the staff pages, no public one, and names the sitemap', async () => {
  const reply = await app.inject('/robots.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin$',
    'Disallow: /holiday$',
    'Disallow: /edit/',
    'Disallow: /bookings/',
    '',
    'Sitemap: https://cabs.example/sitemap.xml',
    '',
  ])
})
