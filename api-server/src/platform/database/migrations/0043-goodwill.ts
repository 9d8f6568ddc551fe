import type { Kysely } from 'kysely'

/** Refunds that are goodwill, and what a booking so costs less. Those of before took nothing off. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('payments')
    .addColumn('goodwill', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('bookings')
    .addColumn('forgivenPaise', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
