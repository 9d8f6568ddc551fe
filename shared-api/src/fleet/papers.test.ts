import { expect, test } from 'vitest'
import { daysLeft, endsBefore, papersDue } from './index.ts'

const TODAY = '2026-02-27'
const paper = (lastDay: string) => ({ kind: 'insurance', lastDay })

test.each([
  ['2026-02-26', 'ended'],
  ['2026-02-27', 1],
  ['2026-02-28', 1],
  ['2026-03-01', 7],
  ['2026-03-06', 7],
  ['2026-03-07', 30],
  ['2026-03-29', 30],
  ['2026-03-30', null],
])('a paper that ends on %s is due: %s', (lastDay, due) => {
  expect(papersDue([paper(lastDay)], TODAY)).toEqual(due === null ? [] : [{ ...paper(lastDay), due }])
})

test('the soonest is first, and those of one day keep their order', () => {
  const papers = ['2026-03-20', '2026-01-01', '2026-03-01', '2027-01-01'].map(paper)
  const two = [...papers, { kind: 'tax', lastDay: '2026-03-01' }]
  expect(papersDue(two, TODAY).map(({ kind, lastDay }) => `${kind} ${lastDay}`)).toEqual([
    'insurance 2026-01-01',
    'insurance 2026-03-01',
    'tax 2026-03-01',
    'insurance 2026-03-20',
  ])
})

test('a paper holds on its last day', () => {
  expect(endsBefore(paper(TODAY), TODAY)).toBe(false)
  expect(endsBefore(paper('2026-02-26'), TODAY)).toBe(true)
  expect(daysLeft(paper('2026-03-01'), TODAY)).toBe(2)
  expect(daysLeft(paper('2026-02-25'), TODAY)).toBe(-2)
})
