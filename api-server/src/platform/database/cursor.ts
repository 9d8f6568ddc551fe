import { sql } from 'kysely'
import { invalid } from '../http/problems.ts'

/** The place of a row in a list: `at` is the instant, in ms, that orders it. */
interface Position {
  at: number
  id: string
}

const toCursor = ({ at, id }: Position) => Buffer.from(`${at} ${id}`).toString('base64url')

/** @throws AppError 400 when the text is no cursor of ours. */
export function fromCursor(cursor: string): Position {
  const [, at, id] = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id) throw invalid([{ path: 'cursor', code: 'cursor' }])
  return { at: Number(at), id }
}

/** The condition that a row comes after a position, in a list that is ordered by a column and the `key`. */
export const isAfter = (column: string, way: 'asc' | 'desc', { at, id }: Position, key = 'id') =>
  sql<boolean>`(${sql.ref(column)}, ${sql.ref(key)}) ${way === 'asc' ? sql`>` : sql`<`} (${at}, ${id})`

/** One page out of the rows that were read, one more than a page holds, and where the next begins. */
export function pageOf<Row extends { id: string }>(rows: Row[], limit: number, at: (row: Row) => number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last ? toCursor({ at: at(last), id: last.id }) : null }
}
