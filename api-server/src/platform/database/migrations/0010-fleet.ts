import { type Kysely, sql } from 'kysely'

/** Vehicles, drivers and their papers. Each cab that is not deleted gets one vehicle, by the cab's id, without a number. */
export async function up(db: Kysely<unknown>) {
  await createVehicles(db)
  await createDrivers(db)
  await createPapers(db)
  await sql`insert into vehicles (id, cab_id, enabled, note, version, created_at, updated_at)
    select id, id, 1, '', 1, created_at, created_at from cabs where deleted_at is null`.execute(db)
}

async function createVehicles(db: Kysely<unknown>) {
  await db.schema
    .createTable('vehicles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('registration', 'text')
    .addColumn('cabId', 'text', (column) => column.notNull().references('cabs.id'))
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('deletedAt', 'bigint')
    .execute()
  await db.schema.createIndex('vehiclesOfCab').on('vehicles').column('cabId').execute()
  await uniqueAmongKept(db, 'vehiclesRegistration', 'vehicles', 'registration')
}

async function createDrivers(db: Kysely<unknown>) {
  await db.schema
    .createTable('drivers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('licence', 'text', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('deletedAt', 'bigint')
    .execute()
  await uniqueAmongKept(db, 'driversMobile', 'drivers', 'mobile')
}

/** A paper of a vehicle or of a driver; each has at most one of a kind. */
async function createPapers(db: Kysely<unknown>) {
  await db.schema
    .createTable('papers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vehicleId', 'text', (column) => column.references('vehicles.id').onDelete('cascade'))
    .addColumn('driverId', 'text', (column) => column.references('drivers.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('lastDay', 'text', (column) => column.notNull())
    .addCheckConstraint('papersOwner', sql`(vehicle_id is null) <> (driver_id is null)`)
    .execute()
  for (const owner of ['vehicleId', 'driverId'])
    await db.schema.createIndex(`papersOf${owner}`).on('papers').columns([owner, 'kind']).unique().execute()
}

/** No two that are not deleted have the same; those without one do not count. */
const uniqueAmongKept = (db: Kysely<unknown>, name: string, table: string, column: string) =>
  db.schema.createIndex(name).on(table).column(column).unique().where(sql.ref('deleted_at'), 'is', null).execute()
