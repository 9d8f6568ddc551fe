import { expect, test } from 'vitest'
import { Mobile, toE164 } from './phone.ts'
import { asOf, CALLING_CODES, countryOf } from './phone-number.ts'
import { fieldProblemsOf } from './problems.ts'

test.each([
  '9840012345',
  '98400 12345',
  '98400-12345',
  '09840012345',
  '0 98400 12345',
  '+91 98400 12345',
  '+91-98400-12345',
  '(+91) 98400 12345',
  '919840012345',
  '0091 98400 12345',
  ' 98400.12345 ',
  '(0) 98400 12345',
  '+91 (0) 98400 12345',
  '+91 098400 12345',
  // As address books and messengers give it to who copies it.
  '\u202a+91 98400\u201112345\u202c',
  '98400 – 12345',
  // As some keyboards write digits.
  '௯௮௪௦௦ ௧௨௩௪௫',
  '०९८४०० १२३४५',
  '+٩١ ٩٨٤٠٠ ١٢٣٤٥',
  '９８４００１２３４５',
  '𝟵𝟴𝟰𝟬𝟬𝟭𝟮𝟯𝟰𝟱',
])('%s is +919840012345', (written) => {
  expect(toE164(written)).toBe('+919840012345')
  expect(Mobile.parse(written)).toBe('+919840012345')
})

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['0065 6123 4567', '+6561234567'],
  ['+1 (212) 555-0100', '+12125550100'],
  // With the 0 of home that stays behind abroad.
  ['+44 07700 900123', '+447700900123'],
  ['00971 050 123 4567', '+971501234567'],
])('%s of abroad is %s', (written, stored) => {
  expect(toE164(written)).toBe(stored)
})

test.each([
  ['044 2345 6789', '+914423456789'],
  ['+91 44 2345 6789', '+914423456789'],
  ['+91 044 2345 6789', '+914423456789'],
  ['0452-234 5678', '+914522345678'],
])('the landline %s is %s', (written, stored) => {
  expect(toE164(written)).toBe(stored)
})

test.each(['', '12345', '1234567890', '98400123456', '+91 98400 1234', '+91 0098400 12345', 'call me', '+0 12345678'])(
  '%j is no number',
  (written) => {
    expect(toE164(written)).toBeNull()
    expect(Mobile.safeParse(written).success).toBe(false)
  },
)

test.each(Object.entries(CALLING_CODES).filter(([country]) => country !== 'IN'))(
  'a number of %s (+%s) is never made an Indian one',
  (_country, code) => {
    for (const written of [`+${code} 98400 12345`, `00${code}9840012345`, `+${code} (0) 7700 900123`]) {
      expect(toE164(written)).toMatch(`+${code}`)
      expect(toE164(asOf('IN', written))).toBe(toE164(written))
    }
  },
)

test('a number of tens of thousands of digits is refused for its length alone', () => {
  const { error } = Mobile.safeParse('9'.repeat(55_000))
  expect(fieldProblemsOf(error?.issues ?? [])).toEqual([{ path: '', code: 'too-long', params: { max: 40 } }])
})

test.each([
  ['98400 12345', 'IN'],
  ['+91 98400 12345', 'IN'],
  ['0044 7700 900123', 'GB'],
  ['+971 50 123 4567', 'AE'],
  ['+39 06 1234 5678', null],
])('%s is a number of %s', (written, country) => {
  expect(countryOf(written)).toBe(country)
})

test.each([
  ['GB', '07700 900123', '+44 7700 900123'],
  ['AE', '+44 (0) 7700 900123', '+971 7700 900123'],
  ['IN', '+91 98400 12345', '98400 12345'],
  ['IN', '', ''],
  ['AE', '', '+971 '],
] as const)('as one of %s, %j is %j', (country, written, expected) => {
  expect(asOf(country, written)).toBe(expected)
})
