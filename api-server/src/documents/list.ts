import type { Kysely } from 'kysely'
import type { DocumentListQuery, DocumentListReply } from 'shared-api/contract'
import { fromCursor, isAfter, pageOf } from '../platform/database/cursor.ts'
import type { Schema } from '../platform/database/schema.ts'
import { hasWords } from '../platform/database/search-terms.ts'
import { parseContent, toDocument } from './record/index.ts'

const PAGE = 25

/** A page of documents, from the newest; `total` counts all that match. */
export async function listDocuments(
  db: Kysely<Schema>,
  { cursor, limit = PAGE, ...filter }: DocumentListQuery,
): Promise<DocumentListReply> {
  const rows = await matching(db, filter)
    .selectAll()
    .$if(cursor !== undefined, (query) => query.where(isAfter('issuedAt', 'desc', fromCursor(cursor ?? ''), 'number')))
    .orderBy('issuedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { page, nextCursor } = pageOf(
    rows.map((row) => ({ ...row, id: row.number })),
    limit,
    (row) => Number(row.issuedAt),
  )
  const back = await takenBack(db, page)
  const documents = page.map((row) => ({
    ...{ ...toDocument(row), bookingId: row.bookingId, gstin: parseContent(row).recipient.gstin },
    holds: (row.kind === 'invoice' || row.kind === 'bill') && !back.has(row.number),
  }))
  return { documents, nextCursor, total: Number(total) }
}

/** Those of some documents that a credit note took back as a whole. */
async function takenBack(db: Kysely<Schema>, rows: { number: string }[]): Promise<Set<string | null>> {
  if (rows.length === 0) return new Set()
  const numbers = rows.map(({ number }) => number)
  const notes = await db.selectFrom('documents').select('ofNumber').where('ofNumber', 'in', numbers).execute()
  return new Set(notes.map(({ ofNumber }) => ofNumber))
}

function matching(db: Kysely<Schema>, { q, kind, month }: DocumentListQuery) {
  let query = db.selectFrom('documents')
  // '₹7,490.50' is a figure as '7490.50' is.
  if (q) query = query.where(hasWords('search', q.replace(/₹\s*|(?<=\d),(?=\d)/g, '')))
  if (kind) query = query.where('kind', '=', kind)
  if (month) query = query.where('day', '>=', `${month}-01`).where('day', '<=', `${month}-31`)
  return query
}
