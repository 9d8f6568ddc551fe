import type { CityRoute, CityRouteFacts } from '../contract/index.ts'
import { cityRoutes } from './city-routes.ts'
import { cityWay } from './city-way.ts'
import { roadTree } from './roads.ts'

/** The most cities, and the most routes of each kind, that a page names. */
const MOST = { cities: 5, routes: 4 }

export type RouteFacts = Omit<CityRouteFacts, 'days' | 'prices' | 'packages'>

/** What the road graph knows of a route that has a page; null for any other. For servers, as `cityWay` is. */
export function routeFacts(route: CityRoute): RouteFacts | null {
  const way = cityWay(route.from, route.to)
  const back = cityRoutes().find(({ from, to }) => from === route.to && to === route.from)
  if (!way || !back) return null
  const stops = way.stops.map(({ stateCode: _state, ...stop }) => stop)
  const passed = new Set([route.from, ...stops.map(({ id }) => id)])
  const fromThere = roadTree(route.to).km
  const beyond = nearest(fromThere, (id) => !passed.has(id)).map(([city, km]) => ({ city, km }))
  return { ...route, ...way, stops, beyond, back, near: nearTo(route, fromThere), wordings: [] }
}

const nearest = (kmTo: Map<string, number>, isWanted: (id: string) => boolean) =>
  [...kmTo]
    .filter(([id]) => isWanted(id))
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST.cities)

/** Routes that begin in the same city and end near this one's end, and those that end in the same and begin near its beginning. */
function nearTo({ slug, from, to }: CityRoute, fromThere: Map<string, number>): CityRoute[] {
  const fromHere = roadTree(from).km
  const byKm = (kmOf: (route: CityRoute) => number | undefined, isWanted: (route: CityRoute) => boolean) =>
    cityRoutes()
      .filter((route) => route.slug !== slug && isWanted(route))
      .sort((a, b) => (kmOf(a) ?? 0) - (kmOf(b) ?? 0))
      .slice(0, MOST.routes)
  return [
    ...byKm(
      (route) => fromThere.get(route.to),
      (route) => route.from === from,
    ),
    ...byKm(
      (route) => fromHere.get(route.from),
      (route) => route.to === to,
    ),
  ]
}
