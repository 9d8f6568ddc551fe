import type { CityRouteFacts } from 'shared-api/contract'
import { KM_PER_HOUR } from 'shared-api/fares'
import { toPaise } from 'shared-api/money'
import { cityName, stateName } from '../../lib/places.ts'
import { later, type RouteOffer, type RouteWords, type Wordings } from '../../lib/route-words.ts'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { routeSentences } from '../../texts/city-route-sentences.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { townNames } from '../../texts/towns.ts'

/** When the drive of a page starts: not at the same time on all, so that each tells its own day. */
const STARTS = ['06:00', '05:00', '07:00', '05:30', '06:30']

/** A route's facts in words of the page's language. */
export function wordsOf(route: CityRouteFacts): RouteWords {
  const [from, to] = [cityName(route.from), cityName(route.to)]
  const leave = STARTS[route.wordings.at(-1) ?? 0] ?? '06:00'
  const stops = route.stops.map(({ id, name, km }) => ({
    ...{ id, name: placeName(id, name), km },
    time: later(leave, minutesOf(km)),
  }))
  const offers = route.prices.flatMap(({ cabClass, oneWay, roundTrip }): RouteOffer[] => {
    const price = oneWay ?? roundTrip
    return price
      ? [{ name: sharedTexts().cabClasses[cabClass], seats: price.cab.seats, total: toPaise(price.total) }]
      : []
  })
  const states: Record<string, string> = cityRouteTexts().states
  return {
    ...{ from, to, leave, stops, km: route.km, straightKm: route.straightKm, heading: route.heading, days: route.days },
    extraKm: route.km - route.straightKm,
    minutes: minutesOf(route.km),
    states: route.states.map(({ code, name }) => stateName(code, states[code] ?? name)),
    hills: route.hills.map(({ from: start, to: end, km }) => ({
      ...{ from: placeName(start.id, start.name), to: placeName(end.id, end.name), km },
    })),
    longest: longestOf([{ name: from, km: 0 }, ...stops, { name: to, km: route.km }]),
    beyond: route.beyond.map(({ city, km }) => ({ name: cityName(city), km })),
    cheapest: offers.toSorted((a, b) => a.total - b.total)[0] ?? null,
    largest: offers.toSorted((a, b) => b.seats - a.seats || a.total - b.total)[0] ?? null,
  }
}

const minutesOf = (km: number) => (km / KM_PER_HOUR) * 60

const placeName = (id: string, name: string) => townNames()[id] ?? (id.startsWith('x-') ? name : cityName(id))

function longestOf(places: { name: string; km: number }[]): RouteWords['longest'] {
  const legs = places.slice(1).map(({ name, km }, at) => {
    const before = places[at]
    return { from: before?.name ?? '', to: name, km: km - (before?.km ?? 0) }
  })
  return legs.toSorted((a, b) => b.km - a.km)[0] ?? { from: '', to: '', km: 0 }
}

/** The parts of a page by their place in a route's wordings. */
const PARTS = ['lead', 'road', 'states', 'hills', 'stops', 'time', 'price', 'beyond', 'trip', 'booking'] as const

/** The sentence of a part of a route's page; '' where there is nothing to say. */
export function sentenceOf(route: CityRouteFacts, part: (typeof PARTS)[number]): string {
  const wordings: Wordings = routeSentences().sentences[part]
  return wordings[route.wordings[PARTS.indexOf(part)] ?? 0]?.(wordsOf(route)) ?? ''
}
