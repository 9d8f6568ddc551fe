import { expect, test } from 'vitest'
import { newBooking, validateBooking } from './booking-values.ts'

test('what is past by this computer’s clock is left to the server’s; a return before its pick-up is not', () => {
  const past = { PickUpdate: '2020-01-15', pickUpTime: '10:00', returndate: '2020-01-14', ReturnTime: '10:00' }
  const problems = validateBooking([])({ ...newBooking(), ...past, returnLocation: 'Egmore' })
  expect(problems).not.toHaveProperty('PickUpdate')
  expect(problems).not.toHaveProperty('pickUpTime')
  expect(problems).toMatchObject({ returndate: 'Return must be after the pick-up' })
})
