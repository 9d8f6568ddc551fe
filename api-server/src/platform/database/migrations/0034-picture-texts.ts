import type { Kysely } from 'kysely'

/** What the pictures of cabs and packages show, in words. A process of the release before adds rows without them. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['cabs', 'packages'])
    await db.schema
      .alterTable(table)
      .addColumn('pictureTexts', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
}
