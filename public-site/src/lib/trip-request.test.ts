import { expect, test } from 'vitest'
import { innova } from '../testing/cabs.ts'
import { fullTrip } from '../testing/trips.ts'
import { tripRequest } from './trip-request.ts'

const trip = fullTrip({ LocalTripType: 'Day-Use', visitingPlaces: [' Trichy ', '', ' '] })
const back = { returnLocation: trip.returnLocation, returndate: trip.returndate, ReturnTime: trip.ReturnTime }
const noReturn = { returnLocation: '', returndate: '', ReturnTime: '' }

// What another trip type cleared can be put back, and stands in fields that are not shown.
test.each([
  ['Outstation', { LocalTripType: '', visitingPlaces: ['Trichy'], ...back }],
  ['Local Trip', { LocalTripType: 'Day-Use', visitingPlaces: [], ...back }],
  ['Drop Trip', { LocalTripType: '', visitingPlaces: [], ...noReturn }],
] as const)('of a trip by %s what the form shows is sent, and no more', (triptype, sent) => {
  expect(tripRequest({ ...trip, triptype }, innova)).toMatchObject({ triptype, ...sent })
})
