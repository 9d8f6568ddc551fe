import { type Kysely, type RawBuilder, sql } from 'kysely'
import { countedUpTo, type EnquiriesQuery } from 'shared-api/contract'
import type { z } from 'zod'
import type { EnquiryRow, Schema } from '../database/schema.ts'
import { allOf, hasTerm, SIZED, sizesOf, type Word } from './conditions.ts'
import { countOf, differentIds } from './counts.ts'
import { fromCursor, pageOf, type Stretch } from './cursor.ts'
import { searchedWords } from './search-terms.ts'

type Query = z.output<typeof EnquiriesQuery>
/** One thing that a filter asks of an enquiry: a word, or what a column says. */
type Condition = Word | { column: 'status' | 'kind'; value: string }

const PAGE = 25
/** So few that have a word are all looked up and sorted sooner than a page of them is found in the order of the list. */
const FEW = 2000

/**
 * A page of the enquiries that fit a filter, from the newest; `total` counts those that fit, up to one more than
 * `countedUpTo`. The condition that the fewest fit leads, as for bookings: a page costs about the same however many there
 * are.
 */
export async function pageOfEnquiries(db: Kysely<Schema>, { cursor, limit = PAGE, ...filter }: Query) {
  const stretch = { from: cursor ? fromCursor(cursor) : null, limit: limit + 1 }
  const { conditions, size } = await fewestFirst(db, conditionsOf(filter))
  const most = countedUpTo(filter) + 1
  const { total, rows } = filter.q
    ? await search(db, conditions, size, most, stretch)
    : {
        total: await countOf(db, sql`(${fittingIds(conditions)} limit ${most})`),
        rows: await readInOrder(db, conditions, stretch),
      }
  return { ...pageOf(rows, limit, (enquiry) => enquiry.createdAt), total }
}

function conditionsOf({ q, status, kind }: Query): Condition[] {
  return [
    ...(q ? searchedWords(q) : []).map((word) => ({ word })),
    ...(status === undefined ? [] : [{ column: 'status' as const, value: status }]),
    ...(kind === undefined ? [] : [{ column: 'kind' as const, value: kind }]),
  ]
}

/** The conditions, that which the fewest enquiries fit before the others, and how many do, up to `SIZED`. */
async function fewestFirst(db: Kysely<Schema>, conditions: Condition[]) {
  if (conditions.length === 0) return { conditions, size: SIZED }
  const sizes = await sizesOf(
    db,
    conditions.map((one) => fittingIds([one])),
    SIZED,
  )
  const sized = conditions.map((condition, at) => ({ condition, size: sizes[at] ?? 0 }))
  sized.sort((one, other) => one.size - other.size)
  return { conditions: sized.map(({ condition }) => condition), size: sized[0]?.size ?? 0 }
}

/** What is searched for by words: how many there are decides how they are read. */
async function search(db: Kysely<Schema>, conditions: Condition[], size: number, most: number, stretch: Stretch) {
  const [lead] = conditions
  if (!conditions.some(isWord) || !lead) return { total: 0, rows: [] }
  const fitting = fittingIds(conditions)
  const ids = await differentIds(db, fitting, most)
  if (ids.length < most) {
    const placed = sql`select id, +created_at as place from enquiries where id in (${sql.join(ids)})`
    return { total: ids.length, rows: ids.length === 0 ? [] : await readSorted(db, placed, stretch) }
  }
  if (size >= FEW || !isWord(lead)) return { total: most, rows: await readInOrder(db, conditions, stretch) }
  const place = sql`(select created_at from enquiries where enquiries.id = fitting.id)`
  const placed = sql`select distinct id, ${place} as place from (${fitting}) as fitting`
  return { total: most, rows: await readSorted(db, placed, stretch) }
}

/** The ids of all enquiries that fit, as a query that takes a limit; one that has the leading word twice comes twice. */
function fittingIds([lead, ...others]: Condition[]): RawBuilder<unknown> {
  const [ids, id] =
    lead && isWord(lead)
      ? ([sql`select found.enquiry_id as id from enquiry_terms as found`, 'found.enquiry_id'] as const)
      : ([sql`select id from enquiries`, 'enquiries.id'] as const)
  return sql`${ids} where ${allOf([lead ? fits(lead) : sql`1 = 1`, ...others.map((one) => asked(one, id))])}`
}

/** Enquiries that fit, read from the newest until there are enough, by the index of the column that the fewest fit. */
function readInOrder(db: Kysely<Schema>, conditions: Condition[], { from, limit }: Stretch): Promise<EnquiryRow[]> {
  const lead = conditions.find((one) => !isWord(one))
  return conditions
    .map((one) => (one === lead ? fits(one) : asked(one, 'enquiries.id')))
    .concat(from ? [sql`(enquiries.created_at, enquiries.id) < (${from.at}, ${from.id})`] : [])
    .reduce((query, condition) => query.where(condition), db.selectFrom('enquiries').selectAll())
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Enquiries of a query for their ids and places: all are sorted, and few read. */
function readSorted(db: Kysely<Schema>, placed: RawBuilder<unknown>, { from, limit }: Stretch): Promise<EnquiryRow[]> {
  const rest = from ? sql`where (place, id) < (${from.at}, ${from.id})` : sql``
  const ids = sql`select id from (${placed}) as placed ${rest} order by place desc, id desc limit ${limit}`
  return (
    db
      .selectFrom('enquiries')
      .selectAll()
      .where(sql<boolean>`id in (${ids})`)
      // The sign keeps the index of the order out: these are found by their ids.
      .orderBy(sql`+created_at`, 'desc')
      .orderBy('id', 'desc')
      .execute()
  )
}

const isWord = (condition: Condition): condition is Word => 'word' in condition

/** That an enquiry, or a term called `found`, fits a condition: by its index. */
const fits = (condition: Condition): RawBuilder<boolean> =>
  isWord(condition)
    ? hasTerm('found.term', condition)
    : sql`${sql.ref(`enquiries.${condition.column}`)} = ${condition.value}`

/** A condition that is asked of each enquiry as an engine comes to it, as `asked` of bookings does. */
function asked(condition: Condition, id: 'enquiries.id' | 'found.enquiry_id'): RawBuilder<boolean> {
  return sql`(${question()}) is not null`

  function question() {
    if (isWord(condition))
      return sql`select 1 from enquiry_terms where enquiry_id = ${sql.ref(id)} and ${hasTerm('term', condition)} limit 1`
    return id === 'enquiries.id'
      ? sql`case when ${fits(condition)} then 1 end`
      : sql`select 1 from enquiries where id = ${sql.ref(id)} and ${fits(condition)}`
  }
}
