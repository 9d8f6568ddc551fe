import { expect, test } from 'vitest'
import { Gstin, stateOfGstin } from './gstin.ts'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 33aabct1332l1zl '])('takes %s, in capitals', (gstin) => {
  expect(Gstin.parse(gstin)).toBe(gstin.trim().toUpperCase())
})

test.each(['27AAPFU0939F1ZW', '29AAGCB7383J1Z5', '27AAPFU0939F1Z', '', '27AAPFU0939F2ZV'])('refuses %s', (gstin) => {
  expect(Gstin.safeParse(gstin).error?.issues).toMatchObject([{ params: { code: 'gstin' } }])
})

test('knows the state', () => {
  expect(['33AABCT1332L1ZL', '27AAPFU0939F1ZV'].map(stateOfGstin)).toEqual(['TN', '27'])
})
