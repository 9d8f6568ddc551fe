import { expect, test } from 'vitest'
import { CountInput, KmInput } from './money.ts'

test('numbers are taken in digits of any script, and nothing else is', () => {
  const Count = CountInput('persons', 100)
  for (const three of [3, '3', ' 03 ', '௩', '३', '٣', '３']) expect(Count.parse(three)).toBe(3)
  expect(KmInput.parse('௪௬௦.५')).toBe(460.5)
  for (const wrong of ['', '௰', '½', '³', 'three', '௩௦௦']) expect(Count.safeParse(wrong).success, wrong).toBe(false)
})
