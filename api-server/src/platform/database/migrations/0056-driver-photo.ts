import type { Kysely } from 'kysely'

/** The address of a driver's photograph, of those who agree; '' for none. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('drivers')
    .addColumn('photo', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
