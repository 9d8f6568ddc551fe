import type { Kysely } from 'kysely'

/** The language of each message; those that were there before are English. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}
