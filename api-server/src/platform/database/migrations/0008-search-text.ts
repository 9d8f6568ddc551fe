import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'

/**
 * Puts the words that a booking or enquiry is found by into one text of its row. The tables of single words stay for
 * processes of the release before, which may still run; a later release drops them.
 */
export async function up(db: Kysely<unknown>) {
  await addText(db, 'bookings', 'booking_terms', 'booking_id')
  await addText(db, 'enquiries', 'enquiry_terms', 'enquiry_id')
  await (engineOf(db) === 'postgres' ? addTrigrams(db) : extendIndexes(db))
}

async function addText(db: Kysely<unknown>, table: string, terms: string, id: string) {
  await db.schema.alterTable(table).addColumn('search', 'text').execute()
  const words = sql`select ' ' || string_agg(term, ' ') || ' ' from ${sql.table(terms)} where ${sql.ref(id)} = ${sql.table(table)}.id`
  await sql`update ${sql.table(table)} set search = coalesce((${words}), '')`.execute(db)
  // Rows that a process of the release before stores have no text yet.
  await db.schema
    .createIndex(`${table}Unsearched`)
    .on(table)
    .column('id')
    .where(sql.ref('search'), 'is', null)
    .execute()
}

/** SQLite reads a list from one index: the text is in each, so that a row is read only for the page. */
async function extendIndexes(db: Kysely<unknown>) {
  for (const [name, table, columns] of EXTENDED) {
    await db.schema.dropIndex(name).execute()
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  }
  await db.schema.dropIndex('enquiriesKind').execute()
}

const EXTENDED: [string, string, string[]][] = [
  ['bookingsNewest', 'bookings', ['createdAt', 'id', 'status', 'startsAt', 'search']],
  ['bookingsStatus', 'bookings', ['status', 'createdAt', 'id', 'startsAt', 'search']],
  ['bookingsStart', 'bookings', ['startsAt', 'id', 'createdAt', 'status', 'search']],
  ['enquiriesNewest', 'enquiries', ['createdAt', 'id', 'status', 'kind', 'search']],
  ['enquiriesStatus', 'enquiries', ['status', 'createdAt', 'id', 'kind', 'search']],
]

/** pg_trgm comes with PostgreSQL and is trusted: any role that may create in the database can add it. */
async function addTrigrams(db: Kysely<unknown>) {
  const { rows } =
    await sql`select 1 from pg_available_extensions where name = 'pg_trgm' and (installed_version is not null
    or has_database_privilege(current_database(), 'create'))`.execute(db)
  // Without it a search reads the table through.
  if (rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  for (const table of ['bookings', 'enquiries'])
    await db.schema.createIndex(`${table}Search`).on(table).using('gin').expression(sql`search gin_trgm_ops`).execute()
}
