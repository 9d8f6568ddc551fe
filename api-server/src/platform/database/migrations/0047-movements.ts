import type { Kysely } from 'kysely'

/** Money that is no traveller's: of drivers, expenses and the bank; and what is noted on a later day than its own. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('payments')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('trip'))
    .execute()
  await db.schema.alterTable('payments').addColumn('notedAt', 'bigint').execute()
  for (const column of ['category', 'vehicleId'])
    await db.schema.alterTable('payments').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('payments')
    .addColumn('payee', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
