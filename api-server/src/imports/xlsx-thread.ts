import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import type { Cell } from './cells.ts'

/** What all parts of a file may unpack to, in bytes: 5,000 full rows need a fifth of it. */
const MOST_UNPACKED = 32 * 1024 * 1024
const MOST_PARTS = 500
/** The most columns: no table here has half as many. */
const MOST_COLUMNS = 64
/** A row or a cell with its address, in whichever part a sheet may be. */
const ADDRESS = /<(?:[\w.-]+:)?(?:row|c)\s[^<>]*?\br\s*=\s*["']([A-Za-z]*)(\d+)["']/g

/** Why a file is not taken, in words. */
class Refused extends Error {}

export type ReadXlsx = typeof read
type Read = { rows: Cell[][] } | { refused: string }

/**
 * The rows of the first sheet, or why the file is not taken. One that would unpack to more than a table takes, or that names a
 * cell far away, is refused before it is read: its reader makes room for all rows and columns up to there.
 */
export default async function read(job: { file: Uint8Array<ArrayBuffer>; most: number }): Promise<Read> {
  try {
    for (const part of partsOf(job.file)) refuseHuge(part, job.most)
    return { rows: await rowsOf(job.file) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message }
    throw error
  }
}

async function rowsOf(file: Uint8Array<ArrayBuffer>): Promise<Cell[][]> {
  try {
    return (await readSheet(file.buffer)).map((row) => row.map(cellOf))
  } catch {
    throw new Refused('The file is no XLSX that can be read. Save it again as XLSX or CSV.')
  }
}

/** All parts as text, whatever their names. The sizes that the file declares are the most that is unpacked of it. */
function partsOf(bytes: Uint8Array): string[] {
  let [size, parts] = [0, 0]
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize
        parts += 1
        if (size > MOST_UNPACKED || parts > MOST_PARTS) throw TOO_BIG
        return true
      },
    })
    return Object.values(unpacked).map((part) => strFromU8(part))
  } catch (error) {
    throw error === TOO_BIG ? error : new Refused('The file is no XLSX, or is damaged.')
  }
}

const TOO_BIG = new Refused('The file unpacks to more than a table takes. Copy the rows into a new file.')

function refuseHuge(part: string, most: number) {
  for (const [, column = '', row] of part.matchAll(ADDRESS))
    if (Number(row) > most || numberOfColumn(column.toUpperCase()) > MOST_COLUMNS)
      throw new Refused(
        `The sheet reaches to ${column ? `cell ${column}` : `row `}${row}: at most ${most - 1} rows and ${MOST_COLUMNS} columns can be read. ` +
          'Delete what stands beside or below the table.',
      )
}

/** 'A' is 1, 'AA' 27. */
const numberOfColumn = (letters: string) => [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0)

const cellOf = (cell: unknown): Cell =>
  cell instanceof Date || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? cell
    : null
