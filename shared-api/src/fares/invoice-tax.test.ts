import { expect, test } from 'vitest'
import { invoiceTax, untaxedLines } from './invoice-tax.ts'
import { line, sumOf } from './line.ts'

const way = line('distance', 694_500)
const gst = line('gst', 34_725, { taxable: false })
const toll = line('toll', 66_500, { taxable: false })
const TOTAL = 795_725

test('rounds each tax by itself, and makes the lines add up to the total', () => {
  const lines = [way, gst, toll]
  const outside = invoiceTax(lines, TOTAL, { percent: 500, included: false }, false)
  expect(outside).toMatchObject({ taxable: 694_500, taxes: [{ code: 'igst', percent: 5, amount: 34_725 }] })
  expect(outside.lines).toEqual([way, toll])
  const inside = invoiceTax(lines, TOTAL, { percent: 500, included: false }, true)
  expect(inside.taxes).toEqual([
    { code: 'cgst', percent: 2.5, amount: 17_363 },
    { code: 'sgst', percent: 2.5, amount: 17_363 },
  ])
  expect(inside.lines.at(-1)).toMatchObject({ code: 'rounding', amount: -1 })
  expect(sumOf(inside.lines) + sumOf([gst]) + 1).toBe(TOTAL)
})

test('finds the tax in prices that include it: value and tax are the price to the paisa', () => {
  const { lines, taxable, taxes } = invoiceTax([way, toll], 761_000, { percent: 500, included: true }, false)
  expect([taxable, taxes]).toEqual([661_429, [{ code: 'igst', percent: 5, amount: 33_071 }]])
  expect(lines).toEqual([way, toll])
})

test('has no tax without a rate, nor where the fare has none', () => {
  expect(invoiceTax([way], 694_500, { percent: 0, included: false }, true)).toMatchObject({
    taxable: 694_500,
    taxes: [],
  })
  expect(invoiceTax([way], 694_500, { percent: 500, included: false }, true).taxes).toEqual([])
})

test('without a GSTIN, what a fare asked as tax is part of the price', () => {
  const lines = untaxedLines([way, gst, toll])
  expect(lines.map(({ code }) => code)).toEqual(['distance', 'toll', 'other'])
  expect(sumOf(lines)).toBe(TOTAL)
})
