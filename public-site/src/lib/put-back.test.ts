import { expect, test } from 'vitest'
import { fullTrip } from '../testing/trips.ts'
import { keptOf, withCleared } from './put-back.ts'
import { emptyTrip } from './trip-fields.ts'

const cleared = fullTrip()

test('cities come back with the distance between them, or not at all', () => {
  const other = { ...emptyTrip(), fromState: 'KL', from: 'kl-kollam' }
  expect(withCleared(other, cleared)).toEqual({ ...cleared, ...routeOf(other) })
  expect(withCleared({ ...emptyTrip(), pickUpTime: '09:00' }, cleared)).toEqual({ ...cleared, pickUpTime: '09:00' })
})

test('the cab and what was agreed to come back to their own trip type alone', () => {
  const { selectedCab, terms } = withCleared(emptyTrip('Drop Trip'), cleared)
  expect([selectedCab, terms]).toEqual(['', false])
  expect(withCleared(emptyTrip(), cleared)).toEqual(cleared)
})

test('what was filled in between two changes of the trip type is kept, too, before what was there at first', () => {
  const between = { ...emptyTrip('Drop Trip'), pickUpLocation: 'Adyar' }
  expect(keptOf(between, cleared)).toMatchObject({ pickUpLocation: 'Adyar', from: cleared.from, selectedCab: '' })
  expect(keptOf(emptyTrip('Drop Trip'), cleared)).toBe(cleared)
  expect(keptOf(between, null)).toBe(between)
})

function routeOf({ fromState, from, toState, to, distance, distanceSource, distanceFor }: typeof cleared) {
  return { fromState, from, toState, to, distance, distanceSource, distanceFor }
}
