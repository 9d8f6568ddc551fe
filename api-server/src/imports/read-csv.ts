import { parse } from 'csv-parse/sync'
import { unreadable } from './problems.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const SEPARATORS = [',', ';', '\t'] as const

/** The rows of a CSV file, `most` at most. Throws AppError 400 for a file that is none. */
export function readCsv(file: Buffer, most: number): string[][] {
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
