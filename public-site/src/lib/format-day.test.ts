import { expect, test } from 'vitest'
import { formatDay, formatTime } from './format-day.ts'

test('days and times read as they were typed, and no line breaks a time', () => {
  expect(formatDay('2026-12-05')).toMatch(/Sat.*5 Dec.*2026/)
  expect(formatTime('18:05')).toBe('6:05\u00a0pm\u00a0IST')
  expect(formatTime('00:30')).toBe('12:30\u00a0am\u00a0IST')
})
