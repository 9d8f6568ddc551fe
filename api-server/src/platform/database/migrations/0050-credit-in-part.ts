import type { Kysely } from 'kysely'

/** The invoice of which a credit note takes a part back; `ofNumber` stays that of the one that takes the rest. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('documents')
    .addColumn('partOf', 'text', (column) => column.references('documents.number'))
    .execute()
  await db.schema.createIndex('documentsPartOf').on('documents').column('partOf').execute()
}
