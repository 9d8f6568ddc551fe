import { expect, test } from 'vitest'
import { dayAfter, formatDay, formatTime, istDay } from './ist.ts'

test('the day changes at midnight in India, wherever the browser is', () => {
  expect(istDay(Date.parse('2026-12-05T18:29:59Z'))).toBe('2026-12-05')
  expect(istDay(Date.parse('2026-12-05T18:30:00Z'))).toBe('2026-12-06')
})

test('days and times read as they were typed', () => {
  expect(formatDay('2026-12-05')).toMatch(/Sat.*5 Dec.*2026/)
  expect(formatTime('18:05')).toBe('6:05 pm IST')
  expect(formatTime('00:30')).toMatch(/^(12|0):30 am IST$/)
})

test('days are counted over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 0)).toBe('2026-12-31')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01')
})
