import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { problems } from './http/replies.ts'

export type CsvCell = string | number | null

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(quoted).join(',')}\r\n`

/** The byte order mark makes spreadsheets read UTF-8; without it Tamil names break. */
export const csvHead = (headers: readonly string[]): string => `\uFEFF${csvLine(headers)}`

/** A whole file: its header and its rows. */
export const csvFile = (headers: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  csvHead(headers) + rows.map(csvLine).join('')

/** The replies of a route that gives a CSV file. */
export const csvReply = {
  200: { description: 'A CSV file in UTF-8', content: { 'text/csv': { schema: z.string() } } },
  ...problems,
}

/** Sends a file, whole or line by line, for the browser to save under this name. */
export const sendCsv = (reply: FastifyReply, csv: string | AsyncIterable<string>, name: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(typeof csv === 'string' ? csv : Readable.from(csv))

/**
 * A spreadsheet takes a text that begins so for a formula, even between quotes, and in some languages with the wide signs
 * too; an apostrophe keeps it a text. Apostrophes of its own are counted in, so that one can be taken off again.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r]/
/** Digits, with spaces between and one plus before: a number at most, whatever begins it. */
const PHONE = /^\+?\d[\d ]*$/

/** A cell of a file as it was typed: without the apostrophe that keeps a formula a text. */
export const asTyped = (cell: string): string => (/^'/.test(cell) && FORMULA.test(cell) ? cell.slice(1) : cell)

function quoted(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
