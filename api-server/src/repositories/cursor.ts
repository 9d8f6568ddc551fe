import { invalid } from '../problems.ts'

/** The place of a row in a list that runs from the newest to the oldest. */
export interface Position {
  createdAt: number
  id: string
}

export const toCursor = ({ createdAt, id }: Position) => Buffer.from(`${createdAt} ${id}`).toString('base64url')

/** @throws AppError 400 when the text is no cursor of ours. */
export function fromCursor(cursor: string): Position {
  const [, createdAt, id] = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!createdAt || !id) throw invalid([{ path: 'cursor', message: 'cursor must be the nextCursor of a reply' }])
  return { createdAt: Number(createdAt), id }
}

/** One page out of the rows that were read, one more than a page holds, and where the next begins. */
export function pageOf<Row extends Position>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last ? toCursor(last) : null }
}
