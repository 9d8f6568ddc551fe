import { type Kysely, sql } from 'kysely'

/**
 * The line in which each message waits, so that none is looked for among others that cannot go now: without a mail server, past
 * the hourly limit, or until their next attempt. A new row is counted by the hour unless it says otherwise.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .addColumn('queue', 'text', (column) => column.notNull().defaultTo('visitors'))
    .execute()
  await sql`update outbox set queue = case
    when kind in ('booking-phone', 'driver-phone') then 'phone'
    when kind = 'enquiry-service' then 'service'
    else 'mail' end
    where kind not in (
      'booking-visitor', 'enquiry-visitor', 'account-exists', 'trip-link', 'password-forgotten', 'address-proof')`.execute(
    db,
  )
  await sql`update outbox set turn_at = due_at where state = 'waiting' and due_at > turn_at`.execute(db)
  for (const name of ['outboxTurn', 'outboxToVisitors']) await db.schema.dropIndex(name).execute()
  for (const [name, columns] of [
    ['outboxTurn', ['queue', 'turnAt', 'dueAt']],
    ['outboxDue', ['queue', 'dueAt']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('outbox')
      .columns([...columns])
      .where(sql.ref('state'), 'not in', sql`('sent', 'failed', 'held')`)
      .execute()
  await db.schema
    .createIndex('outboxToVisitors')
    .on('outbox')
    .column('sentAt')
    .where(sql.ref('queue'), '=', sql`'visitors'`)
    .execute()
}
