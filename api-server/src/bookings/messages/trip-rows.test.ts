import type { FareLine } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { bookingTexts } from './texts.ts'
import { priceRows } from './trip-rows.ts'

const way = (quantity: number, amount: number): FareLine => ({
  ...{ code: 'distance', quantity, unit: 'km', rate: 35, amount, taxable: true, basis: 'estimate', origin: 'tariff' },
})

test.each([
  [333.333, 11_666.66, 'Distance 333.333 km × ₹35', '₹11,666.66'],
  [0.01, 0.35, 'Distance 0.01 km × ₹35', '₹0.35'],
  [1423, 49_805, 'Distance 1,423 km × ₹35', '₹49,805.00'],
])('a mail shows %d km unrounded, so that it matches its price', (km, amount, ...row) => {
  expect(priceRows({ fareLines: [way(km, amount)], total: amount, advance: 0 }, bookingTexts.en)[0]).toEqual(row)
})

test('a mail shows each line with its note, the total, and what is paid when', () => {
  const discount: FareLine = { ...way(1, -200.5), code: 'discount', note: 'Regular guest' }
  expect(priceRows({ fareLines: [way(10, 350), discount], total: 149.5, advance: 38 }, bookingTexts.en)).toEqual([
    ['Distance 10 km × ₹35', '₹350.00'],
    ['Discount: Regular guest', '−₹200.50'],
    ['Total Price', '₹149.50'],
    ['In advance', '₹38.00'],
    ['At boarding', '₹111.50'],
  ])
})
