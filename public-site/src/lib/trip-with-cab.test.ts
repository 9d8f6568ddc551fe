import { expect, test } from 'vitest'
import { cabLike, innova } from '../testing/cabs.ts'
import { fullTrip } from '../testing/trips.ts'
import { emptyTrip } from './trip-fields.ts'
import { isUntouched, withCab } from './trip-with-cab.ts'

const local = cabLike({ _id: 'auto', category: ['Local Trip', 'Drop Trip'] })

test('adds a cab that serves the trip type to the trip unchanged', () => {
  const trip = fullTrip({ selectedCab: '' })
  expect(withCab(trip, innova)).toEqual({ ...trip, selectedCab: 'innova' })
  expect(withCab(trip, innova, 'Drop Trip').tripType).toBe('Outstation')
})

test('switches to the trip type of a cab that does not serve it, keeps the trip, and asks for the terms again', () => {
  expect(withCab(fullTrip(), local)).toEqual({
    ...{ ...fullTrip(), terms: false },
    ...{ tripType: 'Local Trip', selectedCab: 'auto' },
  })
})

test('of the trip types that it serves it brings the one that the visitor looked for', () => {
  expect(withCab(fullTrip(), local, 'Drop Trip').tripType).toBe('Drop Trip')
  expect(withCab(fullTrip(), local, 'Outstation').tripType).toBe('Local Trip')
})

test('in an untouched form it is for the trip that the visitor looks for', () => {
  expect(withCab(emptyTrip(), innova, 'Drop Trip')).toEqual({ ...emptyTrip('Drop Trip'), selectedCab: 'innova' })
  expect(withCab(emptyTrip(), innova).tripType).toBe('Outstation')
  expect(withCab(emptyTrip(), local, 'Outstation').tripType).toBe('Local Trip')
})

test.each([
  [{}, true],
  [{ pickUpLocation: 'Anna Nagar' }, false],
  [{ visitingPlaces: ['Trichy'] }, false],
  [{ tripType: 'Drop Trip' }, false],
  [{ terms: true }, false],
] as const)('a form with %j is untouched: %s', (part, untouched) => {
  const trip = emptyTrip()
  expect(isUntouched(Object.assign(trip, part))).toBe(untouched)
})
