import { parse } from 'csv-parse/sync'
import { Piscina } from 'piscina'
import { MAX_IMPORT_ROWS } from 'shared-api/contract'
import { AppError } from '../platform/http/problems.ts'
import { type Cell, textOf } from './cells.ts'
import { unreadable } from './problems.ts'
import type { ReadXlsx } from './xlsx-thread.ts'

/** What a file of 5,000 full rows takes is a third of it. */
const HEAP_MB = 256
/** How long reading a file may take, in ms. */
const READ_MS = 20_000

/**
 * The rows of the first sheet, `most` at most. In a thread with little memory: a file can be made so that its reader takes all
 * that there is.
 * @throws AppError 400
 */
export async function readXlsx(file: Buffer, most: number, readMs = READ_MS): Promise<Cell[][]> {
  const pool = new Piscina<Parameters<ReadXlsx>[0], Awaited<ReturnType<ReadXlsx>>>({
    filename: new URL('./xlsx-thread.ts', import.meta.url).href,
    ...{ env: {}, minThreads: 1, maxThreads: 1, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } },
  })
  try {
    const read = await pool.run({ file: new Uint8Array(file), most }, { signal: AbortSignal.timeout(readMs) })
    if ('rows' in read) return read.rows
    throw new AppError('invalid', { refusals: [read.refused] })
  } catch (error) {
    if (error instanceof Error && (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' || error.name === 'AbortError'))
      throw unreadable('xlsx-too-large')
    throw error
  } finally {
    await pool.destroy()
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

const utf8 = new TextDecoder('utf-8', { fatal: true })
const SEPARATORS = [',', ';', '\t'] as const

/** The rows of a CSV file, `most` at most. Throws AppError 400 for a file that is none. */
function readCsv(file: Buffer, most: number): string[][] {
  const text = decoded(file)
  const [header = ''] = text.split(/\r?\n/, 1)
  const count = (separator: string) => header.split(separator).length
  const delimiter = SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best))
  try {
    return parse(text, { bom: true, delimiter, relaxColumnCount: true, to: most })
  } catch {
    throw unreadable('csv-broken')
  }
}

function decoded(file: Buffer): string {
  try {
    return utf8.decode(file)
  } catch {
    throw unreadable('csv-not-utf8')
  }
}

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
