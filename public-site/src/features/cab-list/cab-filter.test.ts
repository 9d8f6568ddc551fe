import type { Cab } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { matching } from './cab-filter.ts'

test.each([
  ['rising', ['cheap', 'dear', 'unpriced']],
  ['falling', ['dear', 'cheap', 'unpriced']],
] as const)('with prices %s, a cab without one comes last', (sort, order) => {
  const cabs = [cab('unpriced', null), cab('dear', 3000), cab('cheap', 2000)]
  for (const given of [cabs, cabs.toReversed()])
    expect(matching(given, { trip: '', seats: 0, sort }).map(({ _id }) => _id)).toEqual(order)
})

const cab = (_id: string, price: number | null): Cab => ({
  ...{ _id, price, carModel: 'Innova', brand: 'Toyota', seats: 7, description: '', category: ['Drop Trip'] },
  ...{ imageUrl: '', availability: true, onRide: false, localTripType: null, pricePerday: null, pricePerKm: null },
})
