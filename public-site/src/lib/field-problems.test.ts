import { expect, test } from 'vitest'
import { fieldProblems } from './field-problems.ts'

test('a field tells its first problem, by its label; a blank one is required, and what the form has not is left out', () => {
  const issues = [
    { path: ['phone'], message: 'phone must be an Indian mobile number' },
    { path: ['phone'], message: 'phone is too long' },
    { path: ['name', 0], message: 'name takes letters' },
    { path: ['captcha'], message: 'captcha is wrong' },
  ]
  expect(fieldProblems({ phone: '1', name: ' ' }, { phone: 'Phone', name: 'Name' }, { issues })).toEqual({
    phone: 'Phone must be an Indian mobile number',
    name: 'Name is required',
  })
})
