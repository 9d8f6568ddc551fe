import { expect, test } from 'vitest'
import { emptyTrip } from '../../lib/trip-fields.ts'
import { fullTrip } from '../../testing/trips.ts'
import { linkOfTrip, tripOfLink } from './trip-of-link.ts'

const opened = (link: string) => tripOfLink(emptyTrip(), new URL(link, 'https://example.com').searchParams)

test('a shared trip fills in the form, but for the places of who shared it and the terms', () => {
  const trip = fullTrip({ distanceSource: 'visitor' })
  const link = linkOfTrip(trip)
  expect(link).toMatch(/^\/\?.*#book$/)
  expect(link).not.toContain(encodeURIComponent(trip.pickUpLocation))
  expect(opened(link)).toMatchObject({
    ...{
      tripType: trip.tripType,
      from: trip.from,
      to: trip.to,
      distance: trip.distance,
      selectedCab: trip.selectedCab,
    },
    ...{ pickUpDate: trip.pickUpDate, pickUpTime: trip.pickUpTime, returnDate: trip.returnDate },
    ...{ numberOfPersons: trip.numberOfPersons, pickUpLocation: '', terms: false },
  })
})

test('a local trip keeps its kind and hours', () => {
  const trip = fullTrip({ tripType: 'Local Trip', localTripType: 'Day-Use', hours: '10' })
  expect(opened(linkOfTrip(trip))).toMatchObject({ tripType: 'Local Trip', localTripType: 'Day-Use', hours: '10' })
})

test('an estimate is looked up again, and what nobody knows changes nothing', () => {
  const plain = fullTrip({ distanceSource: 'estimate', visitingPlaces: [''], distanceFor: 'tn-chennai>tn-madurai' })
  expect(linkOfTrip(plain)).not.toContain('km=')
  // A link names no places: the km by them go with it.
  expect(linkOfTrip(fullTrip({ distanceSource: 'estimate' }))).toContain('km=460')
  const trip = emptyTrip()
  expect(tripOfLink(trip, new URLSearchParams('from=nowhere&local=None&utm_source=x'))).toBe(trip)
})
