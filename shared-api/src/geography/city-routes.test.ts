import { expect, test } from 'vitest'
import { cityRoutes, likelyRoutes } from './city-routes.ts'
import { cityWay } from './city-way.ts'
import { cities } from './index.ts'
import { roadDistanceKm } from './roads.ts'
import { routeFacts } from './route-facts.ts'

const routes = cityRoutes()
const facts = (slug: string) => routes.flatMap((route) => (route.slug === slug ? (routeFacts(route) ?? []) : []))[0]

test('300 routes, each both ways, of 60 to 700 km by road, each with an address of its own', () => {
  expect(routes).toHaveLength(300)
  expect(new Set(routes.map(({ slug }) => slug)).size).toBe(300)
  for (const { slug, from, to, km } of routes) {
    expect(slug).toMatch(/^[a-z-]+-to-[a-z-]+$/)
    expect(km).toBe(roadDistanceKm(from, to))
    expect(km).toBeGreaterThanOrEqual(60)
    expect(km).toBeLessThanOrEqual(700)
    expect(routes).toContainEqual(expect.objectContaining({ from: to, to: from, km }))
  }
})

test('the choice is the same each time, from the likeliest; fewer are the first of more', () => {
  expect(likelyRoutes(300)).toEqual(routes)
  expect(likelyRoutes(20)).toEqual(routes.slice(0, 20))
  const slugs = routes.map(({ slug }) => slug)
  for (const wanted of ['chennai-to-madurai', 'bengaluru-to-mysuru', 'coimbatore-to-ooty', 'tirupati-to-chennai'])
    expect(slugs).toContain(wanted)
  expect(slugs).not.toContain('ariyalur-to-yadgir')
  // What people call the city, not its district.
  expect(slugs.filter((slug) => slug.includes('urban'))).toEqual([])
})

test('a way has its km, states in order, towns and hill roads', () => {
  const way = cityWay('tn-coimbatore', 'tn-ooty')
  expect(way?.stops.map(({ name }) => name)).toContain('Mettupalayam')
  expect(way?.states).toEqual([{ code: 'TN', name: 'Tamil Nadu' }])
  expect(way?.hills).toEqual([
    {
      from: { id: 'x-mettupalayam', name: 'Mettupalayam' },
      to: { id: 'tn-ooty', name: 'Ooty' },
      km: expect.any(Number),
    },
  ])
  expect(way?.heading).toBe('NW')
  const abroad = cityWay('ka-bengaluru-urban', 'kl-ernakulam')
  expect(abroad?.states.map(({ code }) => code)).toEqual(['KA', 'TN', 'KL'])
  expect(abroad?.heading).toBe('SW')
  expect(cityWay('tn-chennai', 'tn-madurai')?.hills).toEqual([])
  expect(cityWay('tn-chennai', 'tn-chennai')).toBeNull()
  expect(cityWay('tn-chennai', 'tn-atlantis')).toBeNull()
})

test('the way back is the same the other way round', () => {
  for (const { from, to } of routes.slice(0, 40)) {
    const [there, back] = [cityWay(from, to), cityWay(to, from)]
    expect(back?.km).toBe(there?.km)
    expect(back?.straightKm).toBe(there?.straightKm)
    for (const { km } of there?.stops ?? []) expect(km).toBeGreaterThan(0)
  }
})

test('a route names its way back, near routes that have a page, and cities beyond its end', () => {
  const route = facts('chennai-to-madurai')
  expect(route?.back.slug).toBe('madurai-to-chennai')
  expect(route?.near.length).toBeGreaterThan(4)
  for (const near of route?.near ?? []) {
    expect(routes).toContainEqual(near)
    expect(near.from === 'tn-chennai' || near.to === 'tn-madurai').toBe(true)
  }
  expect(route?.beyond.map(({ city }) => city)).toContain('tn-sivaganga')
  for (const { city } of route?.beyond ?? []) expect(cities.map(({ id }) => id)).toContain(city)
  expect(routeFacts({ slug: 'a-to-b', from: 'tn-ariyalur', to: 'ka-yadgir', km: 1 })).toBeNull()
})
