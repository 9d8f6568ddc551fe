import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from './schema.ts'

type Change<Table extends 'cabs' | 'vehicles' | 'drivers'> = {
  table: Table
  id: string
  columns: Partial<Selectable<Schema[Table]>>
  /** The version that the change is meant for; null for any. */
  version: number | null
  /** When, ms since 1970. */
  at: number
}

/** Sets columns of a record and counts its version up; false if it is deleted or has another version. */
export async function setColumns<Table extends 'cabs' | 'vehicles' | 'drivers'>(
  tx: Kysely<Schema>,
  { table, id, columns, version, at }: Change<Table>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table as 'cabs')
    .set({ ...columns, updatedAt: at, version: sql`version + 1` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
