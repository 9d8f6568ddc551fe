import { expect, test } from 'vitest'
import { innova } from '../testing/cabs.ts'
import { fullTrip } from '../testing/trips.ts'
import { tripRequest } from './trip-request.ts'

const trip = fullTrip({ localTripType: 'Day-Use', visitingPlaces: [' Trichy ', '', ' '] })
const back = { returnLocation: trip.returnLocation, returnDate: trip.returnDate, returnTime: trip.returnTime }
const noReturn = { returnLocation: '', returnDate: '', returnTime: '' }

// What another trip type cleared can be put back, and stands in fields that are not shown.
test.each([
  ['Outstation', { localTripType: '', visitingPlaces: ['Trichy'], ...back }],
  ['Local Trip', { localTripType: 'Day-Use', visitingPlaces: [], ...back }],
  ['Drop Trip', { localTripType: '', visitingPlaces: [], ...noReturn }],
] as const)('of a trip by %s what the form shows is sent, and no more', (tripType, sent) => {
  expect(tripRequest({ ...trip, tripType }, innova)).toMatchObject({ tripType, ...sent })
})
