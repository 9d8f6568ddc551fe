import towns from '../../data/junction-towns.json' with { type: 'json' }
import locations from '../../data/south-india-cities.json' with { type: 'json' }
import { pick } from '../contract/trip-fields.ts'
import { states } from './index.ts'
import { roadTree } from './roads.ts'

/** A town or city on a way: `km` and `minutes` from its start. */
type Stop = { id: string; name: string; stateCode: string; km: number; minutes: number }
/** The eight directions of the compass, clockwise from north. */
const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
/** A stretch of hill road between two places, by their ids and names. */
type HillRoad = { from: Named; to: Named; km: number }
type Named = { id: string; name: string }

/** The way between two cities by the road graph. `stops` are without its ends; `states` in the order they are entered. */
export type CityWay = {
  km: number
  minutes: number
  /** As the crow flies. */
  straightKm: number
  heading: (typeof HEADINGS)[number]
  states: { code: string; name: string }[]
  stops: Stop[]
  hills: HillRoad[]
}

/** The states of the junction towns outside Tamil Nadu: those of the graph lie beyond our four states, too. */
const TOWNS_OF: Record<string, string> = {
  PY: 'puducherry',
  TS: 'mahbubnagar hyderabad shadnagar',
  KL: 'punalur munnar thodupuzha thalassery kuttippuram angamaly chengannur kottarakkara nilambur',
  KA: 'gundlupet hunsur sakleshpur kundapura honnavar ankola hubballi sira hiriyur arsikere channarayapatna mulbagal sindhanur kushtagi surapura humnabad athani sagara kollegal sullia',
  AP: 'palamaner kadiri gooty guntakal giddalur markapur narasaraopet naidupeta srikalahasti rajampet tuni tadepalligudem hindupur madanapalle',
}
const townStates = new Map<string, string>(
  Object.entries(TOWNS_OF).flatMap(([code, names]) => names.split(' ').map((name) => [`x-${name}`, code])),
)
const STATE_NAMES: Record<string, string> = {
  ...Object.fromEntries(states.map(({ code, name }) => [code, name])),
  PY: 'Puducherry',
  TS: 'Telangana',
}

type Place = { id: string; name: string; stateCode: string; lat: number; lon: number }
/** In the order of the graph's numbers. */
const places: Place[] = [
  ...locations,
  ...towns.map((town) => ({ ...town, stateCode: townStates.get(town.id) ?? 'TN' })),
]

/** The way between two cities, by their ids; null if one is no city or both are the same. For servers: the names of all towns are large. */
export function cityWay(fromId: string, toId: string): CityWay | null {
  const steps = roadTree(fromId)
    .steps(toId)
    .flatMap(({ place, ...step }) => {
      const { id = '', name = '', stateCode = '', lat = 0, lon = 0 } = places[place] ?? {}
      return [{ ...step, id, name, stateCode, lat, lon }]
    })
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last || first === last) return null
  const codes = [...new Set(steps.map(({ stateCode }) => stateCode))]
  return {
    km: last.km,
    minutes: Math.round(last.minutes),
    ...courseOf(first, last),
    states: codes.map((code) => ({ code, name: STATE_NAMES[code] ?? code })),
    stops: steps.slice(1, -1).map(({ minutes, ...step }) => ({
      ...pick(step, ['id', 'name', 'stateCode', 'km']),
      minutes: Math.round(minutes),
    })),
    hills: hillRoads(steps),
  }
}

/** Stretches of hill road; those that follow each other are one. */
function hillRoads(steps: (Named & { km: number; ghatKm: number })[]): HillRoad[] {
  const hills: (HillRoad & { end: number })[] = []
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    if (!before || step.ghatKm === before.ghatKm) continue
    const km = step.km - before.km
    const last = hills.at(-1)
    if (last?.end === before.km) Object.assign(last, { to: named(step), km: last.km + km, end: step.km })
    else hills.push({ from: named(before), to: named(step), km, end: step.km })
  }
  return hills.map(({ from, to, km }) => ({ from, to, km }))
}

const named = ({ id, name }: Named): Named => ({ id, name })

const EARTH_RADIUS_KM = 6371
const rad = (degrees: number) => (degrees * Math.PI) / 180
type Point = { lat: number; lon: number }

/** Direction and km as the crow flies; over a few hundred km the earth counts as flat. */
function courseOf(from: Point, to: Point): Pick<CityWay, 'straightKm' | 'heading'> {
  const north = rad(to.lat - from.lat) * EARTH_RADIUS_KM
  const east = rad(to.lon - from.lon) * EARTH_RADIUS_KM * Math.cos(rad((from.lat + to.lat) / 2))
  const eighth = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * 8)
  return { straightKm: Math.round(Math.hypot(north, east)), heading: HEADINGS[(eighth + 8) % 8] ?? 'N' }
}
