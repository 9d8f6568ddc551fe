import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finished, type Rules } from './finish.ts'
import { invoiceTax } from './invoice-tax.ts'
import { line, sumOf } from './line.ts'
import { agreedLine, ownLine, withOwnLines } from './own-lines.ts'
import { splitPaid } from './tax.ts'
import { tariffOf } from './testing/tariffs.ts'
import type { Fare } from './trip.ts'

const rules = (percent = 5): Rules => tariffOf({ roundTo: 1, gst: { percent, state: 'TN' } })
const INSIDE = { from: 'tn-chennai' }
const OUTSIDE = { from: 'ka-mysuru' }
const WAY = line('distance', 706_800)

function agreedAt(total: number, { lines = [WAY], trip = INSIDE, tariff = rules() } = {}): Fare {
  const agreed = agreedLine(lines, total, trip, tariff)
  return withOwnLines(lines, agreed ? [agreed] : [], trip, tariff)
}
const off = (amount: number) =>
  ownLine({ code: 'discount', amount, taxable: false, note: 'Regular guest', basis: 'fixed' })

const said = ({ lines, total }: Fare) => {
  const amounts = Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))
  const { cgst, sgst, igst, rounding = 0 } = amounts
  expect(sumOf(lines)).toBe(total)
  const taxes = igst === undefined ? [cgst, sgst] : [igst]
  return [total - rounding - sumOf(taxes.map((amount = 0) => ({ amount }))), taxes, rounding, total]
}

test.each<[string, Fare, value: number, taxes: number[], rounding: number, total: number]>([
  ['agreed above the tariff', agreedAt(1_000_000), 952_381, [23_810, 23_810], -1, 1_000_000],
  ['agreed below it', agreedAt(650_000), 619_048, [15_476, 15_476], 0, 650_000],
  [
    '500 off a total of 7,421',
    withOwnLines([WAY], [off(-50_000)], INSIDE, rules()),
    659_143,
    [16_479, 16_479],
    -1,
    692_100,
  ],
  ['imported with its total', agreedAt(341_000), 324_762, [8119, 8119], 0, 341_000],
  [
    '333.33 km at 35 and a cab of 1,400',
    finished([line('distance', 3500, { quantity: 333.33, unit: 'km' }), line('cab', 140_000)], INSIDE, rules()),
    1_306_655,
    [32_666, 32_666],
    13,
    1_372_000,
  ],
  ['to another state', agreedAt(1_000_000, { trip: OUTSIDE }), 952_381, [47_619], 0, 1_000_000],
  ['at 18 %', agreedAt(1_000_000, { tariff: rules(18) }), 847_458, [76_271, 76_271], 0, 1_000_000],
])('a fare %s: value, taxes and rounding are of what is paid', (_case, fare, ...expected) => {
  expect(said(fare)).toEqual(expected)
})

test.each([
  ['a fee for no show', 1_181_300, 1_125_048, 28_126, 0],
  ['a fee for a cancellation', 193_400, 184_190, 4605, 0],
  ['an advance of 1,856', 185_600, 176_762, 4419, 0],
  ['an advance of 4,375', 437_500, 416_667, 10_417, -1],
])('%s is split by the same rule', (_case, paid, value, tax, rounding) => {
  const { taxes, ...rest } = splitPaid(paid, { percent: 500, included: false, codes: ['cgst', 'sgst'] })
  expect(rest).toEqual({ value, rounding })
  expect(taxes.map(({ amount }) => amount)).toEqual([tax, tax])
})

test('the desk types what the traveller pays; its line keeps that as its rate', () => {
  const stop = ownLine({ code: 'other', amount: 50_000, taxable: true, note: 'Stop', basis: 'fixed' })
  const { lines, total } = withOwnLines([WAY], [stop], INSIDE, rules())
  expect(total).toBe(792_100)
  expect(lines.find(({ code }) => code === 'other')).toMatchObject({ rate: 50_000, amount: 47_581 })
  expect(
    withOwnLines(
      [WAY],
      lines.filter(({ origin }) => origin === 'desk'),
      INSIDE,
      rules(),
    ),
  ).toEqual(withOwnLines([WAY], [stop], INSIDE, rules()))
})

test('what is passed on comes off an agreed total first', () => {
  const toll = line('toll', 66_500, { taxable: false })
  const { lines } = agreedAt(1_066_500, { lines: [WAY, toll] })
  expect(lines).toContainEqual(toll)
  expect(lines.find(({ code }) => code === 'cgst')).toMatchObject({ amount: 23_810 })
})

test.each([true, false])(
  'an invoice has the value of what was agreed, also where its line says taxable: %s',
  (taxable) => {
    const { lines, total } = agreedAt(1_000_000)
    const stored = lines.map((one) => (one.origin === 'agreed' ? { ...one, taxable } : one))
    const invoice = invoiceTax(stored, total, rules().gst, false)
    expect(invoice).toMatchObject({ taxable: 952_381, taxes: [{ code: 'igst', percent: 5, amount: 47_619 }] })
    expect(sumOf(invoice.lines)).toBe(952_381)
  },
)

test('a discount beyond what is taxed leaves no tax', () => {
  const toll = line('toll', 1_000_000, { taxable: false })
  const { lines, total } = withOwnLines([WAY, toll], [off(-800_000)], INSIDE, rules())
  expect([total, sumOf(lines)]).toEqual([942_100, 942_100])
  expect(lines.map(({ code }) => code)).toEqual(['distance', 'toll', 'discount'])
})

test('without a rate no line has tax, and amounts are as typed', () => {
  const { lines, total } = withOwnLines([WAY], [off(-50_000)], INSIDE, rules(0))
  expect([lines.map(({ amount }) => amount), total]).toEqual([[706_800, -50_000], 656_800])
})

const amounts = fc.record({ amount: fc.integer({ min: -100_000, max: 500_000 }), taxable: fc.boolean() })

test('the lines of any fare and of its invoice add up to the total', () => {
  fc.assert(
    fc.property(
      fc.array(amounts, { maxLength: 5 }),
      fc.integer({ min: 0, max: 28 }),
      fc.boolean(),
      (parts, percent, here) => {
        const own = parts.map((part) => ownLine({ ...part, code: 'other', note: 'Any', basis: 'fixed' }))
        const tariff = rules(percent)
        const { lines, total } = withOwnLines([WAY], own, INSIDE, tariff)
        expect(sumOf(lines)).toBe(total)
        const invoice = invoiceTax(lines, total, tariff.gst, here)
        expect(sumOf(invoice.lines) + sumOf(invoice.taxes)).toBe(total)
      },
    ),
  )
})
