import { expect, test } from 'vitest'
import { bus, cabLike, dzire, innova } from '../testing/cabs.ts'
import { alike } from './alike-cabs.ts'

const second = cabLike({ _id: 'second', imageUrl: '/uploads/second/640.webp' })
const none = new Set<string>()

test('cabs that are the same to a visitor are one row, in their first place', () => {
  expect(alike([dzire, innova, second], none)).toEqual([
    { cab: dzire, count: 2 },
    { cab: innova, count: 1 },
  ])
  expect(alike([dzire, cabLike({ _id: 'dear', price: 1500 }), bus], none).map(({ count }) => count)).toEqual([1, 1, 1])
})

test('of them one is offered that is free, unless another is chosen', () => {
  expect(alike([dzire, second], new Set(['dzire']))[0]?.cab).toBe(second)
  expect(alike([dzire, second], new Set(['dzire', 'second']))[0]?.cab).toBe(dzire)
  expect(alike([dzire, second], none, second)[0]?.cab).toBe(second)
})
