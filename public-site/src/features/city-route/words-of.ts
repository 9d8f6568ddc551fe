import type { CityRouteFacts } from 'shared-api/contract'
import { KM_PER_HOUR } from 'shared-api/fares'
import { withCommas } from 'shared-api/money'
import { cityName, stateName } from '../../lib/places.ts'
import { restText, roadTime } from '../../lib/road-texts.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { townNames } from '../../texts/towns.ts'

/** When the drive of a page starts. */
export const LEAVE = '06:00'

/** The towns on the way in the page's language, with the time at each, 'HH:MM'. */
const stopsOf = ({ stops }: CityRouteFacts) =>
  stops.map(({ id, name, ...stop }) => ({
    ...{ id, km: stop.km, name: placeName(id, name), time: later(LEAVE, minutesOf(stop)) },
  }))

/** The states of the way in the page's language. */
export function statesOf(route: CityRouteFacts): string[] {
  const states: Record<string, string> = cityRouteTexts().states
  return route.states.map(({ code, name }) => stateName(code, states[code] ?? name))
}

/** The time of the drive as '10 h 45 min', in quarters of an hour. */
export const durationOf = (route: CityRouteFacts): string => roadTime(minutesOf(route))

/** What the facts of a route do not say, a sentence or more each. */
export const notesOf = (route: CityRouteFacts): string[] =>
  [restText(minutesOf(route)), ...cityRouteTexts().honest].filter(Boolean)

/** A place of the strip map: its km and time from the start, and what leads on from it; `legKm` is null at the end. */
export type RoadPoint = { id: string; name: string; km: number; time: string; legKm: number | null; isGhat: boolean }

/** The ends of a route and the towns between, each with its way to the next. */
export function roadOf(route: CityRouteFacts): RoadPoint[] {
  const { from, to, km, hills } = route
  const start = { id: from, name: cityName(from), km: 0, time: LEAVE }
  const end = { id: to, name: cityName(to), km, time: later(LEAVE, minutesOf(route)) }
  const points = [start, ...stopsOf(route), end]
  const placeOf = (id: string) => points.findIndex((point) => point.id === id)
  return points.map((point, at) => ({
    ...point,
    legKm: at + 1 < points.length ? (points[at + 1]?.km ?? 0) - point.km : null,
    isGhat: hills.some((hill) => placeOf(hill.from.id) <= at && at < placeOf(hill.to.id)),
  }))
}

/** The hill roads of a route: 'Mettupalayam – Ooty, 39 km'. */
export const hillsOf = ({ hills }: CityRouteFacts): string[] =>
  hills.map(({ from, to, km }) => {
    const ends = [from, to].map(({ id, name }) => placeName(id, name))
    return `${ends.join(' – ')}, ${cityRouteTexts().list.km({ km: withCommas(km) })}`
  })

const minutesOf = ({ km, minutes = (km / KM_PER_HOUR) * 60 }: { km: number; minutes?: number | undefined }) => minutes

const placeName = (id: string, name: string) => townNames()[id] ?? (id.startsWith('x-') ? name : cityName(id))

/** A time of day some minutes after another, rounded to five minutes; past midnight it is one of the next day. */
function later(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const whole = (Math.round((hours * 60 + rest + minutes) / 5) * 5) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
