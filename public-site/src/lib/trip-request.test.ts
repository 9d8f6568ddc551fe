import { expect, test } from 'vitest'
import { innova } from '../testing/cabs.ts'
import { fullTrip } from '../testing/trips.ts'
import { tripRequest } from './trip-request.ts'

const trip = fullTrip({ localTripType: 'Day-Use', visitingPlaces: [' Trichy ', '', ' '] })
const back = { returnLocation: trip.returnLocation, returnDate: trip.returnDate, returnTime: trip.returnTime }
const noReturn = { returnLocation: '', returnDate: '', returnTime: '' }

// Values that another trip type cleared can be restored into hidden fields.
test.each([
  ['Outstation', { localTripType: '', visitingPlaces: ['Trichy'], ...back }],
  ['Local Trip', { localTripType: 'Day-Use', visitingPlaces: [], ...back }],
  ['Drop Trip', { localTripType: '', visitingPlaces: [], ...noReturn }],
] as const)('of a trip by %s what the form shows is sent, and no more', (tripType, sent) => {
  expect(tripRequest({ ...trip, tripType }, innova)).toMatchObject({ tripType, ...sent })
})
