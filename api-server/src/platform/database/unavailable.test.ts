import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts'

const failed = (code: string) => Object.assign(new Error(code), { code })

describe('the database', () => {
  it.each([
    failed('SQLITE_BUSY_SNAPSHOT'),
    failed('SQLITE_FULL'),
    failed('57P01'),
    failed('53100'),
    new DatabaseUnavailable('Connection terminated unexpectedly'),
  ])('cannot answer: %s', (error) => expect(isUnavailable(error)).toBe(true))

  it.each([
    failed('SQLITE_CONSTRAINT_UNIQUE'),
    failed('23505'),
    failed('ECONNREFUSED'),
    failed('ENOSPC'),
    new Error('The form is closed'),
  ])('has no part in: %s', (error) => expect(isUnavailable(error)).toBe(false))
})
