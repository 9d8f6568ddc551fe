import { expect, test } from 'vitest'
import { bookingTexts } from './texts.ts'
import { priceRows } from './trip-rows.ts'

// 35 rupees for each km (docs/product.md, Price): the figures are worked out by hand.
test.each([
  [333.333, 12966.66, 'Distance 333.333 km × ₹35.00', '₹11,666.66'],
  [0.01, 1300.35, 'Distance 0.01 km × ₹35.00', '₹0.35'],
  [1423, 51105, 'Distance 1,423 km × ₹35.00', '₹49,805.00'],
])('a mail shows %d km unrounded, so that it matches its price', (distance, total, ...row) => {
  expect(priceRows({ distance, fare: 1300, total }, bookingTexts.en)[0]).toEqual(row)
})
