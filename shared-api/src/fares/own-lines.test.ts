import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreedLine, line, ownLine, withOwnLines } from './index.ts'
import { tariffOf } from './testing/tariffs.ts'

const TRIP = { from: 'tn-chennai' }
const PLAIN = tariffOf({ advancePercent: 25 })
const TAXED = tariffOf({ advancePercent: 25, roundTo: 1, gst: { percent: 5, state: 'TN' } })
const WAY = line('distance', 3500, { quantity: 462, unit: 'km' })
const toll = {
  ...ownLine({ code: 'toll', amount: 66_500, taxable: true, note: 'NH 38', basis: 'actual' }),
  by: 'Meena',
}

test('lines of the desk take the place of those before; tax, rounding and advance are made again', () => {
  const first = withOwnLines([WAY], [toll], TRIP, TAXED)
  expect(first.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ...[
      ['distance', 1_617_000],
      ['toll', 63_381],
      ['cgst', 42_010],
      ['sgst', 42_010],
    ],
    ['rounding', -1],
  ])
  expect([first.total, first.advance]).toEqual([1_764_400, 441_100])
  const parking = {
    ...ownLine({ code: 'parking', amount: 10_000, taxable: false, note: '', basis: 'fixed' }),
    by: 'Meena',
  }
  const second = withOwnLines(first.lines, [parking], TRIP, TAXED)
  expect(second.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ...[
      ['distance', 1_617_000],
      ['parking', 10_000],
      ['cgst', 40_425],
      ['sgst', 40_425],
    ],
    ['rounding', 50],
  ])
  expect(withOwnLines(second.lines, [], TRIP, TAXED)).toEqual(withOwnLines([WAY], [], TRIP, TAXED))
})

test.each([
  [1_500_000, 'discount', -117_000],
  [1_700_000, 'other', 83_000],
] as const)('an agreed total of %i paise is a line of the difference', (total, code, amount) => {
  expect(agreedLine([WAY], total, TRIP, PLAIN)).toMatchObject({ code, amount, taxable: true, basis: 'fixed' })
})

test('a fare that comes to the agreed total already needs no line', () => {
  expect(agreedLine([WAY], 1_617_000, TRIP, PLAIN)).toBeNull()
  const { lines, total } = withOwnLines([WAY], [toll], TRIP, TAXED)
  expect(agreedLine(lines, total, TRIP, TAXED)).toBeNull()
})

test('the finished fare comes to the agreed total, whatever is taxed and rounded', () => {
  const amounts = fc.record({ amount: fc.integer({ min: 0, max: 500_000 }), taxable: fc.boolean() })
  fc.assert(
    fc.property(
      fc.array(amounts, { maxLength: 5 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.integer({ min: 0, max: 28 }),
      (parts, rupees, percent) => {
        const rules = { ...TAXED, gst: { percent: percent * 100, included: false } }
        const lines = [WAY, ...parts.map(({ amount, taxable }) => line('toll', amount, { taxable }))]
        const agreed = agreedLine(lines, rupees * 100, TRIP, rules)
        expect(withOwnLines(lines, agreed ? [agreed] : [], TRIP, rules).total).toBe(rupees * 100)
      },
    ),
  )
})
