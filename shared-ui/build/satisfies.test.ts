import { expect, test } from 'vitest'
import { satisfy } from './satisfies.ts'

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.3.0', '^19.3.0', true],
  ['19.10.0', '^19.3.12', true],
  ['19.2.9', '^19.3.0', false],
  ['20.0.0', '^19.3.0', false],
  ['0.1.0', '<=0.1.0', true],
  ['0.2.0', '<=0.1.9', false],
  ['1.2.3-rc.1', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '*', true],
  ['1.2.3', '>=2 <3', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfy(version, range)).toBe(expected)
})
