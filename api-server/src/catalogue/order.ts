import { type Kysely, sql } from 'kysely'
import { lockRows } from '../platform/database/engine.ts'
import type { PackageRow, Schema } from '../platform/database/schema.ts'

/** A list that the desk puts in order. */
export type OrderedList = { table: 'cabs' } | { table: 'packages'; kind: PackageRow['kind'] }

const rowsOf = (db: Kysely<Schema>, list: OrderedList) =>
  db
    .selectFrom(list.table as 'packages')
    .select(['id', 'position'])
    .where('deletedAt', 'is', null)
    .$if(list.table === 'packages', (query) => query.where('kind', '=', list.table === 'packages' ? list.kind : 'tour'))
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')

/** The position after all others. */
export async function lastPosition(tx: Kysely<Schema>, list: OrderedList): Promise<number> {
  const rows = await rowsOf(tx, list).execute()
  return (rows.at(-1)?.position ?? 0) + 1
}

/**
 * Places a record before another, or at the end with `before` null, and counts its version up, for lists in memory to be
 * read again. False if it is deleted; before one that is gone, it goes to the end.
 */
export async function placeBefore(
  tx: Kysely<Schema>,
  list: OrderedList,
  id: string,
  before: string | null,
): Promise<boolean> {
  const rows = await lockRows(tx, rowsOf(tx, list)).execute()
  if (!rows.some((row) => row.id === id)) return false
  const others = rows.filter((row) => row.id !== id)
  const at = others.findIndex((row) => row.id === before)
  const ids = others.map((row) => row.id).toSpliced(at === -1 ? others.length : at, 0, id)
  const old = new Map(rows.map((row) => [row.id, row.position]))
  for (const [index, one] of ids.entries()) {
    if (old.get(one) === index + 1 && one !== id) continue
    await tx
      .updateTable(list.table as 'packages')
      .set({ position: index + 1, ...(one === id && { version: sql`version + 1` }) })
      .where('id', '=', one)
      .execute()
  }
  return true
}
