import { expect, test } from 'vitest'
import { NOTHING_RELEASED } from './manifest-changes.ts'
import { foreignOver, overlap, ownersOf, withOwner } from './ownership.ts'

const site = { name: 'public-site', paths: ['/', '/about', '/cabs/:id'] }
const offers = { name: 'offers', paths: ['/offers', '/About/', '/cabs/cheap'] }

test.for([
  ['/', '/', true],
  ['/', '/about', false],
  ['/about', '/About/', true],
  ['/about', '/:page', true],
  ['/about', '/about/us', false],
  ['/about/:id', '/about', false],
  ['/edit/:id', '/:what/new', true],
  ['/edit/:id', '/table/:id', false],
  ['/edit/:id', '/edit/:id/more', false],
  ['/table', '*', true],
  ['/trip/:token', '/trip/*', true],
] as const)('%s and %s show a common address: %s', ([one, other, expected]) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
})

test('a page belongs to the remote that had it first, or to the one that the manifest names', () => {
  const first = ownersOf(NOTHING_RELEASED, [site, offers])
  expect(offers.paths.map((path) => foreignOver(first, 'offers', path)?.path)).toEqual([
    undefined,
    '/about',
    '/cabs/:id',
  ])
  expect(site.paths.map((path) => foreignOver(first, 'public-site', path))).toEqual([undefined, undefined, undefined])

  const taken = withOwner(NOTHING_RELEASED, { name: 'offers', paths: ['/about', '/cabs/cheap'] })
  const then = ownersOf(taken, [site, { ...offers, paths: ['/about', '/cabs/cheap'] }])
  expect(foreignOver(then, 'offers', '/cabs/cheap')).toBeUndefined()
  expect(foreignOver(then, 'public-site', '/about')).toEqual({ path: '/about', owner: 'offers' })
})

test('a part owns what it has said last, and no more', () => {
  const taken = withOwner(withOwner(NOTHING_RELEASED, site), { name: 'offers', paths: ['/about'] })
  expect(withOwner(taken, { name: 'offers', paths: [] }).owners).toEqual({
    '/': 'public-site',
    '/cabs/:id': 'public-site',
  })
})
