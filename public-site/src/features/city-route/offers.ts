import type { CityRouteFacts, RoutePrice, TripType } from 'shared-api/contract'
import { rateFor, type Tariff } from 'shared-api/fares'
import { shortRupees, withCommas } from 'shared-api/money'
import { cityRouteTexts } from '../../texts/city-route.ts'
import { commonTexts } from '../../texts/common.ts'

/** The two trips that a route's page prices. */
export const WAYS = [
  { way: 'oneWay', tripType: 'Drop Trip' },
  { way: 'roundTrip', tripType: 'Outstation' },
] as const satisfies { way: 'oneWay' | 'roundTrip'; tripType: TripType }[]
export type Way = (typeof WAYS)[number]['way']

/** '₹18,310', without paise where there are none. */
export const priceText = ({ total }: Pick<RoutePrice, 'total'>): string => shortRupees(total)

const cheapestBy = ({ prices }: CityRouteFacts, way: Way): RoutePrice | undefined =>
  prices.flatMap((one) => one[way] ?? []).sort((a, b) => a.total - b.total)[0]

/** The cheapest of a route's prices: of one way, else there and back; null without any. */
export function cheapestOf(route: CityRouteFacts): { price: RoutePrice; tripType: TripType } | null {
  for (const { way, tripType } of WAYS) {
    const price = cheapestBy(route, way)
    if (price) return { price, tripType }
  }
  return null
}

/** What is in the prices of a way, by the lines of its cheapest: '486 km, cab, GST'; null where there is none. */
export function partsOf(route: CityRouteFacts, way: Way): string | null {
  const t = cityRouteTexts().parts
  const price = cheapestBy(route, way)
  if (!price) return null
  const costs: Record<string, string> = commonTexts().price.costs
  const words: Record<string, string> = {
    ...costs,
    ...{ cab: t.cab, allowance: t.allowance, night: t.night, hill: t.hill, season: t.season },
    ...{ gst: t.tax, cgst: t.tax, igst: t.tax },
  }
  return price.lines
    .flatMap(({ code, quantity }) => (code === 'distance' ? t.km({ km: withCommas(quantity) }) : (words[code] ?? [])))
    .join(', ')
}

/** Where a tariff bills one way of a trip that comes back: what the way back would add to the cheapest; else ''. */
export function wayBackOf(route: CityRouteFacts, way: Way, tariff: Tariff): string {
  const isOneWay = way === 'roundTrip' && rateFor(tariff, 'Outstation', null)?.distance === 'entered'
  const road = isOneWay && cheapestBy(route, way)?.lines.find(({ code }) => code === 'distance')
  return road ? commonTexts().price.wayBack({ amount: shortRupees(road.amount) }) : ''
}

/** The costs that are in no price of a way: those of the terms that no line and no part of the tariff has. */
export function costsOutside(route: CityRouteFacts, way: Way, tariff: Tariff): string {
  const lines = route.prices.flatMap((one) => one[way]?.lines ?? [])
  const within = new Set<string>(lines.map(({ code }) => code))
  for (const { kind, basis } of tariff.passedOn) if (basis === 'included') within.add(kind)
  return Object.entries(commonTexts().price.costs)
    .filter(([code]) => !within.has(code))
    .map(([, words]) => words)
    .join(', ')
}
