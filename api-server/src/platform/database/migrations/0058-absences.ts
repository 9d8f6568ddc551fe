import { type Kysely, sql } from 'kysely'

/** Where a driver stands between trips, and the days on which a vehicle or driver is not available. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('drivers').addColumn('base', 'text').execute()
  await db.schema
    .createTable('absences')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vehicleId', 'text', (column) => column.references('vehicles.id').onDelete('cascade'))
    .addColumn('driverId', 'text', (column) => column.references('drivers.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('firstDay', 'text', (column) => column.notNull())
    .addColumn('lastDay', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addCheckConstraint('absencesOwner', sql`(vehicle_id is null) <> (driver_id is null)`)
    .execute()
  for (const owner of ['vehicleId', 'driverId'])
    await db.schema.createIndex(`absencesOf${owner}`).on('absences').column(owner).execute()
  await db.schema.createIndex('absencesEnd').on('absences').column('lastDay').execute()
}
