import type { CityRouteFacts } from 'shared-api/contract'
import { KM_PER_HOUR } from 'shared-api/fares'
import { shortPaise, toPaise } from 'shared-api/money'
import { cityName, stateName } from '../../lib/places.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { townNames } from '../../texts/towns.ts'

/** When the drive of a page starts. */
export const LEAVE = '06:00'

/** The towns on the way in the page's language, with the time at each, 'HH:MM'. */
export const stopsOf = ({ stops }: CityRouteFacts) =>
  stops.map(({ id, name, km }) => ({ id, km, name: placeName(id, name), time: later(LEAVE, minutesOf(km)) }))

/** The states of the way in the page's language. */
export function statesOf(route: CityRouteFacts): string[] {
  const states: Record<string, string> = cityRouteTexts().states
  return route.states.map(({ code, name }) => stateName(code, states[code] ?? name))
}

/** The time of the drive as '10 h 45 min', in quarters of an hour. */
export function durationOf({ km }: CityRouteFacts): string {
  const t = cityRouteTexts()
  const quarters = Math.round(minutesOf(km) / 15)
  const [hours, minutes] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours > 0 && t.hours({ hours }), minutes > 0 && t.minutes({ minutes })].filter(Boolean).join(' ')
}

/** The sentences of a route's page; `price` is '' without a price. */
export function sentencesOf(route: CityRouteFacts) {
  const { sentences: t, headings } = cityRouteTexts()
  const { clock } = sharedTexts()
  const [from, to, { km, straightKm }] = [cityName(route.from), cityName(route.to), route]
  return {
    lead: t.lead({ from, to, km, time: durationOf(route) }),
    road: t.road({ heading: headings[route.heading], straightKm, extraKm: km - straightKm }),
    states: statesSentence(statesOf(route)),
    hills: hillsSentence(route),
    towns: townsSentence(route),
    time: t.time({ leave: clock(LEAVE), arrive: clock(later(LEAVE, minutesOf(km))) }),
    price: priceSentence(route),
    beyond: t.beyond({ to, places: route.beyond.map((one) => `${cityName(one.city)} ${one.km}`).join(', ') }),
    trip: t.trip({ from }),
    booking: t.booking,
  }
}

function statesSentence(states: string[]): string {
  const t = cityRouteTexts().sentences.states
  return states.length > 1 ? t.several({ states: states.join(', ') }) : t.one({ state: states[0] ?? '' })
}

function hillsSentence({ hills }: CityRouteFacts): string {
  const t = cityRouteTexts().sentences.hills
  if (hills.length === 0) return t.none
  const roads = hills.map(({ from, to }) =>
    t.road({ from: placeName(from.id, from.name), to: placeName(to.id, to.name) }),
  )
  return t.some({ km: hills.reduce((sum, { km }) => sum + km, 0), roads: roads.join(', ') })
}

function townsSentence(route: CityRouteFacts): string {
  const t = cityRouteTexts().sentences.towns
  const stops = stopsOf(route)
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return t.none
  const rest = route.km - last.km
  if (first === last) return t.one({ town: first.name, km: first.km, rest })
  const end = { name: cityName(route.to), km: route.km }
  const leg = longestOf([{ name: cityName(route.from), km: 0 }, ...stops, end])
  return t.several({ town: first.name, km: first.km, last: last.name, rest, ...leg })
}

/** The longest stretch between two neighbours. */
function longestOf(places: { name: string; km: number }[]) {
  const legs = places.slice(1).map(({ name, km }, at) => {
    const before = places[at]
    return { legFrom: before?.name ?? '', legTo: name, legKm: km - (before?.km ?? 0) }
  })
  return legs.toSorted((a, b) => b.legKm - a.legKm)[0] ?? { legFrom: '', legTo: '', legKm: 0 }
}

function priceSentence(route: CityRouteFacts): string {
  const offers = route.prices.flatMap(({ cabClass, oneWay, roundTrip }) => {
    const price = oneWay ?? roundTrip
    return price ? [{ cab: sharedTexts().cabClasses[cabClass], total: toPaise(price.total) }] : []
  })
  const cheapest = offers.toSorted((a, b) => a.total - b.total)[0]
  if (!cheapest) return ''
  const { cab, total } = cheapest
  // To ten paise.
  const perKm = shortPaise(Math.round(total / route.km / 10) * 10)
  return cityRouteTexts().sentences.price({ cab, total: shortPaise(total), perKm })
}

const minutesOf = (km: number) => (km / KM_PER_HOUR) * 60

const placeName = (id: string, name: string) => townNames()[id] ?? (id.startsWith('x-') ? name : cityName(id))

/** A time of day some minutes after another, rounded to five minutes; past midnight it is one of the next day. */
function later(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const whole = (Math.round((hours * 60 + rest + minutes) / 5) * 5) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
