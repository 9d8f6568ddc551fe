import type { Kysely } from 'kysely'

/** What keeps a credit note from being issued twice when its answer was lost. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('documents').addColumn('onceKey', 'text').execute()
  await db.schema.createIndex('documentsOnce').on('documents').column('onceKey').unique().execute()
}
