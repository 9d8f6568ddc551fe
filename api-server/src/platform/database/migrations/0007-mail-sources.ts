import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'

/** Whose request caused a message, and its turn among those of others; messages that are held for the desk to decide on. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('outboxDue').execute()
  await db.schema.alterTable('outbox').addColumn('source', 'text').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('turnAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await (engineOf(db) === 'postgres' ? allowHeldOnPostgres(db) : allowHeldOnSqlite(db))
  await sql`update outbox set turn_at = created_at where state in ('waiting', 'sending')`.execute(db)
  const pending = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('outbox')
      .columns(columns)
      // By `in`, SQLite would look them up by the index of the state and sort them all.
      .where(sql.ref('state'), 'not in', sql`('sent', 'failed', 'held')`)
      .execute()
  await pending('outboxTurn', ['turnAt', 'dueAt'])
  await pending('outboxSource', ['source', 'turnAt'])
  // How many went to visitors within an hour.
  await db.schema
    .createIndex('outboxToVisitors')
    .on('outbox')
    .column('sentAt')
    .where(sql.ref('kind'), 'in', sql`('booking-visitor', 'account-exists')`)
    .execute()
}

async function allowHeldOnPostgres(db: Kysely<unknown>) {
  await sql`alter table outbox drop constraint outbox_state_check`.execute(db)
  await sql`alter table outbox add constraint outbox_state_check
    check (state in ('waiting', 'sending', 'sent', 'failed', 'held'))`.execute(db)
}

/** SQLite changes no check of a table that is there: its rows move to a new one. No table points to them. */
async function allowHeldOnSqlite(db: Kysely<unknown>) {
  const { rows } = await sql<{ made: string }>`
    select sql as made from sqlite_master where tbl_name = 'outbox' and sql is not null order by type desc`.execute(db)
  const [table = '', ...indexes] = rows.map(({ made }) => made)
  const next = table.replace(/"outbox"/, '"outbox_next"').replace("'failed')", "'failed', 'held')")
  await sql.raw(next).execute(db)
  await sql`insert into outbox_next select * from outbox`.execute(db)
  await sql`drop table outbox`.execute(db)
  await sql`alter table outbox_next rename to outbox`.execute(db)
  for (const index of indexes) await sql.raw(index).execute(db)
}
