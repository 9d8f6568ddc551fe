import type { Kysely } from 'kysely'

/** What was counted in the drawer, and the months that an owner has closed. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('drawerCounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('countedPaise', 'bigint', (column) => column.notNull())
    .addColumn('expectedPaise', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('drawerCountsDay').on('drawerCounts').columns(['day', 'at']).execute()
  await db.schema
    .createTable('closedMonths')
    .addColumn('month', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('paymentsAt').ifNotExists().on('payments').column('at').execute()
}
