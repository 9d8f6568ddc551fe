import { describe, expect, it } from 'vitest'
import { errorForLog } from './logger.ts'

describe('an error in the log', () => {
  it('has its message, stack, code and cause', () => {
    const error = Object.assign(new Error('broke', { cause: new Error('why') }), { code: 'E1' })
    const logged = errorForLog(error)
    expect(logged).toMatchObject({ type: 'Error', message: 'broke', code: 'E1' })
    expect(logged.stack).toContain('caused by Error: why')
  })

  it('has what caused its cause, down to the reason, also where one causes another in a ring', () => {
    const refused = new Error('connect ECONNREFUSED 127.0.0.1:9000')
    const failed = new TypeError('fetch failed', { cause: refused })
    expect(errorForLog(new Error('S3 cannot be reached', { cause: failed })).stack).toContain(refused.message)
    refused.cause = failed
    expect(errorForLog(failed).stack).toContain('caused by Error: connect ECONNREFUSED')
  })

  it('has nothing that someone typed, and no password', () => {
    const error = Object.assign(new Error('550 <asha@example.com> unknown, smtp://user:secret@mail/'), {
      detail: 'Key (email)=(asha@example.com) exists',
      parameters: ['asha@example.com'],
    })
    const logged = JSON.stringify(errorForLog(error))
    expect(logged).not.toMatch(/asha|secret/)
    expect(logged).toContain('[address]')
  })
})
