import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'

/** Indexes for what is asked of tables that grow, and was answered by reading them through. */
export async function up(db: Kysely<unknown>) {
  // SQLite's statistics were taken whenever a process ended, on small tables mostly: it then read them through for as
  // long as the next one ran, however they grew. Without them it goes by the indexes alone.
  if (engineOf(db) === 'sqlite') await sql`drop table if exists sqlite_stat1`.execute(db)
  // Whether a list changed: the sum of its versions.
  await db.schema.createIndex('cabsVersion').on('cabs').column('version').execute()
  await db.schema.createIndex('packagesVersion').on('packages').columns(['kind', 'version']).execute()
  // The desk's accounts among those of many customers.
  await db.schema.createIndex('usersRole').on('users').columns(['role', 'createdAt', 'id']).execute()
  await db.schema.createIndex('enquiriesTouched').on('enquiries').column('updatedAt').execute()
  // Messages that belong to no record: few among very many.
  const alone = (name: string) =>
    db.schema
      .createIndex(name)
      .on('outbox')
      .where(sql.ref('bookingId'), 'is', null)
      .where(sql.ref('enquiryId'), 'is', null)
  await alone('outboxAloneAge').column('createdAt').execute()
  await alone('outboxAloneRecipient').expression(sql`lower(recipient)`).execute()
}
