import { expect, it } from 'vitest'
import { cannotListen } from './cannot-listen.ts'

it('names a port that this account may not use; other errors are unchanged', () => {
  const place = { setting: 'PORT', port: 80, host: '127.0.0.1' }
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })
  const bug = new TypeError('not a function')
  expect(cannotListen(refused, place)).toMatchObject({ message: 'PORT got 80, which this account may not listen on' })
  expect(cannotListen(bug, place)).toBe(bug)
})
