import { type Kysely, sql } from 'kysely'

/**
 * What each import added, so that it can be taken back, and the contacts of a notebook. Imports before this release say no
 * rows: they stay.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('imports').addColumn('undoneAt', 'bigint').execute()
  await db.schema.alterTable('imports').addColumn('undoneBy', 'text').execute()
  await db.schema
    .createTable('importedRecords')
    .addColumn('importId', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('row', 'integer', (column) => column.notNull())
    .addColumn('recordId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('importedRecordsKey', ['importId', 'recordId'])
    .execute()
  const contacts = db.schema
    .createTable('contacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mobile', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text')
  await ['name', 'mail', 'address', 'note', 'search']
    .reduce((table, name) => table.addColumn(name, 'text', (column) => column.notNull()), contacts)
    .execute()
  await db.schema.createIndex('contactsMail').on('contacts').expression(sql`lower(mail)`).execute()
}
