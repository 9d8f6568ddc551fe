import { type Cab, type Company, Holiday } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { cabNode, tripNode } from './schema-nodes.ts'

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

const ORIGIN = 'https://cabs.example'
const holiday = Holiday.parse({
  ...{
    _id: 'h1',
    name: 'Munnar',
    slug: 'munnar',
    imageUrl: '',
    services: [],
    category: [],
    pdf: null,
    priceFrom: 8990,
  },
})

test('a package is offered by its page, at its price, by a company that is described beside it', () => {
  const at = { travelPackage: holiday, path: '/holidayPackage/munnar' }
  const url = `${ORIGIN}/holidayPackage/munnar`
  expect(tripNode(at, ORIGIN, { name: 'Vaigai' } as Company)).toMatchObject({
    url,
    offers: { price: '8990.00', priceCurrency: 'INR', url },
    provider: { '@type': 'LocalBusiness', '@id': `${ORIGIN}/#company`, name: 'Vaigai', url: `${ORIGIN}/` },
  })
  const unpriced = { ...at, travelPackage: { ...holiday, priceFrom: null } }
  expect(tripNode(unpriced, ORIGIN)).not.toHaveProperty('offers')
})
