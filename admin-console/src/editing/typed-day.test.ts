import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

test.each([
  ['5/12/2026', '2026-12-05'],
  ['05-12-26', '2026-12-05'],
  [' 29.02.2028 ', '2028-02-29'],
  ['2026-12-05', '2026-12-05'],
  ['29/02/2026', null],
  ['12/14/2026', null],
  ['05/12/20266', null],
  ['5 Dec', null],
  ['', null],
])('%s is read in Indian order as %s', (text, day) => {
  expect(typedDay(text)).toBe(day)
})
