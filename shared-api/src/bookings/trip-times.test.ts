import { expect, test } from 'vitest'
import { tripTimes } from './trip-times.ts'

const FORM = {
  ...{ tripType: 'Outstation' as const, from: 'tn-chennai', to: 'tn-madurai', distance: '462', hours: '' },
  ...{ pickUpDate: '2026-12-24', pickUpTime: '06:30', returnDate: '2026-12-26', returnTime: '20:00' },
}
const start = { pickUpDate: '2026-12-24', pickUpTime: '06:30' }

test('a trip that comes back takes a vehicle until its return, whatever its distance', () => {
  const times = { tripType: 'Outstation', ...start, returnDate: '2026-12-26', returnTime: '20:00', distance: '' }
  expect(tripTimes(FORM)).toEqual(times)
  expect(tripTimes({ ...FORM, distance: '900' })).toEqual(times)
})

test('a local trip by hours ends after them', () => {
  const trip = { ...FORM, tripType: 'Local Trip' as const, hours: '8', returnDate: '', returnTime: '' }
  expect(tripTimes(trip)).toMatchObject({ returnDate: '2026-12-24', returnTime: '14:30' })
})

test('a Drop Trip takes a vehicle for its distance', () => {
  const drop = { ...FORM, tripType: 'Drop Trip' as const }
  expect(tripTimes(drop)).toEqual({
    ...{ tripType: 'Drop Trip', ...start, distance: '462' },
    ...{ from: 'tn-chennai', to: 'tn-madurai', returnDate: '', returnTime: '' },
  })
})

test.each([
  ['no trip type', { tripType: '' as const }],
  ['no day', { pickUpDate: '' }],
  ['a day that is typed in part', { pickUpDate: '24/1' }],
  ['a return that is typed in part', { returnDate: '26/1' }],
  ['no time', { pickUpTime: '' }],
  ['no return', { returnTime: '' }],
  ['a return before the pick-up', { returnDate: '2026-12-24', returnTime: '06:30' }],
  ['a Drop Trip without a distance', { tripType: 'Drop Trip' as const, distance: '' }],
  ['a Drop Trip around the earth', { tripType: 'Drop Trip' as const, distance: '40000' }],
])('nothing is known of %s', (_what, part) => {
  expect(tripTimes({ ...FORM, ...part })).toBeNull()
})
