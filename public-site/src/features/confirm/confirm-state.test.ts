import { expect, test } from 'vitest'
import { emptyTrip } from '../../lib/trip-fields.ts'
import { confirmState } from './confirm-state.ts'

test('a trip that another release left in the history, with fields of its own, counts as none', () => {
  const trip = emptyTrip()
  const { returnLocation, ...older } = trip
  expect(confirmState({ trip }).trip).toEqual(trip)
  for (const odd of [older, { ...trip, distance: 120 }, { ...trip, visitingPlaces: {} }, 'trip', null])
    expect(confirmState({ trip: odd }).trip).toBeNull()
})
