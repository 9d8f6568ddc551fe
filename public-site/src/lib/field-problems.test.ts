import { expect, test } from 'vitest'
import { fieldProblems } from './field-problems.ts'

test('gives each field its first problem by its label; a blank one is required, and unknown fields are ignored', () => {
  const problems = [
    { path: 'bookingDetails.phone', code: 'mobile' },
    { path: 'bookingDetails.phone', code: 'text' },
    { path: 'name', code: 'one-line' },
    { path: 'captcha', code: 'invalid' },
  ] as const
  expect(fieldProblems({ phone: '1', name: ' ' }, { phone: 'Phone', name: 'Name' }, problems)).toEqual({
    phone:
      'Phone must be an Indian mobile number of 10 digits, a landline with 0 and area code, or one with its country code',
    name: 'Name is required',
  })
})
