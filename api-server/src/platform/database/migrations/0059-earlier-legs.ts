import type { Kysely } from 'kysely'

/** Who drove which vehicle on a trip before another took over, whose a cost on the way is, and whose a closed link was. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('earlierLegs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bookingId', 'text', (column) => column.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('vehicleId', 'text', (column) => column.notNull().references('vehicles.id'))
    .addColumn('driverId', 'text', (column) => column.notNull().references('drivers.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('startsAt', 'bigint', (column) => column.notNull())
    .addColumn('endsAt', 'bigint', (column) => column.notNull())
    .addColumn('city', 'text')
    .addColumn('keepsVehicle', 'integer', (column) => column.notNull())
    .addColumn('openingKm', 'integer')
    .addColumn('closingKm', 'integer')
    .addColumn('waitingMinutes', 'integer')
    .addColumn('sharePaise', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('earlierLegsBooking').on('earlierLegs').column('bookingId').execute()
  await db.schema.createIndex('earlierLegsDriver').on('earlierLegs').column('driverId').execute()
  await db.schema.createIndex('earlierLegsEnd').on('earlierLegs').column('endsAt').execute()
  await db.schema.alterTable('expenses').addColumn('driverId', 'text').execute()
  await db.schema.alterTable('links').addColumn('closedDriverId', 'text').execute()
}
