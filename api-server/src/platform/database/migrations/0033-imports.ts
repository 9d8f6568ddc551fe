import type { Kysely } from 'kysely'

/** The files that the desk imported: the hash of its rows keeps one from being stored twice. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .execute()
}
