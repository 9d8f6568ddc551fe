import type { CityRoute } from '../contract/index.ts'
import { cityRoutes } from './city-routes.ts'
import { roadTree } from './roads.ts'

/**
 * The parts of a page that have several wordings: how long they are, compared with each other, and how many wordings. Lead, road,
 * states, hills, stops, time, price, cities beyond, trip, booking, and when the drive starts.
 */
const PARTS = [
  ...[part(1, 5), part(1, 5), part(0.5, 5), part(0.5, 5), part(1.4, 5), part(0.6, 5), part(0.8, 5), part(0.4, 5)],
  ...[part(1.6, 7), part(1.4, 7), part(0.5, 5)],
]
function part(length: number, ways: number) {
  return { length, ways }
}

let known: Map<string, number[]> | null = null

/** Which of its wordings, from 0, each part of a route's page has; [] for a route without a page. */
export function wordingsOf(slug: string): number[] {
  known ??= spreadWordings()
  return known.get(slug) ?? []
}

/** How often all pages are gone through; a further time changes next to nothing. */
const ROUNDS = 5

/**
 * Gives each part of each page the wording that its likes have least, again and again: two routes with many towns in common
 * then have few sentences in common.
 */
function spreadWordings(): Map<string, number[]> {
  const routes = cityRoutes()
  const places = placesOf(routes)
  const likeness = places.map((own) => places.map((other) => likenessOf(own, other)))
  const wordings = routes.map((_, at) => PARTS.map(({ ways }, part) => (at + part * (at >> 2)) % ways))
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, own] of wordings.entries()) improve(own, wordings, likeness[at] ?? [])
  return new Map(routes.map(({ slug }, at) => [slug, wordings[at] ?? []]))
}

function placesOf(routes: CityRoute[]): Set<number>[] {
  const trees = new Map([...new Set(routes.map(({ from }) => from))].map((from) => [from, roadTree(from)]))
  return routes.map(
    ({ from, to }) =>
      new Set(
        trees
          .get(from)
          ?.steps(to)
          .map(({ place }) => place),
      ),
  )
}

/** Chooses the wordings of one page, given those of all others. A page that already shares much with it counts more. */
function improve(own: number[], all: number[][], likeness: number[]) {
  const same = all.map((other) =>
    PARTS.reduce((sum, { length }, part) => sum + (other[part] === own[part] ? length : 0), 0),
  )
  for (const [part, { length, ways }] of PARTS.entries()) {
    const costs = Array.from({ length: ways }, () => 0)
    for (const [at, other] of all.entries()) {
      if (other === own) continue
      const way = other[part] ?? 0
      const besides = (same[at] ?? 0) - (way === own[part] ? length : 0)
      costs[way] = (costs[way] ?? 0) + length * (likeness[at] ?? 0) ** 3 * 8 ** besides
    }
    const least = costs.indexOf(Math.min(...costs))
    for (const [at, other] of all.entries())
      same[at] = (same[at] ?? 0) + length * (Number(other[part] === least) - Number(other[part] === own[part]))
    own[part] = least
  }
}

/** From 0.3, as all pages are alike somewhat, to 1.3 for ways with the same places. */
const likenessOf = (a: Set<number>, b: Set<number>) =>
  0.3 + [...a].filter((place) => b.has(place)).length / Math.max(a.size, b.size)
