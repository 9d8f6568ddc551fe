import type { Cab } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { pageQueries } from '../../config/page-queries.ts'
import { filterOf, filterQuery, matching } from './cab-filter.ts'

test.each([
  ['rising', ['cheap', 'dear', 'unpriced']],
  ['falling', ['dear', 'cheap', 'unpriced']],
] as const)('with prices %s, a cab without one comes last', (sort, order) => {
  const cabs = [cab('unpriced', null), cab('dear', 3000), cab('cheap', 2000)]
  for (const given of [cabs, cabs.toReversed()])
    expect(
      matching(given, { trip: '', seats: 0, cabClass: '', sort }, ({ price }) => price).map(({ _id }) => _id),
    ).toEqual(order)
})

test.each([
  ['trip=Drop+Trip&seats=7&sort=falling', { trip: 'Drop Trip', seats: 7, cabClass: '', sort: 'falling' }],
  ['trip=Boat&seats=-7&sort=name', { trip: '', seats: 0, cabClass: '', sort: '' }],
  ['cabClass=suv', { trip: '', seats: 0, cabClass: 'suv', sort: '' }],
  ['cabClass=boat', { trip: '', seats: 0, cabClass: '', sort: '' }],
  ['seats=seven', { trip: '', seats: 0, cabClass: '', sort: '' }],
] as const)('of the address %s what makes sense is taken', (address, filter) => {
  expect(filterOf(new URLSearchParams(address))).toEqual(filter)
})

test('reads the filter of an address, and nothing else', () => {
  expect(String(filterQuery({ trip: '', seats: 0, sort: '' }))).toBe('')
  expect(String(filterQuery({ trip: 'Local Trip', seats: 4, sort: '' }))).toBe('trip=Local+Trip&seats=4')
})

test('a filtered page is not pre-rendered', () => {
  const filter = filterQuery({ trip: 'Local Trip', seats: 4, cabClass: 'suv', sort: 'rising' })
  expect(pageQueries.cars).toEqual([...filter.keys()])
})

const cab = (_id: string, price: number | null): Cab => ({
  ...{ _id, price, carModel: 'Innova', brand: 'Toyota', seats: 7, description: '', category: ['Drop Trip'] },
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
})
