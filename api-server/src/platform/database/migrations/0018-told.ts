import type { Kysely } from 'kysely'

/** What each message tells of and how it travels; whether a traveller takes messages by phone, and in which language. */
export async function up(db: Kysely<unknown>) {
  const text = ['event', 'sentBy', 'onceKey']
  for (const column of text) await db.schema.alterTable('outbox').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('mail'))
    .execute()
  await db.schema.createIndex('outboxOnce').on('outbox').column('onceKey').unique().execute()
  await db.schema.alterTable('bookings').addColumn('language', 'text').execute()
  await db.schema
    .alterTable('bookings')
    .addColumn('messagesByPhone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
