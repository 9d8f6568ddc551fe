import { expect, test } from 'vitest'
import { Mail, Mobile, toE164 } from './person.ts'
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
])('%s of abroad is %s', (written, stored) => {
  expect(toE164(written)).toBe(stored)
})

test.each([
  '',
  '12345',
  '1234567890',
  '98400123456',
  '+91 12345 67890',
  '+91 98400 1234',
  '+91 0098400 12345',
  'call me',
  '+0 12345678',
])('%j is no number', (written) => {
  expect(toE164(written)).toBeNull()
  expect(Mobile.safeParse(written).success).toBe(false)
})

test('a number of tens of thousands of digits is refused for its length alone', () => {
  const { error } = Mobile.safeParse('9'.repeat(55_000))
  expect(fieldProblemsOf(error?.issues ?? [])).toEqual([{ path: '', code: 'too-long', params: { max: 40 } }])
})

test('a mail address loses the white space that was copied along, and keeps its rules', () => {
  expect(Mail.parse('\u00a0Meena@example.com \n')).toBe('Meena@example.com')
  for (const wrong of ['', ' ', 'meena@example', 'mee na@example.com', 'meena@example.com, ravi@example.com', null]) {
    const { error } = Mail.safeParse(wrong)
    expect(fieldProblemsOf(error?.issues ?? [])).toEqual([{ path: '', code: 'mail' }])
  }
})
