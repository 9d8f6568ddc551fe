import { KM_PER_HOUR } from '../fares/trip-time.ts'
import graph from './road-graph.json' with { type: 'json' }

/** `kind` is a position in KINDS. */
type Road = { to: number; km: number; kind: number }
/** A way through the graph to a place, by its number there. `ghatKm` of it are ghat roads; it takes `minutes`, with short stops. */
type Way = { place: number; km: number; ghatKm: number; minutes: number; effort: number; before: Way | null }

/**
 * Plain roads, ghat roads and highways: km/h with short stops, and how a driver weighs a km of it. Preferring highways a little fits
 * published distances best.
 */
const KINDS = [
  { speed: 42, effort: 52 / 44 },
  { speed: 28, effort: 52 / 34 },
  { speed: 62, effort: 1 },
] as const
const GHAT = 1
/** In a city, and where no road is known. */
const MINUTES_PER_KM = 60 / KM_PER_HOUR

const indexOf = new Map(graph.city.map((id, index) => [id, index]))
const roadsFrom = new Map<number, Road[]>()
for (const [from = 0, to = 0, km = 0, kind = 0] of graph.edge as number[][]) {
  addRoad(from, { to, km, kind })
  addRoad(to, { to: from, km, kind })
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

const NO_WAY = { km: 0, minutes: 0 }

/** Km and minutes by road between two cities; both are 0 within a city, and for an id that is no city. */
export const wayBetween = (fromId: string, toId: string): Pick<Way, 'km' | 'minutes'> => roadWay(fromId, toId) ?? NO_WAY

/** A road between two cities: whole km, whether it has ghat or hill roads, and how many minutes a km takes. */
export type RoadFacts = { km: number; hill: boolean; minutesPerKm: number }

/**
 * The road between two cities by others, by their ids: with any, half of the way there by them and straight back
 * (docs/product.md, Distance). Null for an id that is no city.
 */
export function roadFacts(fromId: string, toId: string, via: readonly string[] = []): RoadFacts | null {
  const legs = legsOf(fromId, toId, via).map(([from, to]) => roadWay(from, to))
  const sum = (value: (way: Way) => number) => legs.reduce((total, way) => total + (way ? value(way) : Number.NaN), 0)
  const km = sum((way) => way.km)
  if (Number.isNaN(km)) return null
  const minutesPerKm = km > 0 ? sum(({ minutes }) => minutes) / km : MINUTES_PER_KM
  return { km: Math.round(via.length > 0 ? km / 2 : km), hill: sum(({ ghatKm }) => ghatKm) > 0, minutesPerKm }
}

/** The pairs of cities that a trip goes between: with cities to visit, there by them and straight back. */
export function legsOf(from: string, to: string, via: readonly string[]): [from: string, to: string][] {
  const cities = via.length > 0 ? [...via, to, from] : [to]
  return cities.map((city, at) => [cities[at - 1] ?? from, city])
}

/** How long the way between two cities takes for some km of it, in minutes. */
export const driveMinutes = (fromId: string, toId: string, km: number): number =>
  km * (roadFacts(fromId, toId)?.minutesPerKm ?? MINUTES_PER_KM)

/** A place on a way: its number in the graph, cities first, and the km and minutes up to it; `ghatKm` are on ghat roads. */
export type RoadStep = { place: number; km: number; ghatKm: number; minutes: number }

/** The ways from a city to all others: their km by id, and the places on the way to one; [] for an id that is no city. */
export function roadTree(fromId: string): { km: Map<string, number>; steps: (toId: string) => RoadStep[] } {
  const from = indexOf.get(fromId)
  const reached = from === undefined ? new Map<number, Way>() : waysFrom(from)
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
  return waysFrom(from).get(to) ?? null
}

const found = new Map<number, Map<number, Way>>()

/** The ways from a city to all places, looked for once. */
function waysFrom(from: number): Map<number, Way> {
  const ways = found.get(from) ?? findWays(from)
  found.set(from, ways)
  return ways
}

/** Dijkstra. With fewer than 200 places a scan for the nearest is quicker than keeping a heap. */
function findWays(from: number): Map<number, Way> {
  const reached = new Map<number, Way>([[from, { place: from, km: 0, ghatKm: 0, minutes: 0, effort: 0, before: null }]])
  const settled = new Set<number>()
  for (let here: number | null = from; here !== null; here = nearest(reached, settled)) {
    settled.add(here)
    const way = reached.get(here)
    if (way) for (const road of roadsFrom.get(here) ?? []) goOn(reached, way, road)
  }
  return reached
}

/** Goes on by a road, if that is the easiest way to its end so far. */
function goOn(reached: Map<number, Way>, before: Way, { to, km, kind }: Road) {
  const { speed, effort: weight } = KINDS[kind] ?? KINDS[0]
  const effort = before.effort + km * weight
  if (effort >= (reached.get(to)?.effort ?? Number.POSITIVE_INFINITY)) return
  const minutes = before.minutes + (km / speed) * 60
  const ghatKm = before.ghatKm + (kind === GHAT ? km : 0)
  reached.set(to, { place: to, km: before.km + km, ghatKm, minutes, effort, before })
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
