import type { Kysely } from 'kysely'
import type { EnquiriesExportQuery, EnquiriesQuery } from 'shared-api/contract'
import type { z } from 'zod'
import { fromCursor, isAfter, pageOf } from '../platform/database/cursor.ts'
import type { EnquiryRow, Schema } from '../platform/database/schema.ts'
import { hasWords } from '../platform/database/search-terms.ts'

type Query = z.output<typeof EnquiriesQuery>
type Filter = Pick<Query, 'q' | 'status' | 'kind'>
type Asked = { cursor: string | undefined; limit: number }

const PAGE = 25
/** In a cursor, later than any time: of those that wait no longer. */
const DONE = 100_000_000_000_000

/**
 * A page of the enquiries that match a filter: those that wait first, the longest waiting foremost, then the others from the
 * newest; `total` counts all that match.
 */
export async function pageOfEnquiries(db: Kysely<Schema>, { cursor, limit = PAGE, ...filter }: Query) {
  const page = await readPage(db, filter, { cursor, limit })
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...page, total }
}

/** All enquiries that match a filter, in the order of the list, `batch` at a time. */
export async function* eachEnquiry(db: Kysely<Schema>, filter: EnquiriesExportQuery, batch: number) {
  let cursor: string | undefined
  do {
    const { page, nextCursor } = await readPage(db, filter, { cursor, limit: batch })
    yield page
    cursor = nextCursor ?? undefined
  } while (cursor)
}

async function readPage(db: Kysely<Schema>, filter: Filter, { cursor, limit }: Asked) {
  const from = cursor === undefined ? undefined : fromCursor(cursor)
  const isDone = from !== undefined && from.at >= DONE
  const rows: EnquiryRow[] = []
  if (!isDone && (filter.status ?? 'new') === 'new') {
    const waiting = matching(db, { ...filter, status: 'new' }).selectAll()
    const found = from ? waiting.where(isAfter('createdAt', 'asc', from)) : waiting
    const first = found.orderBy('createdAt').orderBy('id')
    rows.push(...(await first.limit(limit + 1).execute()))
  }
  if (rows.length <= limit && filter.status !== 'new') {
    const done = matching(db, filter).selectAll().where('status', '!=', 'new')
    const found = isDone ? done.where(isAfter('createdAt', 'desc', { ...from, at: from.at - DONE })) : done
    const newest = found.orderBy('createdAt', 'desc').orderBy('id', 'desc')
    rows.push(...(await newest.limit(limit + 1 - rows.length).execute()))
  }
  return pageOf(rows, limit, ({ status, createdAt }) => (status === 'new' ? createdAt : DONE + createdAt))
}

function matching(db: Kysely<Schema>, { q, status, kind }: Filter) {
  let query = db.selectFrom('enquiries')
  if (q) query = query.where(hasWords('search', q))
  if (status) query = query.where('status', '=', status)
  if (kind) query = query.where('kind', '=', kind)
  return query
}
