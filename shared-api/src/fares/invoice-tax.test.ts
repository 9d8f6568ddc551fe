import { expect, test } from 'vitest'
import { invoiceTax } from './invoice-tax.ts'
import { line } from './line.ts'

const way = line('distance', 694_500)
const gst = line('gst', 34_725, { taxable: false })
const toll = line('toll', 66_500, { taxable: false })

test('takes the tax of the fare, and splits it inside one state with the odd paisa in SGST', () => {
  const lines = [way, gst, toll]
  expect(invoiceTax(lines, { percent: 500, included: false }, false)).toEqual({
    taxable: 694_500,
    taxes: [{ code: 'igst', percent: 5, amount: 34_725 }],
  })
  expect(invoiceTax(lines, { percent: 500, included: false }, true).taxes).toEqual([
    { code: 'cgst', percent: 2.5, amount: 17_362 },
    { code: 'sgst', percent: 2.5, amount: 17_363 },
  ])
})

test('finds the tax in prices that include it: value and tax are the price to the paisa', () => {
  const { taxable, taxes } = invoiceTax([way, toll], { percent: 500, included: true }, false)
  expect([taxable, taxes]).toEqual([661_429, [{ code: 'igst', percent: 5, amount: 33_071 }]])
})

test('has no tax without a rate', () => {
  expect(invoiceTax([way], { percent: 0, included: false }, true)).toEqual({ taxable: 694_500, taxes: [] })
})
