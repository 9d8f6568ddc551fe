import type { CityRoute } from '../contract/index.ts'
import { cities, routeSlug } from './index.ts'
import { roadTree } from './roads.ts'

/** The number of routes with a page, both ways counted. */
const ROUTE_COUNT = 300
/** The km by road between which people hire a cab rather than take an auto or a flight. */
const KM = { least: 60, most: 700 }

/**
 * How much the cities draw travellers, as we judge it by their size, airports, temples and hills; any other counts 1.
 */
const WEIGHTS: Record<number, string> = {
  14: 'tn-chennai ka-bengaluru-urban',
  9: 'tn-madurai tn-coimbatore ap-tirupati',
  8: 'kl-ernakulam ka-mysuru ap-vijayawada ap-visakhapatnam tn-ooty tn-tiruchirappalli kl-thiruvananthapuram',
  7: 'tn-kodaikanal tn-rameswaram tn-kanyakumari tn-salem kl-kozhikode kl-idukki',
  6: 'kl-wayanad kl-alappuzha ka-kodagu tn-thanjavur tn-vellore tn-tiruvannamalai tn-tirunelveli kl-thrissur',
  5: 'tn-kanchipuram tn-erode tn-tiruppur ap-guntur ap-nellore ka-chikkamagaluru ka-dakshina-kannada ka-hassan',
  4: 'tn-kumbakonam tn-thoothukudi tn-dindigul kl-kannur kl-palakkad ap-rajahmundry ap-kurnool ka-udupi ka-shivamogga ka-vijayanagara ka-dharwad ka-belagavi',
  3: 'tn-karur tn-cuddalore tn-theni kl-kottayam kl-kollam ap-kakinada ap-anantapur ap-kadapa ap-puttaparthi ka-tumakuru ka-ballari',
}
const weights = new Map(
  Object.entries(WEIGHTS).flatMap(([weight, ids]) => ids.split(' ').map((id) => [id, Number(weight)] as const)),
)
const weightOf = (id: string) => weights.get(id) ?? 1

/**
 * How likely somebody travels between two cities: as two masses attract each other, but by the root of the distance, as long
 * drives are booked ahead and short ones are found on the street.
 */
const drawOf = (from: string, to: string, km: number) => (weightOf(from) * weightOf(to)) / Math.sqrt(km)

let known: CityRoute[] | null = null

/** The routes that have a page (docs/product.md, Route pages). They are found at the first call, which takes a tenth of a second. */
export function cityRoutes(): CityRoute[] {
  known ??= likelyRoutes(ROUTE_COUNT)
  return known
}

/**
 * The most likely pairs of our cities, each both ways, by their draw. The same on every call:
 * pairs of the same draw come by their ids.
 */
export function likelyRoutes(count: number): CityRoute[] {
  const pairs = cities.flatMap(({ id: from }) => {
    const { km } = roadTree(from)
    return cities
      .filter(({ id: to }) => from < to)
      .map(({ id: to }) => ({ from, to, km: km.get(to) ?? Number.NaN }))
      .filter((pair) => pair.km >= KM.least && pair.km <= KM.most)
      .map((pair) => ({ ...pair, draw: drawOf(from, pair.to, pair.km) }))
  })
  const inOrder = pairs.sort((a, b) => b.draw - a.draw || (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1))
  return inOrder.slice(0, count / 2).flatMap(({ from, to, km }) => [routeOf(from, to, km), routeOf(to, from, km)])
}

const routeOf = (from: string, to: string, km: number): CityRoute => ({
  slug: routeSlug(from, to),
  ...{ from, to, km },
})
