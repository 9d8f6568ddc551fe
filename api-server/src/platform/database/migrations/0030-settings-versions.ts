import type { Kysely } from 'kysely'

/** The settings of the owners, each version as a whole; the first start fills in the first from company.json. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('settingsVersions')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('restored', 'integer')
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
