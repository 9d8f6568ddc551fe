import { expect, test, vi } from 'vitest'
import { CountInput, KmInput } from './money.ts'
import { fieldProblemsOf } from './problems.ts'

test('takes numbers in digits of any script, and nothing else', () => {
  const Count = CountInput(100)
  for (const three of [3, '3', ' 03 ', '௩', '३', '٣', '３']) expect(Count.parse(three)).toBe(3)
  expect(KmInput.parse('௪௬௦.५')).toBe(460.5)
  for (const wrong of ['', '௰', '½', '³', 'three', '௩௦௦']) expect(Count.safeParse(wrong).success, wrong).toBe(false)
})

test('a number of tens of thousands of digits is refused before they are looked at, with the same problem', () => {
  const replace = vi.spyOn(String.prototype, 'replace')
  const { error } = KmInput.safeParse('9'.repeat(55_000))
  expect(replace).not.toHaveBeenCalled()
  replace.mockRestore()
  expect(fieldProblemsOf(error?.issues ?? [])).toEqual([{ path: '', code: 'km', params: { max: 5000 } }])
})

test.each([
  [0, false],
  ['0', false],
  [0.5, true],
  [5000, true],
  ['5000.01', false],
])('a distance of %j km is taken: %s', (km, taken) => {
  expect(KmInput.safeParse(km).success).toBe(taken)
})
