import { expect, test } from 'vitest'
import { formatDay, formatTime } from './format-day.ts'

test('days and times read as they were typed', () => {
  expect(formatDay('2026-12-05')).toMatch(/Sat.*5 Dec.*2026/)
  expect(formatTime('18:05')).toBe('6:05 pm IST')
  expect(formatTime('00:30')).toMatch(/^(12|0):30 am IST$/)
})
