import type { DocumentContent } from 'shared-api/contract'
import { sumOf } from 'shared-api/fares'
import { toRupees } from 'shared-api/money'
import { documentTexts } from '../documents/index.ts'
import type { CsvCell } from '../platform/csv.ts'

/** What of a document counts in a register: what takes back counts below 0. */
export type Entry = { said: DocumentContent; sign: 1 | -1 }
type Sum = (content: DocumentContent) => number

/** The name of a place of supply: '33-Tamil Nadu'. */
export const placeOf = ({ placeOfSupply }: DocumentContent) => documentTexts.en.state(placeOfSupply)
export const rateOf = ({ taxes }: DocumentContent) => taxes.reduce((sum, { percent }) => sum + percent, 0)

const charged = ({ taxes, reverseCharge }: DocumentContent) => (reverseCharge ? [] : taxes)
const taxOf = (code: string) => (content: DocumentContent) => sumOf(charged(content).filter((tax) => tax.code === code))
const rounding = ({ supplier, lines }: DocumentContent) =>
  supplier.gstin ? sumOf(lines.filter(({ code }) => code === 'rounding')) : 0

/** The sums of a line, in paise: value, taxes, what was passed on and rounding come to the total. */
const SUMS: Record<string, Sum> = {
  'Taxable value': ({ taxable }) => taxable,
  CGST: taxOf('cgst'),
  SGST: taxOf('sgst'),
  IGST: taxOf('igst'),
  'Passed on': (content) => content.total - content.taxable - sumOf(charged(content)) - rounding(content),
  Rounding: rounding,
  Total: ({ total }) => total,
}

const summed = (entries: readonly Entry[]): number[] =>
  Object.values(SUMS).map((sum) => toRupees(entries.reduce((all, { said, sign }) => all + sign * sum(said), 0)))

type Column = (content: DocumentContent) => CsvCell

/** A part of a register: its name, its columns with the sums, a line for each entry, and their totals. */
export function partOf(name: string, columns: Record<string, Column>, entries: readonly Entry[]): CsvCell[][] {
  const lines = entries.map((entry) => [...Object.values(columns).map((cell) => cell(entry.said)), ...summed([entry])])
  return section(name, Object.keys(columns), [...lines, totals(Object.keys(columns).length, entries)])
}

/** A line of sums for each group of entries. */
export function summary(
  name: string,
  columns: Record<string, (entry: Entry) => CsvCell>,
  entries: readonly Entry[],
): CsvCell[][] {
  const cells = (entry: Entry) => Object.values(columns).map((cell) => cell(entry))
  const groups = [...Map.groupBy(entries, (entry) => JSON.stringify(cells(entry)))].sort()
  const lines = groups.map(([said, group]) => [...(JSON.parse(said) as CsvCell[]), ...summed(group)])
  return section(name, Object.keys(columns), [...lines, totals(Object.keys(columns).length, entries)])
}

const totals = (columns: number, entries: readonly Entry[]): CsvCell[] => [
  'Total',
  ...Array.from({ length: columns - 1 }, () => null),
  ...summed(entries),
]

const section = (name: string, columns: string[], lines: CsvCell[][]): CsvCell[][] => [
  [name],
  [...columns, ...Object.keys(SUMS)],
  ...lines,
  [],
]
