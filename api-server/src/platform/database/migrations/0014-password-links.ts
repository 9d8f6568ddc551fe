import type { Kysely } from 'kysely'

/** Links by which a customer sets a new password; only the hash of each is stored. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('passwordLinks')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passwordLinksUser').on('passwordLinks').column('userId').execute()
}
