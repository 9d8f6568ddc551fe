import { CAB_CLASSES, type CityRoute, type CityRouteFacts } from 'shared-api/contract'
import { routeFacts } from 'shared-api/geography/route-facts'

/** What the API says of a route, with invented prices that grow with the km, and without packages. */
export function factsFor(route: CityRoute): CityRouteFacts {
  const facts = routeFacts(route)
  if (!facts) throw new Error(`${route.slug} has no page`)
  const prices = CAB_CLASSES.map((cabClass, at) => {
    const cab = { _id: cabClass, seats: 4 + 3 * at }
    const priceOf = (rate: number) => {
      const amount = route.km * rate + 1000 * at
      const part = { unit: 'km' as const, taxable: true, basis: 'fixed' as const, origin: 'tariff' as const }
      return { cab, total: amount, lines: [{ code: 'distance' as const, quantity: route.km, rate, amount, ...part }] }
    }
    return { cabClass, imageUrl: '/cab.webp', models: ['Dzire', 'Etios'], oneWay: priceOf(35), roundTrip: priceOf(50) }
  })
  return { ...facts, days: Math.ceil((2 * route.km) / 45 / 14), prices, packages: [] }
}
