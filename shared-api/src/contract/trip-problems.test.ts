import { expect, test } from 'vitest'
import { istInstant } from './ist-instant.ts'
import { DESK_DAYS_BACK, tripProblems } from './trip-problems.ts'

const at = (pickUpTime: string, now: number) =>
  tripProblems(
    {
      tripType: 'Drop Trip',
      distance: 9,
      pickUpDate: '2026-12-05',
      pickUpTime,
      returnDate: '',
      returnTime: '',
      returnLocation: '',
    },
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
  expect(at('23:59', midnight)).toEqual([{ path: 'pickUpDate', code: 'past' }])
})

test('a visitor books an hour ahead, or calls; the desk may book sooner', () => {
  const asked = (minutes: number, lead: number) =>
    tripProblems(trip, istInstant(trip.pickUpDate, trip.pickUpTime) - minutes * 60_000, lead)
  expect(asked(60, 60)).toEqual([])
  expect(asked(58, 60)).toContainEqual({ path: 'pickUpTime', code: 'too-soon', params: { minutes: 60 } })
  expect(asked(58, 0)).toEqual([])
})

test('the desk enters trips of a year ago, and none before', () => {
  const now = istInstant('2026-12-05', '17:00')
  const days = (pickUpDate: string) =>
    tripProblems({ ...trip, pickUpDate, returnDate: '2025-12-06' }, now, 0, DESK_DAYS_BACK)
  expect(days('2025-12-04')).toEqual([])
  expect(days('2025-12-03')).toMatchObject([{ path: 'pickUpDate', code: 'too-long-ago' }])
})

const FIVE = istInstant('2026-12-05', '17:00')
type Trip = Parameters<typeof tripProblems>[0]
const trip: Trip = {
  ...{ tripType: 'Outstation', distance: 9, pickUpDate: '2026-12-24', pickUpTime: '17:00' },
  ...{ returnDate: '2026-12-26', returnTime: '17:00', returnLocation: 'Chennai' },
}
const farAhead = { path: 'pickUpDate', code: 'too-far-ahead' }
const returnFirst = { path: 'returnTime', code: 'return-first' }
const farReturn = { path: 'returnDate', code: 'return-too-far' }

test.each<[string, Partial<Trip>, object[]]>([
  ['a year ahead', { pickUpDate: '2027-12-06', returnDate: '2027-12-07' }, []],
  ['a minute more ahead', { pickUpDate: '2027-12-06', pickUpTime: '17:01', returnDate: '2027-12-07' }, [farAhead]],
  ['in the year 9999', { pickUpDate: '9999-12-30', returnDate: '9999-12-31' }, [farAhead]],
  ['with a return in the minute of its pick-up', { returnDate: '2026-12-24' }, [returnFirst]],
  ['with a return a minute after it', { returnDate: '2026-12-24', returnTime: '17:01' }, []],
  ['with a return after a year', { returnDate: '2027-12-25' }, []],
  ['with a return a minute later', { returnDate: '2027-12-25', returnTime: '17:01' }, [farReturn]],
])('a trip %s', (_what, dates, problems) => {
  expect(tripProblems({ ...trip, ...dates }, FIVE)).toEqual(problems)
})
