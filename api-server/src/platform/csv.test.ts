import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { asTyped, csvFile } from './csv.ts'

const cellOf = (text: string) => parse(csvFile(['A'], [[text]]), { bom: true })[1]?.[0]

test.each([
  ...['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1', ' =1+1', '\u00a0=1+1', '\ufeff=1+1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '=cmd|"/c calc"!A1', "'=1+1", "''@x", '- by hand', '+91 98400-12345'],
])('%j is no formula in a spreadsheet, and comes back as it was', (text) => {
  expect(cellOf(text)).toBe(`'${text}`)
  expect(asTyped(`'${text}`)).toBe(text)
})

test.each(['Asha', "'Asha'", "O'Neill = she", '+91 98400 12345', '', 'a\t=1', '"=1"', 'மீனா'])(
  '%j stays as it is',
  (text) => {
    expect(cellOf(text)).toBe(text)
    expect(asTyped(text)).toBe(text)
  },
)

test('a number is one, also below zero', () => {
  expect(csvFile(['A', 'B'], [[-500, null]])).toBe('\uFEFF"A","B"\r\n-500,\r\n')
})
