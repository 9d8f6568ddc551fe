import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityWay } from './city-way.ts'
import { cities } from './index.ts'
import { stopsOf } from './places/stops.ts'
import { roadDistanceKm, roadFacts, roadTree } from './roads.ts'
import { differingRoadKm, isShortOfRoad, tripRoad } from './trip-road.ts'

/** Published distances, outside the repository, as they state no licence. */
const PUBLISHED = new URL('../../../../shared/data/road-distances-dev.csv', import.meta.url)

const km = (from: string, to: string) => roadDistanceKm(from, to) ?? Number.NaN

test('known roads', () => {
  expect(km('tn-chennai', 'tn-madurai')).toBeGreaterThanOrEqual(430)
  expect(km('tn-chennai', 'tn-madurai')).toBeLessThanOrEqual(500)
  expect(km('ka-bengaluru-urban', 'ka-mysuru')).toBeGreaterThan(130)
  expect(km('ka-bengaluru-urban', 'ka-mysuru')).toBeLessThan(160)
  expect(km('kl-ernakulam', 'kl-thiruvananthapuram')).toBeGreaterThan(180)
  expect(km('kl-ernakulam', 'kl-thiruvananthapuram')).toBeLessThan(225)
})

test('the same city is 0 km away, and an unknown one nowhere', () => {
  expect(roadDistanceKm('tn-chennai', 'tn-chennai')).toBe(0)
  expect(roadDistanceKm('tn-chennai', 'tn-atlantis')).toBeNull()
  expect(roadDistanceKm('', 'tn-chennai')).toBeNull()
})

test('an entered distance differs when it is more than a fifth off the road', () => {
  const road = km('tn-chennai', 'tn-madurai')
  const between = (to: string, distance: number) =>
    differingRoadKm({ tripType: 'Drop Trip', from: 'tn-chennai', to, distance })
  const differing = (entered: number) => between('tn-madurai', entered)
  const fifth = road / 5
  expect([road, road - fifth + 0.1, road + fifth - 0.1].map(differing)).toEqual([null, null, null])
  expect([120, road - fifth - 0.1, road + fifth + 0.1].map(differing)).toEqual([road, road, road])
  expect(between('tn-chennai', 60)).toBeNull()
  expect(between('tn-atlantis', 60)).toBeNull()
})

test('goes by the highway past a ghat road that is hardly shorter, and up one where there is no other way', () => {
  const isHilly = (from: string, to: string) => roadFacts(from, to)?.hill
  expect(isHilly('tn-madurai', 'kl-thiruvananthapuram')).toBe(false)
  expect(isHilly('tn-coimbatore', 'ka-bengaluru-urban')).toBe(false)
  expect(cityWay('tn-coimbatore', 'ka-bengaluru-urban')?.stops.map(({ id }) => id)).toContain('tn-salem')
  expect(isHilly('tn-madurai', 'tn-kodaikanal')).toBe(true)
  expect(isHilly('tn-coimbatore', 'tn-ooty')).toBe(true)
})

test('a way takes as long as its kinds of road do', () => {
  const hours = (from: string, to: string) => {
    const { km = 0, minutesPerKm = 0 } = roadFacts(from, to) ?? {}
    return (km * minutesPerKm) / 60
  }
  expect(hours('tn-chennai', 'tn-madurai')).toBeGreaterThan(7)
  expect(hours('tn-chennai', 'tn-madurai')).toBeLessThan(8)
  expect(hours('tn-coimbatore', 'tn-ooty')).toBeGreaterThan(2)
})

test('with places to visit, the distance is half of the way by them and straight back; unknown ones do not count', () => {
  const trip = { tripType: 'Outstation', from: 'tn-chennai', to: 'tn-madurai' } as const
  const visitingPlaces = ['Kodaikanal', 'grandmother’s house', '']
  const round = km('tn-chennai', 'tn-kodaikanal') + km('tn-kodaikanal', 'tn-madurai') + km('tn-madurai', 'tn-chennai')
  expect(tripRoad({ ...trip, visitingPlaces })).toMatchObject({ km: Math.round(round / 2), hill: true })
  expect(tripRoad({ ...trip, tripType: 'Drop Trip', visitingPlaces })?.hill).toBe(false)
  expect(stopsOf(visitingPlaces)).toEqual({ via: ['tn-kodaikanal'], extraKm: 0, unknown: ['grandmother’s house'] })
  const isShort = (distance: number) => isShortOfRoad({ ...trip, visitingPlaces, distance })
  expect([isShort(round * 0.39), isShort(round * 0.41)]).toEqual([true, false])
})

test('every pair has a distance in whole km, the same both ways, and no detour is shorter by more than the kinds of road weigh', () => {
  const ids = cities.map(({ id }) => id)
  const table = ids.map(roadTree).map((tree) => ids.map((to) => tree.km.get(to) ?? 0))
  const wrong = pairs(ids.length).filter(([a, b]) => {
    const direct = table[a]?.[b] ?? Number.NaN
    const viaSomeCity = Math.min(...ids.map((_, via) => (table[a]?.[via] ?? 0) + (table[via]?.[b] ?? 0)))
    return !(Number.isInteger(direct) && direct > 0 && direct === table[b]?.[a] && direct <= viaSomeCity * 1.5)
  })
  expect(wrong).toEqual([])
})

test('the estimate is close to published distances, or without them has the known shape of the four states', () => {
  if (!existsSync(PUBLISHED)) return expectTheShapeOfTheStates()
  const errors = publishedErrors().sort((a, b) => a - b)
  expect(errors.length).toBeGreaterThan(100)
  expect(quantile(errors, 0.5)).toBeLessThanOrEqual(0.045)
  expect(quantile(errors, 0.9)).toBeLessThanOrEqual(0.12)
})

function publishedErrors(): number[] {
  const rows = readFileSync(PUBLISHED, 'utf8').trim().split('\n').slice(1)
  return rows.map((row) => {
    const [from = '', to = '', published] = row.split(',')
    return Math.abs(km(from, to) - Number(published)) / Number(published)
  })
}

/** The longest drive goes from the south-western end of Kerala to the north-east end of the coast. */
function expectTheShapeOfTheStates() {
  const all = pairs(cities.length).map(([a, b]) => km(cities[a]?.id ?? '', cities[b]?.id ?? ''))
  expect(Math.max(...all)).toBe(km('kl-thiruvananthapuram', 'ap-srikakulam'))
  expect(Math.max(...all)).toBeGreaterThan(1600)
  expect(Math.max(...all)).toBeLessThan(1800)
}

const quantile = (sorted: number[], share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN

const pairs = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, a) => Array.from({ length: a }, (_, b): [number, number] => [a, b])).flat()
