import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { type Refusal, refusal } from '../texts/refusal.ts'
import type { Cell } from './cells.ts'

/** What all parts of a file may unpack to, in bytes: 5,000 full rows need a fifth of it. */
const MOST_UNPACKED = 32 * 1024 * 1024
const MOST_PARTS = 500
/** The most columns: no table here has half as many. */
const MOST_COLUMNS = 64
/** A row or a cell with its address, in whichever part a sheet may be. */
const ADDRESS = /<(?:[\w.-]+:)?(?:row|c)\s[^<>]*?\br\s*=\s*["']([A-Za-z]*)(\d+)["']/g

/**
 * A cell whose formula gave an error, which the reader of sheets would take for an empty one. The limits of these patterns keep a
 * made file from taking long.
 */
const ERROR_CELL = /(<(?:[\w.-]+:)?c\s[^<>]{0,200}?\bt\s*=\s*["'])e(?=["'])/g
/** A cell with a formula and no value: its tag's prefix and its address. */
const UNCOUNTED_CELL =
  /<((?:[\w.-]+:)?)c\s[^<>]{0,200}?\br\s*=\s*["']([A-Za-z]+\d+)["'][^<>]{0,200}>\s*<\1f(?:\s[^<>]{0,200})?(?:\/>|>[^<]{0,9999}<\/\1f>)\s*<\/\1c>/g
/** What such a cell holds here. */
const NO_VALUE = '#VALUE!'

/** Why a file is not taken. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(why: Refusal) {
    super(why.code)
    this.refusal = why
  }
}

export type ReadXlsx = typeof read
type Read = { rows: Cell[][] } | { refused: Refusal }

/**
 * The rows of the first sheet, or why the file is not taken. One that would unpack to more than a table takes, or that names a
 * cell far away, is refused before it is read: its reader makes room for all rows and columns up to there.
 */
export default async function read(job: { file: Uint8Array<ArrayBuffer>; most: number }): Promise<Read> {
  try {
    const parts = partsOf(job.file)
    for (const part of Object.values(parts)) refuseHuge(strFromU8(part), job.most)
    return { rows: await rowsOf(zipSync(withErrors(parts), { level: 0 })) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal }
    throw error
  }
}

async function rowsOf(file: Uint8Array): Promise<Cell[][]> {
  try {
    return (await readSheet(file.slice().buffer)).map((row) => row.map(cellOf))
  } catch {
    throw new Refused(refusal('xlsx-unreadable'))
  }
}

/** The sheets with each cell that has no value as a text that says so: errors go before a person. */
function withErrors(parts: Unzipped): Unzipped {
  const withText = (part: Uint8Array) =>
    strToU8(
      strFromU8(part)
        .replace(ERROR_CELL, '$1str')
        .replace(UNCOUNTED_CELL, `<$1c r="$2" t="str"><$1v>${NO_VALUE}</$1v></$1c>`),
    )
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withText(part)]))
}

/** All parts, whatever their names. The sizes that the file declares are the most that is unpacked of it. */
function partsOf(bytes: Uint8Array): Unzipped {
  let [size, parts] = [0, 0]
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize
        parts += 1
        if (size > MOST_UNPACKED || parts > MOST_PARTS) throw TOO_BIG
        return true
      },
    })
  } catch (error) {
    throw error === TOO_BIG ? error : new Refused(refusal('xlsx-damaged'))
  }
}

const TOO_BIG = new Refused(refusal('xlsx-unpacks-too-large'))

function refuseHuge(part: string, most: number) {
  for (const [, column = '', row] of part.matchAll(ADDRESS))
    if (Number(row) > most || numberOfColumn(column.toUpperCase()) > MOST_COLUMNS)
      throw new Refused(
        refusal('sheet-too-far', {
          ...{ column: column || 'none', row: row ?? '' },
          ...{ rows: most - 1, columns: MOST_COLUMNS },
        }),
      )
}

/** 'A' is 1, 'AA' 27. */
const numberOfColumn = (letters: string) => [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0)

const cellOf = (cell: unknown): Cell =>
  cell instanceof Date || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? cell
    : null
