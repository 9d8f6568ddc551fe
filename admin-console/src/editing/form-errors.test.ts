import { ApiProblem } from 'shared-api/client'
import { HolidayFields, PersonSought } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { NO_FIELD, refusedFields, validateWith } from './form-errors.ts'

const validate = validateWith(HolidayFields, { name: 'Title', services: 'Services' })

test("shows each problem at its field by the form's label, and names the entry of a list", () => {
  expect(validate({ name: '', services: ['Guide', { name: 'a\u0007' }] })).toEqual({
    name: 'Title is required',
    services: 'Entry 2: Name must be one line of plain text, without control characters',
  })
})

test('only the name of the field gives way to its label', () => {
  const mobile = validateWith(PersonSought, { mail: 'Mail', mobile: 'Telephone' })
  expect(mobile({ mobile: '12' })).toEqual({
    mobile:
      'Telephone must be an Indian mobile number of 10 digits, a landline with 0 and area code, or one with its country code',
  })
})

test('a problem of no field that the form shows is said all the same', () => {
  const problem = 'Category must be a list'
  expect(validate({ name: 'Ooty', category: 7 })).toEqual({ [NO_FIELD]: problem })
})

test("shows the server's problems in the same way", () => {
  const errors = [
    { path: 'services.2.name', code: 'required', message: 'Name is required' },
    { path: 'bookingDetails.name', code: 'required', message: 'Name is required' },
    { path: 'package', code: 'of-later', message: 'Package is gone' },
  ]
  const refusal = new ApiProblem(400, { detail: 'No', errors })
  expect(refusedFields(refusal, { name: 'Title', services: 'Services' })).toEqual({
    name: 'Title is required',
    services: 'Entry 3: Name is required',
    [NO_FIELD]: 'Package is gone',
  })
  expect(refusedFields(new TypeError('lost'), {})).toEqual({})
})
