import { MAX_IMPORT_ROWS } from 'shared-api/contract'
import { type Cell, textOf } from './cells.ts'
import { unreadable } from './problems.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/** A row of a file; `row` counts from 1 as a spreadsheet does. */
export type TableRow = { row: number; cells: Cell[] }

/** How XLSX files, and the older XLS files, begin. */
const ZIP = Buffer.from('PK')
const XLS = Buffer.from('d0cf11e0', 'hex')
/** The longest cell in characters: longer than any field takes. */
const LONGEST_CELL = 4000

/**
 * The rows of a CSV or XLSX file, the header first; blank ones are left out.
 * @throws AppError 400 for a file that is none of both, or holds more than it may
 */
export async function readTable(file: Buffer): Promise<TableRow[]> {
  if (file.subarray(0, XLS.length).equals(XLS)) throw unreadable('xls')
  // One row more shows that there are too many.
  const most = MAX_IMPORT_ROWS + 2
  const table = file.subarray(0, ZIP.length).equals(ZIP) ? await readXlsx(file, most) : readCsv(file, most)
  const rows = table.map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => cells.some(textOf))
  if (rows.length > MAX_IMPORT_ROWS + 1) throw unreadable('too-many-rows', { max: MAX_IMPORT_ROWS })
  if (rows.length < 2) throw unreadable('no-rows')
  for (const { row, cells } of rows) refuseLong(row, cells)
  return rows
}

function refuseLong(row: number, cells: Cell[]) {
  if (cells.some((cell) => typeof cell === 'string' && cell.length > LONGEST_CELL))
    throw unreadable('long-cell', { row, max: LONGEST_CELL })
}
