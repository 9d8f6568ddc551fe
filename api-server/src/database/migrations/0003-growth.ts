import { type Kysely, sql } from 'kysely'

/** Indexes for what is asked of tables that grow, and was answered by reading them through. */
export async function up(db: Kysely<unknown>) {
  // Whether a list changed: the sum of its versions.
  await db.schema.createIndex('cabsVersion').on('cabs').column('version').execute()
  await db.schema.createIndex('packagesVersion').on('packages').columns(['kind', 'version']).execute()
  // The desk's accounts among those of many customers.
  await db.schema.createIndex('usersRole').on('users').columns(['role', 'createdAt', 'id']).execute()
  await db.schema.createIndex('enquiriesTouched').on('enquiries').column('updatedAt').execute()
  // Messages that belong to no record: few among very many.
  await db.schema
    .createIndex('outboxAlone')
    .on('outbox')
    .column('createdAt')
    .where(sql.ref('bookingId'), 'is', null)
    .where(sql.ref('enquiryId'), 'is', null)
    .execute()
}
