import type { Kysely } from 'kysely'

/** Links by which a traveller or driver opens one booking; only the hash of each is stored. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('links')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('driverId', 'text', (column) => column.references('drivers.id'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('linksBooking').on('links').columns(['bookingId', 'kind']).execute()
}
