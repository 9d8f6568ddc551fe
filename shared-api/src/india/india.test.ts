import { expect, test } from 'vitest'
import { dayAfter, formatPhone, istDay } from './index.ts'

test('the day in India begins at half past six in the evening, UTC', () => {
  expect(istDay(Date.parse('2026-12-31T18:29:59Z'))).toBe('2026-12-31')
  expect(istDay(Date.parse('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
})

test('days after a day go over the ends of months and years', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-12-31', 2)).toBe('2027-01-02')
})

test('a mobile of India is grouped; other numbers stay as they are', () => {
  expect(formatPhone('+919840012345')).toBe('+91 98400 12345')
  expect(formatPhone('+442079460958')).toBe('+442079460958')
})
