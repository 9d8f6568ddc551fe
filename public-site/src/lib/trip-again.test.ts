import { type BookingReceipt, toWire } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { receipt } from '../testing/receipt.ts'
import { fullTrip } from '../testing/trips.ts'
import { tripAgain } from './trip-again.ts'

const again = (part: Partial<BookingReceipt> = {}) => tripAgain(toWire({ ...receipt, ...part }))
const NO_RETURN = { returnDate: null, returnTime: null, returnLocation: null }

test('a booked trip is the form as it was filled in, but for its days', () => {
  const typed = fullTrip({
    ...{ visitingPlaces: ['Trichy'], pickUpDate: '', returnDate: '', distanceSource: 'visitor' },
    // The form then asks for the way by the places again.
    distanceFor: 'tn-chennai>tn-madurai',
  })
  expect(again()).toEqual(typed)
})

test('a Drop Trip has no return', () => {
  const blank = { returnLocation: '', returnTime: '', visitingPlaces: [''], hours: '' }
  expect(again({ tripType: 'Drop Trip', ...NO_RETURN, visitingPlaces: [] })).toMatchObject(blank)
})

test('a Local Trip has its hours', () => {
  const local = again({ tripType: 'Local Trip', localTripType: 'Day-Use', to: 'tn-chennai', hours: 8 })
  expect(local).toMatchObject({ localTripType: 'Day-Use', hours: '8', distanceFor: '' })
})
