import type { Kysely } from 'kysely'

/** What cabs and packages say in other languages. A process of the release before adds rows without them. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['cabs', 'packages'])
    await db.schema
      .alterTable(table)
      .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
}
