import type { Kysely } from 'kysely'

/** What each person of the desk has chosen for themselves. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('preferences')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
