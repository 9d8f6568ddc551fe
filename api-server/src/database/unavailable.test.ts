import { describe, expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const failed = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

describe('the database', () => {
  it.each([
    failed('ENOENT', 'connect'),
    failed('ECONNREFUSED', 'connect'),
    failed('ENOTFOUND', 'getaddrinfo'),
    failed('ECONNRESET', 'read'),
    Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY_SNAPSHOT' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Client was closed and is not queryable'),
    new AggregateError([failed('ECONNREFUSED', 'connect')]),
  ])('cannot answer: %s', (error) => expect(isUnavailable(error)).toBe(true))

  it.each([
    failed('ENOENT', 'open'),
    failed('EACCES', 'mkdir'),
    failed('EACCES', 'listen'),
    failed('ENOSPC', 'write'),
    new Error('The form is closed'),
    new Error('a timeout expired somewhere'),
  ])('has no part in: %s', (error) => expect(isUnavailable(error)).toBe(false))
})
