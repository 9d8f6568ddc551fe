import { type Cab, TRIP_TYPES, type TripType } from 'shared-api/contract'
import { byPrice, seatsAll } from '../../lib/cab-order.ts'

/** What the visitor wants to see of the cabs, as the address holds it; '' or 0 is no wish. */
export type CabFilter = { trip: TripType | ''; seats: number; sort: 'rising' | 'falling' | '' }

/** The cabs that serve the trip and seat so many, in the wanted order. */
export function matching(cabs: Cab[], { trip, seats, sort }: CabFilter): Cab[] {
  const found = cabs.filter((cab) => (trip === '' || cab.category.includes(trip)) && seatsAll(cab, seats))
  return sort === '' ? found : found.toSorted(byPrice(sort))
}

/** Reads a filter out of an address; what makes no sense counts as no wish. */
export function filterOf(params: URLSearchParams): CabFilter {
  const sort = params.get('sort')
  return {
    trip: TRIP_TYPES.find((type) => type === params.get('trip')) ?? '',
    seats: Math.max(0, Number.parseInt(params.get('seats') ?? '', 10) || 0),
    sort: sort === 'rising' || sort === 'falling' ? sort : '',
  }
}

/** The address of a filter, without the wishes that are none. */
export function filterQuery(filter: Partial<CabFilter>): URLSearchParams {
  const wishes = Object.entries(filter).filter(([, wish]) => wish !== '' && wish !== 0)
  return new URLSearchParams(wishes.map(([name, wish]) => [name, String(wish)]))
}
