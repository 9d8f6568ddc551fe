import { expect, test } from 'vitest'
import { Gstin, isCompany, stateNumber, stateOfGstin } from './gstin.ts'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 33aabct1332l1zl '])('takes %s, in capitals', (gstin) => {
  expect(Gstin.parse(gstin)).toBe(gstin.trim().toUpperCase())
})

test.each([
  '３３ＡＡＢＣＴ１３３２Ｌ１ＺＬ',
  '33 AABCT 1332 L1ZL',
  '௩௩AABCT௧௩௩௨L௧ZL',
  '٣٣AABCT١٣٣٢L١ZL',
  '33AABCT1332L1ZL\u200b',
  '\ufeff33AABCT\u00a01332L1ZL',
])('takes %j as it is written', (gstin) => {
  expect(Gstin.parse(gstin)).toBe('33AABCT1332L1ZL')
})

test.each(['+33AABCT1332L1ZL', '33AABCT1332L1ZL\u0300', '33ΑABCT1332L1ZL', '3'.repeat(50_000)])(
  'refuses %s',
  (gstin) => {
    expect(Gstin.safeParse(gstin).success).toBe(false)
  },
)

test.each(['27AAPFU0939F1ZW', '29AAGCB7383J1Z5', '27AAPFU0939F1Z', '', '27AAPFU0939F2ZV'])('refuses %s', (gstin) => {
  expect(Gstin.safeParse(gstin).error?.issues).toMatchObject([{ params: { code: 'gstin' } }])
})

test('knows the state', () => {
  expect(['33AABCT1332L1ZL', '27AAPFU0939F1ZV'].map(stateOfGstin)).toEqual(['TN', '27'])
})

test.each(['3317UNO00001UNC', '0717USA00011ONG'])('takes %s, the UIN of a body', (uin) => {
  expect(Gstin.parse(uin)).toBe(uin)
})

test.each(['25AABCT1332L1ZI', '28AABCT1332L1ZC', '99AABCT1332L1Z3'])(
  'refuses %s: no state in force has its number',
  (gstin) => {
    expect(Gstin.safeParse(gstin).success).toBe(false)
  },
)

test('knows the number of a state, and a company by its PAN', () => {
  expect(['TN', 'PY', '27'].map(stateNumber)).toEqual(['33', '34', '27'])
  expect(['33AABCT1332L1ZL', '33AABFT1332L1ZF'].map(isCompany)).toEqual([true, false])
})
