import { type Kysely, sql } from 'kysely'

/** The vehicle that a return offer sold with a booking; null for any other. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('bookings').addColumn('promisedVehicleId', 'text').execute()
  await db.schema
    .createIndex('bookingsPromised')
    .on('bookings')
    .column('startsAt')
    .where(sql.ref('promisedVehicleId'), 'is not', null)
    .execute()
}
