import type { ImportColumn } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import type { Language } from 'shared-api/languages'
import { type Refusal, refusal } from '../texts/refusal.ts'
import { wordsOfRefusals } from '../texts/refusals.ts'
import { type Cell, textOf } from './cells.ts'
import { unreadable } from './problems.ts'
import type { TableRow } from './read-table.ts'

/** A column of a file. `field` is the path of the contract's field that it fills. */
export type Column = {
  field: string
  header: string
  /** Other headers that people write. */
  also: string[]
  required?: boolean
  /** What a cell may hold, for people. */
  takes: Refusal
  /** A number is a day so many days from today. */
  example: string | number
  /** The value of a cell; its text if left out. */
  read?: (cell: Cell | undefined) => string
}

/** A column that may be missing. `headers` has its own header, then others that people write: 'Km, Distance, Kms'. */
export function column(
  field: string,
  headers: string,
  takes: Refusal,
  example: Column['example'] = '',
  read?: Column['read'],
): Column {
  const [header = '', ...also] = headers.split(', ')
  return { field, header, also, takes, example, read }
}

/** A column that each file has. */
export const needed = (...given: Parameters<typeof column>): Column => ({ ...column(...given), required: true })

/** The desk's notes. */
export const NOTES = column('note', 'Notes, Note, Remarks', refusal('takes-text', { max: 2000 }))

/** A row by the fields of its columns: each value as text, '' where the file has none. */
export type Line = { row: number; values: Map<string, string>; typed: Map<string, string> }

/**
 * The rows below the header, by field. Throws AppError 400 naming a header that is not known or comes twice, or one that is
 * missing.
 */
export function linesOf([header, ...rows]: TableRow[], columns: readonly Column[]): Line[] {
  const found = columnsOf(header?.cells ?? [], columns)
  const missing = columns.filter((column) => column.required && !found.includes(column))
  if (missing.length > 0) throw unreadable('no-columns', { columns: listed(missing), known: listed(columns) })
  return rows.map(({ row, cells }) => lineOf(row, cells, found))
}

function lineOf(row: number, cells: Cell[], found: (Column | null)[]): Line {
  const beside = cells.findIndex((cell, at) => !found[at] && textOf(cell) !== '')
  if (beside >= 0) throw unreadable('stray-cell', { row, cell: short(cells[beside]) })
  const own = found.flatMap((column, at) => (column ? [{ column, cell: cells[at] }] : []))
  return {
    row,
    values: new Map(own.map(({ column, cell }) => [column.field, (column.read ?? textOf)(cell)])),
    typed: new Map(own.map(({ column, cell }) => [column.field, short(cell)])),
  }
}

function columnsOf(cells: Cell[], columns: readonly Column[]): (Column | null)[] {
  const byName = new Map(columns.flatMap((one) => [one.header, ...one.also].map((name) => [plain(name), one])))
  const found = cells.map((cell) => {
    const name = textOf(cell)
    const column = byName.get(plain(name))
    if (name && !column) throw unreadable('unknown-column', { cell: short(cell), known: listed(columns) })
    return column ?? null
  })
  const twice = found.find((column, at) => column && found.indexOf(column) < at)
  if (twice) throw unreadable('column-twice', { column: twice.header })
  return found
}

const listed = (columns: readonly Column[]) => columns.map(({ header }) => header).join(', ')

/** Case, spaces and signs of a header do not count. */
export const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const short = (cell: Cell | undefined) => textOf(cell).slice(0, 60)

/** The columns for people on a day, 'YYYY-MM-DD'. */
export const toColumns = (columns: readonly Column[], today: string, language: Language): ImportColumn[] =>
  columns.map(({ header, required = false, takes, example }) => ({
    ...{ header, required, takes: wordsOfRefusals([takes], language) },
    example: typeof example === 'number' ? dayAfter(today, example).split('-').reverse().join('/') : example,
  }))
