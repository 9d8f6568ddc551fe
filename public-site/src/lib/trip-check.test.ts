import { expect, test } from 'vitest'
import { innova } from '../testing/cabs.ts'
import { fullTrip } from '../testing/trips.ts'
import { tripErrors } from './trip-check.ts'
import { emptyTrip } from './trip-fields.ts'

const NOW = Date.parse('2026-12-05T06:30:00Z') // 12:00 in India
const times = { pickUpDate: '2026-12-06', pickUpTime: '06:30', returnDate: '2026-12-07', returnTime: '21:00' }
const trip = fullTrip(times)
const errorsOf = (part: Partial<typeof trip>) => tripErrors({ ...trip, ...part }, innova, NOW)

test('a trip with all filled in has no errors, for each trip type', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ tripType: 'Local Trip' })).toEqual({})
  expect(errorsOf({ tripType: 'Drop Trip', returnLocation: '', returnDate: '', returnTime: '' })).toEqual({})
})

test('without a trip type that alone is asked for', () => {
  expect(tripErrors({ ...emptyTrip(), tripType: '' }, undefined, NOW)).toEqual({
    tripType: 'Please Select The TripType',
  })
})

test('an empty form names every field that is required, in the order of the form', () => {
  expect(Object.entries(tripErrors(emptyTrip(), undefined, NOW))).toEqual([
    ['fromState', 'From State is required'],
    ['from', 'From City is required'],
    ['toState', 'To State is required'],
    ['to', 'To City is required'],
    ['distance', 'Distance (km) is required'],
    ['pickUpLocation', 'Pick-up Location is required'],
    ['pickUpDate', 'Pick-up Date is required'],
    ['pickUpTime', 'Pick-up Time is required'],
    ['returnLocation', 'Return Location is required'],
    ['returnDate', 'Return Date is required'],
    ['returnTime', 'Return Time is required'],
    ['numberOfPersons', 'Number of Persons is required'],
    ['selectedCab', 'Choose a cab'],
    ['terms', 'Accept the terms and conditions to book'],
  ])
})

test('a Drop Trip asks for no return', () => {
  const errors = tripErrors(emptyTrip('Drop Trip'), undefined, NOW)
  expect(Object.keys(errors)).not.toContain('returnLocation')
  expect(Object.keys(errors)).not.toContain('returnDate')
})

test('the pick-up is not in the past, by the clock in India', () => {
  expect(errorsOf({ pickUpDate: '2026-12-05', pickUpTime: '11:59' })).toEqual({
    pickUpTime: 'Pick-up must not be in the past (Indian time)',
  })
  expect(errorsOf({ pickUpDate: '2026-12-05', pickUpTime: '12:01' })).toEqual({})
  expect(errorsOf({ pickUpDate: '2026-12-04' })).toEqual({
    pickUpDate: 'Pick-up must not be in the past (Indian time)',
  })
})

test('the return is after the pick-up', () => {
  expect(errorsOf({ returnDate: '2026-12-05' })).toEqual({ returnDate: 'Return must be after the pick-up' })
  expect(errorsOf({ returnDate: '2026-12-06', returnTime: '06:30' })).toEqual({
    returnTime: 'Return must be after the pick-up',
  })
})

test('persons are a whole number, and no more than the cab seats', () => {
  expect(errorsOf({ numberOfPersons: '8' })).toEqual({
    numberOfPersons: 'This cab seats 7; choose a larger cab for 8 persons',
  })
  for (const persons of ['0', '-1', '2.5', 'three']) {
    expect(errorsOf({ numberOfPersons: persons })).toEqual({
      numberOfPersons: 'Number of Persons must be a whole number from 1 to 100',
    })
  }
})

test('the distance is a number of km above 0', () => {
  for (const distance of ['0', 'far', '5001', '1e3']) {
    expect(errorsOf({ distance })).toEqual({
      distance: 'Distance (km) must be a number of km, more than 0 and at most 5000',
    })
  }
  expect(errorsOf({ distance: ' 460.5 ' })).toEqual({})
})

test('asks for another cab if the chosen one is gone', () => {
  expect(tripErrors(trip, undefined, NOW)).toEqual({
    selectedCab: 'Choose another cab: the chosen one is no longer available',
  })
})

test('names a visiting place by its position, and ignores blank ones', () => {
  const visitingPlaces = ['', ' ', '\u202Egnol']
  expect(errorsOf({ visitingPlaces })).toEqual({
    'visitingPlaces.2': 'Visiting place must be one line of plain text, without control characters',
  })
  expect(errorsOf({ tripType: 'Drop Trip', visitingPlaces }), 'it has none to put right').toEqual({})
})
