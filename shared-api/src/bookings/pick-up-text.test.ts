import { expect, test } from 'vitest'
import { pickUpText } from './pick-up-text.ts'

test('notes the place to go to on a trip that has no other field for it', () => {
  const trip = { tripType: 'Drop Trip' as const, pickUpLocation: 'Anna Nagar', toPlace: 'Chennai Airport' }
  expect(pickUpText(trip)).toBe('Anna Nagar (to Chennai Airport)')
  expect(pickUpText({ ...trip, tripType: 'Outstation' })).toBe('Anna Nagar')
  expect(pickUpText({ ...trip, toPlace: '' })).toBe('Anna Nagar')
  expect(pickUpText({ ...trip, pickUpLocation: ' ' })).toBe(' ')
})
