import { expect, test } from 'vitest'
import { emptyTrip } from '../../lib/trip-fields.ts'
import { innova } from '../../testing/cabs.ts'
import { bookedOn, keepBooked } from './booked-here.ts'
import { confirmState } from './confirm-state.ts'

test('ignores a trip that another release left in the history with other fields', () => {
  const trip = emptyTrip()
  const { returnLocation, ...older } = trip
  expect(confirmState({ trip }).trip).toEqual(trip)
  for (const odd of [older, { ...trip, distance: 120 }, { ...trip, visitingPlaces: {} }, 'trip', null])
    expect(confirmState({ trip: odd }).trip).toBeNull()
})

test('so does a cab', () => {
  expect(confirmState({ cab: innova }).cab).toEqual(innova)
  for (const odd of [{ ...innova, price: '3000' }, { _id: 'innova' }, 'innova'])
    expect(confirmState({ cab: odd }).cab).toBeNull()
})

test('a booking is shown on the entry of the history that it was made on, and on none that was typed in', () => {
  const made = confirmState({ seenPaise: 1 })
  keepBooked('k1', made)
  keepBooked('default', made)
  expect([bookedOn('k1'), bookedOn('k2'), bookedOn('default')]).toEqual([made, undefined, undefined])
})
