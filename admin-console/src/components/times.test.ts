import { expect, test } from 'vitest'
import { clockText, instantText, weekdayText } from './times.ts'

test('a time stays on one line', () => {
  expect(clockText('17:14')).toBe('5:14\u00a0pm')
  expect(instantText('2026-11-21T00:44:00Z')).toBe('21 Nov 2026, 6:14\u00a0am')
})

test('a day is that of India, with its weekday, wherever the browser is', () => {
  expect(weekdayText('2026-11-24')).toBe('Tue, 24 Nov 2026')
})
