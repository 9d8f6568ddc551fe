import { expect, test } from 'vitest'
import { cabLike } from '../testing/cabs.ts'
import { offered, seatsAll } from './cab-order.ts'

test('a cab takes as many as it has seats, and anybody while no number is given', () => {
  expect([3, 4, 5].map((persons) => seatsAll({ seats: 4 }, persons))).toEqual([true, true, false])
  expect([0, Number.NaN].map((persons) => seatsAll({ seats: 4 }, persons))).toEqual([true, true])
})

test('cabs that fit are offered first, the cheapest of them before all, one without a price last', () => {
  const cabs = [
    cabLike({ _id: 'cheap and small', seats: 4, price: 1000 }),
    cabLike({ _id: 'unpriced', seats: 7, price: null }),
    cabLike({ _id: 'dear', seats: 7, price: 3000 }),
    cabLike({ _id: 'fair', seats: 5, price: 2000 }),
  ]
  expect(offered(cabs, 5, ({ price }) => price).map(({ _id }) => _id)).toEqual([
    'fair',
    'dear',
    'unpriced',
    'cheap and small',
  ])
  expect(offered(cabs, 0, ({ price }) => price).map(({ _id }) => _id)).toEqual([
    'cheap and small',
    'fair',
    'dear',
    'unpriced',
  ])
})
