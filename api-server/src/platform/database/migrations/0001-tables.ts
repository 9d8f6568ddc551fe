import { type Kysely, sql } from 'kysely'
import { createBookingTables } from './0001/bookings.ts'
import { createCatalogueTables } from './0001/catalogue.ts'
import { createEnquiryTables } from './0001/enquiries.ts'

/** The first tables. Table and column names reach the database in snake_case. */
export async function up(db: Kysely<unknown>) {
  await createAccountTables(db)
  await createCatalogueTables(db)
  await createBookingTables(db)
  await createEnquiryTables(db)
  await createOutbox(db)
  await createSmallTables(db)
}

async function createAccountTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('emailKey', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('admin', 'customer')`))
    .addColumn('disabledAt', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('idHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessionsUser').on('sessions').column('userId').execute()
  await db.schema.createIndex('sessionsSeen').on('sessions').column('seenAt').execute()
}

async function createOutbox(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.references('bookings.id').onDelete('cascade'))
    .addColumn('enquiryId', 'text', (column) => column.references('enquiries.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sending', 'sent', 'failed')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sentAt', 'bigint')
    .execute()
  // The worker looks for what is due among very many that were sent long ago.
  await db.schema
    .createIndex('outboxDue')
    .on('outbox')
    .columns(['dueAt'])
    .where(sql.ref('state'), 'in', sql`('waiting', 'sending')`)
    .execute()
  await db.schema.createIndex('outboxState').on('outbox').columns(['state', 'createdAt']).execute()
  await db.schema.createIndex('outboxBooking').on('outbox').column('bookingId').execute()
  await db.schema.createIndex('outboxEnquiry').on('outbox').column('enquiryId').execute()
}

async function createSmallTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('emptyAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rateLimitsEmpty').on('rateLimits').column('emptyAt').execute()
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
