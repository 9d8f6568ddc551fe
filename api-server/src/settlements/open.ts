import type { Kysely } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import { byTime, type Entry, entriesOf, type NightCharge } from './entries.ts'

/** Entries as they were settled, and what is open by now; each from the oldest. */
export type Entries = { settled: Entry[]; open: Entry[] }

/**
 * What was settled with one driver or with all, and what is open. A bill that is corrected after a settlement leaves the difference of its
 * allowance or costs open.
 */
export async function readEntries(db: Kysely<Schema>, night: NightCharge, driverId?: string): Promise<Entries> {
  const rows = await db
    .selectFrom('settlementEntries')
    .innerJoin('settlements', 'settlements.id', 'settlementEntries.settlementId')
    .select(['driverId', 'kind', 'entryId', 'settlementEntries.amountPaise', 'settlementEntries.at', 'booking'])
    .$if(driverId !== undefined, (query) => query.where('driverId', '=', driverId ?? ''))
    .execute()
  const all = await entriesOf(db, night, driverId)
  const now = new Map(all.map((entry) => [keyOf(entry.kind, entry.id), entry]))
  const before = Map.groupBy(rows, ({ kind, entryId }) => keyOf(kind, entryId))
  const settled = rows.flatMap(({ entryId: id, amountPaise, at, booking, ...row }): Entry[] => {
    const known = now.get(keyOf(row.kind, id))
    // The release before stored no amount: the whole entry was settled.
    if (amountPaise === null || at === null || booking === null) return known ? [known] : []
    return [{ ...row, id, amountPaise, at, booking }]
  })
  const open = all.flatMap((entry): Entry[] => {
    const parts = before.get(keyOf(entry.kind, entry.id)) ?? []
    if (parts.some(({ amountPaise }) => amountPaise === null)) return []
    const amountPaise = parts.reduce((left, part) => left - (part.amountPaise ?? 0), entry.amountPaise)
    const id = parts.length === 0 ? entry.id : `${entry.id}#${parts.length + 1}`
    return amountPaise === 0 ? [] : [{ ...entry, id, amountPaise }]
  })
  return { settled: settled.sort(byTime), open: open.sort(byTime) }
}

/** The parts of one entry share a key: 'b1', then 'b1#2'. */
const keyOf = (kind: Entry['kind'], id: string) => `${kind} ${id.split('#')[0]}`

export const sumOf = (entries: readonly Pick<Entry, 'amountPaise'>[]) =>
  entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
