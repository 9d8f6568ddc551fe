import { expect, test } from 'vitest'
import { fieldProblemsOf } from './problems.ts'
import { Registration } from './registration.ts'

test.each([
  ['TN 01 AB 1234', 'TN 01 AB 1234'],
  ['tn01ab1234', 'TN 01 AB 1234'],
  [' tn-1-ab-7 ', 'TN 01 AB 0007'],
  ['KL.07.C.0420', 'KL 07 C 0420'],
  ['DL 8 CAF 5031', 'DL 08 CAF 5031'],
  ['TN ௦௧ AB ௧௨௩௪', 'TN 01 AB 1234'],
  ['22 bh 1234 a', '22 BH 1234 A'],
  ['22-BH-1234-AA', '22 BH 1234 AA'],
])('takes %s as %s', (written, stored) => {
  expect(Registration.parse(written)).toBe(stored)
})

test.each([
  '',
  'TN',
  'TN 01 1234',
  'XX 01 AB 1234',
  'TN 01 AB 0000',
  'TN 01 AB 12345',
  '22 BH 123 AA',
  'TN 001 AB 1234',
])('refuses %j', (written) => {
  const problems = fieldProblemsOf(Registration.safeParse(written).error?.issues)
  expect(problems).toEqual([{ path: '', code: 'registration' }])
})
