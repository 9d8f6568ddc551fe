import { type Kysely, sql } from 'kysely'
import { countedUpTo } from 'shared-api/contract'
import type { Schema } from '../database/schema.ts'
import { type BookingFilter, fittingIds, type Lead, type Part, sizedLead } from './booking-conditions.ts'
import { NONE, SIZED } from './conditions.ts'
import { countOf, differentIds } from './counts.ts'
import { searchedWords } from './search-terms.ts'

/** Where enough of so many that fit what leads fit the rest too, a page is soon found in any order. */
const FIRST = 1000
/** So many that fit what leads are asked for the rest at once; SQLite answers nothing else meanwhile. */
const PART = 20_000
/** Of what hardly any in a part fit, so many are found: nearly always all. */
const RARE = 5000

/** Bookings that fit, as far as they were counted. */
export interface Fitting {
  /** Up to one more than is counted. */
  total: number
  /** The ids of all, where these are known. */
  ids: string[] | null
  /** Whether less than one in five of what leads fits, as far as was looked. */
  areThin: boolean
}

/** Counts the bookings that fit. Of a search, those that fit what leads are asked for the rest in parts. */
export async function countFitting(db: Kysely<Schema>, filter: BookingFilter, lead: Lead): Promise<Fitting> {
  const most = countedUpTo(filter) + 1
  const all = fittingIds(filter, lead)
  if (!filter.q) return { total: await countOf(db, sql`(${all} limit ${most})`), ids: null, areThin: false }
  if (searchedWords(filter.q).length === 0) return { total: 0, ids: [], areThin: false }
  if (lead.size === null || lead.size < SIZED) return fitting(await differentIds(db, all, most), most)
  const find = (part: Part) => differentIds(db, fittingIds(filter, lead, part), most)
  const first = await find({ skip: 0, most: FIRST })
  if (first.length === most) return fitting(first, most)
  const more = await find({ skip: FIRST, most: PART - FIRST })
  const ids = [...new Set([...first, ...more])]
  return { ...(ids.length < most ? await findRare(db, filter, lead, ids, most) : fitting(ids, most)), areThin: true }
}

const fitting = (ids: string[], most: number): Fitting => ({
  total: Math.min(ids.length, most),
  ids: ids.length < most ? ids : null,
  areThin: false,
})

/** Few of the first part fit: it pays to know what leads to the fewest, however many those are. */
async function findRare(db: Kysely<Schema>, filter: BookingFilter, lead: Lead, known: string[], most: number) {
  const rarest = await sizedLead(db, filter, [...(lead.condition ? [lead.condition] : []), ...lead.others], NONE)
  const found = new Set(known)
  const isRead = rarest.condition === lead.condition
  for (let skip = isRead ? PART : 0; skip < rarest.size && found.size < RARE; skip += PART)
    for (const id of await differentIds(db, fittingIds(filter, rarest, { skip, most: PART }), RARE)) found.add(id)
  return { total: Math.min(found.size, most), ids: found.size < RARE ? [...found] : null }
}
