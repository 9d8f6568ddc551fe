import { expect, test } from 'vitest'
import { formatPaise, shortPaise, toPaise, withCommas } from './index.ts'

test('rupees of the wire are whole paise, whatever a fraction is to a machine', () => {
  for (const [rupees, paise] of [
    [19.99, 1999],
    [8.2, 820],
    [1.005, 100],
    [2500, 250_000],
  ] as const)
    expect(toPaise(rupees)).toBe(paise)
})

test('rupees are written as English and Tamil write them in India', () => {
  expect(formatPaise(1_610_000)).toBe('₹16,100.00')
  expect(formatPaise(123_456_789)).toBe('₹12,34,567.89')
  for (const locale of ['en-IN', 'ta-IN']) {
    const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' })
    for (const paise of [0, 5, 99, 100, 99_999, 100_000, 9_999_999, 10_000_000, 123_456_789_012, -1, -350_050])
      expect(formatPaise(paise)).toBe(rupees.format(paise / 100).replace('-', '−'))
  }
})

test('whole rupees can be written without paise', () => {
  expect([130_000, 2350, -40_000].map(shortPaise)).toEqual(['₹1,300', '₹23.50', '−₹400'])
})

test('numbers of km are grouped as sums are', () => {
  expect([486, 1066, 123_456, 1066.5].map(withCommas)).toEqual(['486', '1,066', '1,23,456', '1066.5'])
})
