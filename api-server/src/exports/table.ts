import type { FastifyInstance } from 'fastify'
import { type ExportQuery, searched } from 'shared-api/contract'
import { type CsvCell, csvFile } from '../platform/csv.ts'

/** A list of the desk as a table: its rows by the filter, what a search looks in, and its columns. */
export type List<Row> = {
  rows: (app: FastifyInstance, query: ExportQuery) => Promise<Row[]>
  textOf?: (row: Row) => string
  columns: Record<string, (row: Row) => CsvCell>
}
export type ListCsv = (app: FastifyInstance, query: ExportQuery) => Promise<string>

/** The CSV file of a list. Money is in rupees. */
export const csvOf =
  <Row>({ rows, textOf, columns }: List<Row>): ListCsv =>
  async (app, query) => {
    const all = await rows(app, query)
    const found = textOf && query.q ? searched(all, query.q, textOf) : all
    const cells = Object.values(columns)
    return csvFile(
      Object.keys(columns),
      found.map((row) => cells.map((cell) => cell(row))),
    )
  }

export const yesNo = (flag: boolean) => (flag ? 'yes' : 'no')
