import type { Cab } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { cabNode } from './schema-nodes.ts'

const cab: Cab = {
  ...{
    _id: 'c1',
    carModel: 'Innova',
    brand: 'Toyota',
    seats: 7,
    price: 2500,
    description: '',
    category: ['Drop Trip'],
  },
  ...{
    imageUrl: '',
    pictures: [],
    pictureTexts: [],
    visibility: 'public',
    availability: true,
    onRide: false,
    localTripType: null,
    pricePerday: null,
    pricePerKm: null,
    cabClass: null,
    transmission: null,
    fuel: null,
  },
}
const offerOf = (change: Partial<Cab>) => cabNode({ ...cab, ...change }, 'https://cabs.example').offers

test('a cab that is taken out of booking or on a ride is offered as out of stock, one without a price not at all', () => {
  expect(offerOf({})).toMatchObject({ price: '2500.00', availability: 'https://schema.org/InStock' })
  for (const gone of [{ availability: false }, { onRide: true }])
    expect(offerOf(gone)).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  expect(offerOf({ price: null })).toBeUndefined()
})
