import { expect, test } from 'vitest'
import { formatPaise, toPaise, totalPaise } from './index.ts'

test('the total is 35 rupees a km and the fare', () => {
  expect(totalPaise(460, toPaise(2500))).toBe(1_860_000)
  expect(totalPaise('460', '250000')).toBe(1_860_000)
})

test('counts as 0 what is not a number', () => {
  expect(totalPaise('far', 250_000)).toBe(250_000)
  expect(totalPaise(10, undefined)).toBe(35_000)
  expect(totalPaise('', Number.NaN)).toBe(0)
  expect(totalPaise('Infinity', 100)).toBe(100)
})

test('a fraction of a km is rounded to whole paise', () => {
  expect(totalPaise(0.0001, 0)).toBe(0)
  expect(totalPaise(0.0002, 0)).toBe(1)
  expect(totalPaise(10.55, 1)).toBe(36_926)
})

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
      expect(formatPaise(paise)).toBe(rupees.format(paise / 100))
  }
})
