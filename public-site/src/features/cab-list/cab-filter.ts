import { CAB_CLASSES, type Cab, type CabClass, TRIP_TYPES, type TripType } from 'shared-api/contract'
import { byCost, type CabCost, seatsAll } from '../../lib/cab-order.ts'

/** The visitor's filter of the cabs, as in the address; '' or 0 for none. */
export type CabFilter = { trip: TripType | ''; seats: number; cabClass: CabClass | ''; sort: 'rising' | 'falling' | '' }

/** Cabs for the trip with enough seats, in the chosen order. */
export function matching(cabs: Cab[], { trip, seats, cabClass, sort }: CabFilter, cost: CabCost): Cab[] {
  const found = cabs
    .filter((cab) => (trip === '' || cab.category.includes(trip)) && seatsAll(cab, seats))
    .filter((cab) => cabClass === '' || cab.cabClass === cabClass)
  return sort === '' ? found : found.toSorted(byCost(cost, sort))
}

/** Reads a filter out of an address; what makes no sense is left out. */
export function filterOf(params: URLSearchParams): CabFilter {
  const sort = params.get('sort')
  return {
    trip: TRIP_TYPES.find((type) => type === params.get('trip')) ?? '',
    cabClass: CAB_CLASSES.find((name) => name === params.get('cabClass')) ?? '',
    seats: Math.max(0, Number.parseInt(params.get('seats') ?? '', 10) || 0),
    sort: sort === 'rising' || sort === 'falling' ? sort : '',
  }
}

/** The address of a filter, without what it leaves open. */
export function filterQuery(filter: Partial<CabFilter>): URLSearchParams {
  const chosen = Object.entries(filter).filter(([, value]) => value !== '' && value !== 0)
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))
}
