import { type Kysely, sql } from 'kysely'

/** Owners and clerks among the staff, passwords that a colleague chose, and who did what. */
export async function up(db: Kysely<unknown>) {
  // Null for customers.
  await db.schema.alterTable('users').addColumn('staffRole', 'text').execute()
  await db.schema
    .alterTable('users')
    .addColumn('mustChangePassword', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await addOwners(db)
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('subjectName', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('activityNewest').on('activity').columns(['at', 'id']).execute()
  await db.schema.createIndex('activityBy').on('activity').columns(['userId', 'at', 'id']).execute()
}

/** Makes staff without a role owners, as those who could do everything before. */
export async function addOwners<Tables>(db: Kysely<Tables>) {
  await sql`update users set staff_role = 'owner' where role = 'admin' and staff_role is null`.execute(db)
}
