import { expect, test } from 'vitest'
import { Mail } from './person.ts'
import { fieldProblemsOf } from './problems.ts'

test('a mail address loses the white space that was copied along, and keeps its rules', () => {
  expect(Mail.parse('\u00a0Meena@example.com \n')).toBe('Meena@example.com')
  for (const wrong of ['', ' ', 'meena@example', 'mee na@example.com', 'meena@example.com, ravi@example.com', null]) {
    const { error } = Mail.safeParse(wrong)
    expect(fieldProblemsOf(error?.issues ?? [])).toEqual([{ path: '', code: 'mail' }])
  }
})
