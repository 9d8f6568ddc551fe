import { expect, test } from 'vitest'
import { detailsOf, newBooking, validateBooking } from './booking-values.ts'

test('leaves past pick-ups to the server’s clock, and refuses a return before the pick-up', () => {
  const past = { pickUpDate: '2020-01-15', pickUpTime: '10:00', returnDate: '2020-01-14', returnTime: '10:00' }
  const problems = validateBooking([])({ ...newBooking(), ...past, returnLocation: 'Egmore' })
  expect(problems).not.toHaveProperty('pickUpDate')
  expect(problems).not.toHaveProperty('pickUpTime')
  expect(problems).toMatchObject({ returnDate: 'Return must be after the pick-up' })
})

test('drops the invisible marks of text copied from a chat', () => {
  const copied = {
    name: '\u2068S. R. M. Kumar\u2069',
    mail: '\u202akumar@example.com\u202c',
    pickUpLocation: 'T.Nagar\tbus stand',
  }
  const values = { ...newBooking(), ...copied, visitingPlaces: '\u2068Ooty\u2069\nKodaikanal' }
  expect(validateBooking([])(values)).not.toHaveProperty('name')
  expect(detailsOf(values)).toMatchObject({
    name: 'S. R. M. Kumar',
    mail: 'kumar@example.com',
    pickUpLocation: 'T.Nagar bus stand',
    visitingPlaces: ['Ooty', 'Kodaikanal'],
  })
})
