import type { Kysely } from 'kysely'
import type { EnquiriesQuery } from 'shared-api/contract'
import type { z } from 'zod'
import { fromCursor, isAfter, pageOf } from '../platform/database/cursor.ts'
import type { Schema } from '../platform/database/schema.ts'
import { hasWords } from '../platform/database/search-terms.ts'

type Query = z.output<typeof EnquiriesQuery>

const PAGE = 25

/** A page of the enquiries that match a filter, from the newest; `total` counts all that match. */
export async function pageOfEnquiries(db: Kysely<Schema>, { cursor, limit = PAGE, ...filter }: Query) {
  let query = matching(db, filter).selectAll()
  if (cursor) query = query.where(isAfter('createdAt', 'desc', fromCursor(cursor)))
  const rows = await query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...pageOf(rows, limit, (enquiry) => enquiry.createdAt), total }
}

function matching(db: Kysely<Schema>, { q, status, kind }: Pick<Query, 'q' | 'status' | 'kind'>) {
  let query = db.selectFrom('enquiries')
  if (q) query = query.where(hasWords('search', q))
  if (status) query = query.where('status', '=', status)
  if (kind) query = query.where('kind', '=', kind)
  return query
}
