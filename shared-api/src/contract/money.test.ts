import { expect, test, vi } from 'vitest'
import { BillInput } from './bill.ts'
import { OwnLines } from './fare-line.ts'
import { CountInput, KmInput } from './money.ts'
import { fieldProblemsOf } from './problems.ts'
import { QuotationInput } from './quotation.ts'

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

test('refuses lines that come to more than one price may be', () => {
  const own = (...amounts: number[]) =>
    OwnLines.safeParse({ lines: amounts.map((amount) => ({ code: 'other', amount, taxable: false, note: 'Agreed' })) })
  expect([own(1e7, -1, 1).success, own(1e7, 0.01).success, own(-6e6, -6e6).success]).toEqual([true, false, false])
  const quoted = (quantity: number) =>
    QuotationInput.shape.lines.safeParse([{ what: 'Coach', quantity, rate: 1e7, taxable: true }])
  expect([quoted(1).success, quoted(1000).success]).toEqual([true, false])
})

test('refuses a day that is in no calendar in a bill', () => {
  const bill = (day: string) =>
    BillInput.safeParse({
      ...{ measured: true, km: 1, waitingMinutes: 0, lines: [] },
      ...{ start: `${day}T06:30`, end: `${day}T07:30` },
    })
  expect(['2028-02-29', '2026-02-29', '2026-13-01'].map((day) => bill(day).success)).toEqual([true, false, false])
})
