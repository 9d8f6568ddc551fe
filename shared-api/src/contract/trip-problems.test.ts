import { expect, test } from 'vitest'
import { istInstant } from './place-and-time.ts'
import { tripProblems } from './trip-problems.ts'

const at = (pickUpTime: string, now: number) =>
  tripProblems(
    { triptype: 'Drop Trip', PickUpdate: '2026-12-05', pickUpTime, returndate: '', ReturnTime: '', returnLocation: '' },
    now,
  )

test.each([
  ['as the minute begins', 0, []],
  ['within the minute', 30_000, []],
  ['in its last ms', 59_999, []],
  ['when it is over', 60_000, [{ path: 'pickUpTime', code: 'past' }]],
])('a pick-up at 12:00, asked for %s', (_when, ms, problems) => {
  expect(at('12:00', istInstant('2026-12-05', '12:00') + ms)).toEqual(problems)
})

test('in the last minute of a day its time is at fault, from midnight on its date', () => {
  const midnight = istInstant('2026-12-06', '00:00')
  expect(at('23:59', midnight - 1)).toEqual([])
  expect(at('23:58', midnight - 1)).toEqual([{ path: 'pickUpTime', code: 'past' }])
  expect(at('23:59', midnight)).toEqual([{ path: 'PickUpdate', code: 'past' }])
})

const FIVE = istInstant('2026-12-05', '17:00')
type Trip = Parameters<typeof tripProblems>[0]
const trip: Trip = {
  ...{ triptype: 'Outstation', PickUpdate: '2026-12-24', pickUpTime: '17:00' },
  ...{ returndate: '2026-12-26', ReturnTime: '17:00', returnLocation: 'Chennai' },
}
const farAhead = { path: 'PickUpdate', code: 'too-far-ahead' }
const returnFirst = { path: 'ReturnTime', code: 'return-first' }
const farReturn = { path: 'returndate', code: 'return-too-far' }

test.each<[string, Partial<Trip>, object[]]>([
  ['a year ahead', { PickUpdate: '2027-12-06', returndate: '2027-12-07' }, []],
  ['a minute more ahead', { PickUpdate: '2027-12-06', pickUpTime: '17:01', returndate: '2027-12-07' }, [farAhead]],
  ['in the year 9999', { PickUpdate: '9999-12-30', returndate: '9999-12-31' }, [farAhead]],
  ['with a return in the minute of its pick-up', { returndate: '2026-12-24' }, [returnFirst]],
  ['with a return a minute after it', { returndate: '2026-12-24', ReturnTime: '17:01' }, []],
  ['with a return after a year', { returndate: '2027-12-25' }, []],
  ['with a return a minute later', { returndate: '2027-12-25', ReturnTime: '17:01' }, [farReturn]],
])('a trip %s', (_what, dates, problems) => {
  expect(tripProblems({ ...trip, ...dates }, FIVE)).toEqual(problems)
})
