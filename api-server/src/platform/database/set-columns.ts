import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from './schema.ts'

type Counted = {
  [Table in keyof Schema]: 'version' | 'deletedAt' extends keyof Schema[Table] ? Table : never
}[keyof Schema]

type Change<Table extends Counted> = {
  table: Table
  id: string
  columns: Partial<Selectable<Schema[Table]>>
  /** The version that the change is meant for; null for any. */
  version: number | null
  /** When, ms since 1970. */
  at: number
}

/** Sets columns of a record and counts its version up; false if it is deleted or has another version. */
export async function setColumns<Table extends Counted>(
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

/** The columns of a change that it has. */
export const given = <Columns extends object>(columns: Columns): Partial<Columns> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Columns>
