import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { ImportUndo } from 'shared-api/contract'
import { takeRows } from '../platform/database/engine.ts'
import type { Schema } from '../platform/database/schema.ts'

type Kept = ImportUndo['kept'][number]
type Goes = ImportUndo['goes'][number]

/** How what an import of a kind added is taken back. Records that were deleted since count nowhere. */
export type Undo = {
  table: 'bookings' | 'cabs' | 'vehicles' | 'drivers' | 'contacts'
  /** How many of what are removed. */
  goes: (db: Kysely<Schema>, importId: string) => Promise<Goes[]>
  /** The records that were changed or used since, as the rows of the file stand. */
  kept: (db: Kysely<Schema>, importId: string) => Promise<Kept[]>
  /** Removes them at `at` (ms), as `byName` asks. */
  remove: (tx: Kysely<Schema>, importId: string, at: number, byName: string) => Promise<unknown>
}

/** The ids of the records of an import. */
export const recordsOf = (db: Kysely<Schema>, importId: string) =>
  db.selectFrom('importedRecords').select('recordId').where('importId', '=', importId)

/** Keeps others from changing the records of an import, and from pointing to them, until the transaction ends. */
export const takeRecords = (tx: Kysely<Schema>, importId: string, { table }: Undo) =>
  takeRows(tx, tx.selectFrom(table).select('id').where('id', 'in', recordsOf(tx, importId))).execute()

/** How many rows a query has, as what goes; nothing for none. */
export async function goesOf<Table extends keyof Schema>(
  what: Goes['what'],
  rows: SelectQueryBuilder<Schema, Table, object>,
): Promise<Goes[]> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count) > 0 ? [{ what, count: Number(count) }] : []
}

/** Leaves out the records that nothing was done to. */
export const keptOf = (rows: { row: number; name: string | null; because: Kept['because'] | null }[]): Kept[] =>
  rows.flatMap(({ row, name, because }) => (because ? [{ row, name: name ?? '', because }] : []))
