import { differsFromRoad } from './index.ts'
import graph from './road-graph.json' with { type: 'json' }

type Road = { to: number; km: number; ghat: boolean }
/** A way through the graph to a place, by its number there; `ghatKm` of it are ghat roads, for which `effort` is more than its km. */
type Way = { place: number; km: number; ghatKm: number; effort: number; before: Way | null }

const indexOf = new Map(graph.city.map((id, index) => [id, index]))
const roadsFrom = new Map<number, Road[]>()
for (const [from = 0, to = 0, km = 0, hill = 0] of graph.edge as number[][]) {
  addRoad(from, { to, km, ghat: hill === 1 })
  addRoad(to, { to: from, km, ghat: hill === 1 })
}

function addRoad(from: number, road: Road) {
  const roads = roadsFrom.get(from)
  if (roads) roads.push(road)
  else roadsFrom.set(from, [road])
}

/**
 * Estimated road distance between two cities in whole km: the way that drivers take over the road graph, within 4 % of published
 * distances at the median. The same both ways; 0 for the same city; null for an id that is no city.
 */
export const roadDistanceKm = (fromId: string, toId: string): number | null => roadWay(fromId, toId)?.km ?? null

const kmFrom = new Map<string, Map<string, number>>()

/** The same for very many pairs: all ways from a city are looked for once. 0 within a city, and for an id that is no city. */
export function tableKm(fromId: string, toId: string): number {
  const known = kmFrom.get(fromId) ?? roadTree(fromId).km
  kmFrom.set(fromId, known)
  return known.get(toId) ?? 0
}

/** Whether the way between two cities has ghat or hill roads. */
export const hasGhatRoads = (fromId: string, toId: string): boolean => (roadWay(fromId, toId)?.ghatKm ?? 0) > 0

/** A place on a way: its number in the graph, cities first, and the km up to it, of which `ghatKm` are ghat roads. */
export type RoadStep = { place: number; km: number; ghatKm: number }

/** The ways from a city to all others: their km by id, and the places on the way to one; [] for an id that is no city. */
export function roadTree(fromId: string): { km: Map<string, number>; steps: (toId: string) => RoadStep[] } {
  const from = indexOf.get(fromId)
  const reached = from === undefined ? new Map<number, Way>() : waysFrom(from, null)
  return {
    km: new Map(graph.city.flatMap((id, at) => (at === from ? [] : [[id, reached.get(at)?.km ?? Number.NaN]]))),
    steps(toId) {
      const steps: RoadStep[] = []
      for (let way = reached.get(indexOf.get(toId) ?? -1) ?? null; way; way = way.before) steps.unshift(way)
      return steps
    },
  }
}

function roadWay(fromId: string, toId: string): Way | null {
  const from = indexOf.get(fromId)
  const to = indexOf.get(toId)
  if (from === undefined || to === undefined) return null
  return waysFrom(from, to).get(to) ?? null
}

/** The estimated road distance in km if `enteredKm` differs from it by more than a fifth; else null. */
export function differingRoadKm(fromId: string, toId: string, enteredKm: number): number | null {
  const roadKm = roadDistanceKm(fromId, toId)
  return roadKm !== null && differsFromRoad(enteredKm, roadKm) ? roadKm : null
}

/** Whether `enteredKm` are below four fifths of the estimated road distance. Within one city there is no road to compare with. */
export const isShortOfRoad = (fromId: string, toId: string, enteredKm: number): boolean =>
  enteredKm < (roadDistanceKm(fromId, toId) ?? 0) * 0.8

/**
 * Dijkstra, up to one place or to all. With fewer than 200 places a scan for the nearest is quicker than keeping a heap.
 */
function waysFrom(from: number, to: number | null): Map<number, Way> {
  const reached = new Map<number, Way>([[from, { place: from, km: 0, ghatKm: 0, effort: 0, before: null }]])
  const settled = new Set<number>()
  for (let here: number | null = from; here !== to && here !== null; here = nearest(reached, settled)) {
    settled.add(here)
    const way = reached.get(here)
    if (way) for (const road of roadsFrom.get(here) ?? []) goOn(reached, way, road)
  }
  return reached
}

/**
 * A km of ghat road counts so many plain ones: drivers leave it aside for a plain road that is hardly longer. This fits published
 * distances best.
 */
const GHAT_EFFORT = 1.15

/** Goes on by a road, if that is the easiest way to its end so far. */
function goOn(reached: Map<number, Way>, before: Way, { to, km, ghat }: Road) {
  const effort = before.effort + (ghat ? km * GHAT_EFFORT : km)
  if (effort >= (reached.get(to)?.effort ?? Number.POSITIVE_INFINITY)) return
  reached.set(to, { place: to, km: before.km + km, ghatKm: before.ghatKm + (ghat ? km : 0), effort, before })
}

function nearest(reached: Map<number, Way>, settled: Set<number>): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [place, { effort }] of reached) {
    if (effort >= least || settled.has(place)) continue
    best = place
    least = effort
  }
  return best
}
