import { type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'

/** The steps of a trip, and who drives which vehicle. */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('bookingsConfirmed').execute()
  await (engineOf(db) === 'postgres' ? dropChecks(db) : replaceColumns(db))
  // Which trips hold a cab at that time, and which are due or under way?
  await db.schema
    .createIndex('bookingsHeld')
    .on('bookings')
    .columns(['endsAt', 'startsAt', 'cabId'])
    .where(sql<boolean>`status in ('confirmed', 'assigned', 'on the way', 'arrived', 'started')`)
    .execute()
  await db.schema.alterTable('bookingHistory').addColumn('reason', 'text').execute()
  await createAssignments(db)
}

/** A status is no longer one of four. */
async function dropChecks(db: Kysely<unknown>) {
  for (const table of ['bookings', 'booking_history'])
    await db.schema.alterTable(table).dropConstraint(`${table}_status_check`).execute()
}

/** SQLite drops a check only with its column, and a column only without its indexes. */
async function replaceColumns(db: Kysely<unknown>) {
  for (const [name] of WITH_STATUS) await db.schema.dropIndex(name).execute()
  for (const table of ['bookings', 'bookingHistory']) {
    await db.schema
      .alterTable(table)
      .addColumn('anyStatus', 'text', (column) => column.notNull().defaultTo('new'))
      .execute()
    await sql`update ${sql.table(table)} set any_status = status`.execute(db)
    await db.schema.alterTable(table).dropColumn('status').execute()
    await db.schema.alterTable(table).renameColumn('anyStatus', 'status').execute()
  }
  for (const [name, columns] of WITH_STATUS)
    await db.schema
      .createIndex(name)
      .on('bookings')
      .columns([...columns])
      .execute()
}

const WITH_STATUS = [
  ['bookingsNewest', ['createdAt', 'id', 'status', 'startsAt', 'search']],
  ['bookingsStatus', ['status', 'createdAt', 'id', 'startsAt', 'search']],
  ['bookingsStart', ['startsAt', 'id', 'createdAt', 'status', 'search']],
] as const

async function createAssignments(db: Kysely<unknown>) {
  await db.schema
    .createTable('assignments')
    .addColumn('bookingId', 'text', (column) => column.primaryKey().references('bookings.id').onDelete('cascade'))
    .addColumn('vehicleId', 'text', (column) => column.notNull().references('vehicles.id'))
    .addColumn('driverId', 'text', (column) => column.notNull().references('drivers.id'))
    .addColumn('startsAt', 'bigint', (column) => column.notNull())
    .addColumn('endsAt', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .execute()
  for (const owner of ['vehicleId', 'driverId'])
    await db.schema.createIndex(`assignmentsOf${owner}`).on('assignments').columns([owner, 'endsAt']).execute()
  await db.schema.createIndex('assignmentsEnd').on('assignments').column('endsAt').execute()
  if (engineOf(db) === 'postgres') await refuseOverlaps(db)
}

/** Never two trips at once, with an hour between. SQLite has one writer at a time, which looks before it writes. */
async function refuseOverlaps(db: Kysely<unknown>) {
  await sql`create extension if not exists btree_gist`.execute(db)
  for (const owner of ['vehicle_id', 'driver_id'])
    await sql`alter table assignments add constraint ${sql.raw(`assignments_${owner}_once`)}
      exclude using gist (${sql.raw(owner)} with =, int8range(starts_at, ends_at + 3600000) with &&)`.execute(db)
}
