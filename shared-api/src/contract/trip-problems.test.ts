import { expect, test } from 'vitest'
import { istInstant } from './place-and-time.ts'
import { tripProblems } from './trip-problems.ts'

const past = 'Pick-up must not be in the past (Indian time)'
const at = (pickUpTime: string, now: number) =>
  tripProblems(
    { triptype: 'Drop Trip', PickUpdate: '2026-12-05', pickUpTime, returndate: '', ReturnTime: '', returnLocation: '' },
    now,
  )

test.each([
  ['as the minute begins', 0, []],
  ['within the minute', 30_000, []],
  ['in its last ms', 59_999, []],
  ['when it is over', 60_000, [{ path: 'pickUpTime', message: past }]],
])('a pick-up at 12:00, asked for %s', (_when, ms, problems) => {
  expect(at('12:00', istInstant('2026-12-05', '12:00') + ms)).toEqual(problems)
})

test('in the last minute of a day its time is at fault, from midnight on its date', () => {
  const midnight = istInstant('2026-12-06', '00:00')
  expect(at('23:59', midnight - 1)).toEqual([])
  expect(at('23:58', midnight - 1)).toEqual([{ path: 'pickUpTime', message: past }])
  expect(at('23:59', midnight)).toEqual([{ path: 'PickUpdate', message: past }])
})
