export type CsvCell = string | number | null

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(quoted).join(',')}\r\n`

/**
 * A spreadsheet takes a text that begins so for a formula, even between quotes, and in some languages with the wide signs
 * too; an apostrophe keeps it a text.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/
/** Digits, with spaces between and one plus before: a number at most, whatever begins it. */
const PHONE = /^\+?\d[\d ]*$/

function quoted(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
