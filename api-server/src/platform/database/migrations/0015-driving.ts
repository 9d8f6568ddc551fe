import { type Kysely, sql } from 'kysely'

/** What drivers report of their trips. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('driving')
    .addColumn('bookingId', 'text', (column) => column.primaryKey().references('bookings.id').onDelete('cascade'))
    .addColumn('openingKm', 'integer')
    .addColumn('closingKm', 'integer', (column) => column.check(sql`closing_km >= opening_km`))
    .addColumn('waitingMinutes', 'integer')
    .addColumn('doubt', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('expenses')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amountPaise', 'bigint', (column) => column.notNull())
    .addColumn('photo', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('expensesKey', ['bookingId', 'id'])
    .execute()
}
