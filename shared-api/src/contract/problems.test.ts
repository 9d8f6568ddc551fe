import { expect, test } from 'vitest'
import { BookingsQuery, CancelBookings } from './booking.ts'
import { CabFields } from './cab.ts'
import { PackageForm } from './enquiry.ts'
import * as contract from './index.ts'
import { fieldProblemsOf, refusedAs, WITH_INPUT } from './problems.ts'
import { PasswordChange } from './staff.ts'
import { HolidayFields } from './travel-package.ts'
import { BOOKING_STATUSES } from './trip-steps.ts'
import { z } from './zod.ts'

const problemsOf = (schema: z.ZodType, value: unknown) => fieldProblemsOf(schema.safeParse(value).error?.issues ?? [])

test('gives each field of a cab a code with its limits', () => {
  const wrong = {
    carModel: 'x'.repeat(81),
    brand: 7,
    price: '1e3',
    seats: 101,
    description: ' ',
    category: [],
    colour: 1,
  }
  const problems = problemsOf(CabFields, { ...wrong, availability: 'yes' })
  expect(problems).toEqual([
    { path: 'carModel', code: 'too-long', params: { max: 80 } },
    { path: 'brand', code: 'text' },
    { path: 'price', code: 'rupees', params: { max: 10_000_000 } },
    { path: 'seats', code: 'whole-number', params: { min: 1, max: 100 } },
    { path: 'description', code: 'required' },
    { path: 'category', code: 'required' },
    { path: 'availability', code: 'flag' },
    { path: 'colour', code: 'unknown-field' },
  ])
})

test('a list says which entry is at fault, or how many it takes', () => {
  const services = ['Guide', { name: 'a\u0007' }]
  expect(problemsOf(HolidayFields, { name: 'Ooty', services })).toEqual([{ path: 'services.1.name', code: 'one-line' }])
  const many = { name: 'Ooty', services: Array(51).fill('Guide') }
  expect(problemsOf(HolidayFields, many)).toEqual([{ path: 'services', code: 'too-many', params: { max: 50 } }])
  expect(problemsOf(CancelBookings, { bookings: [] })).toEqual([{ path: 'bookings', code: 'required' }])
})

test('names the allowed values of a choice', () => {
  const values = BOOKING_STATUSES.join(', ')
  expect(problemsOf(BookingsQuery, { status: 'open', limit: '0' })).toEqual([
    { path: 'limit', code: 'whole-number', params: { min: 1, max: 100 } },
    { path: 'status', code: 'one-of', params: { values } },
  ])
  const sender = { name: 'Asha', email: 'asha@example.com', phone: '9840012345', tourName: 'Ooty' }
  expect(problemsOf(PackageForm, { ...sender, category: 'Gold', services: 7 })).toEqual([
    { path: 'category', code: 'tour-category' },
    { path: 'services', code: 'services', params: { length: 4000, max: 50 } },
  ])
})

test('passwords that differ are a problem of the second one', () => {
  const change = { currentPassword: 'x', password: 'a long password', confirmPassword: 'another one' }
  expect(problemsOf(PasswordChange, change)).toEqual([{ path: 'confirmPassword', code: 'passwords-differ' }])
  expect(problemsOf(PasswordChange, { ...change, password: 'short' })).toEqual([
    { path: 'password', code: 'too-short', params: { min: 12 } },
    { path: 'confirmPassword', code: 'passwords-differ' },
  ])
})

test('a schema refuses with one problem in the place of those of its parts, and takes the same as before', () => {
  const Small = refusedAs(z.union([z.number().min(2).max(9), z.literal('none')]), 'number')
  expect(problemsOf(Small, 12)).toEqual([{ path: '', code: 'number' }])
  expect(problemsOf(z.object({ of: Small }), {})).toEqual([{ path: 'of', code: 'number' }])
  expect([Small.parse(3), Small.parse('none')]).toEqual([3, 'none'])
})

test('a field that is not there is required, whatever it would take', () => {
  const schemas = Object.entries(contract).filter(([, schema]) => schema instanceof z.ZodObject)
  const wrong = schemas.flatMap(([name, schema]) => {
    const { error } = (schema as z.ZodObject).safeParse({}, WITH_INPUT)
    return fieldProblemsOf(error?.issues)
      .filter(({ path, code }) => path !== '' && code !== 'required')
      .map(({ path, code }) => `${name}.${path}: ${code}`)
  })
  expect(schemas.length).toBeGreaterThan(50)
  expect(wrong.filter((problem) => !/: (trip-type|mail-or-mobile)$/.test(problem))).toEqual([])
})
