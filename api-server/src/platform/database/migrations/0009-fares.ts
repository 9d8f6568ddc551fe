import { type Kysely, sql } from 'kysely'
import { firstTariffs } from './0009/tariffs.ts'

/**
 * Tariffs, classes of cabs, and the fare of a booking in lines. The columns of a booking are null in one that a process of
 * the release before stores after the migration.
 */
export async function up(db: Kysely<unknown>) {
  await createTariffs(db)
  await db.schema.alterTable('cabs').addColumn('cabClass', 'text').execute()
  for (const [name, type] of BOOKING_COLUMNS) await db.schema.alterTable('bookings').addColumn(name, type).execute()
  await addFares(db)
}

/** Gives bookings without a fare the two lines that their price was made of: the way at ₹35 per km, and the cab. */
export async function addFares<Tables>(db: Kysely<Tables>) {
  await sql`update bookings set ${FARE_OF_OLD} where fare_lines is null`.execute(db)
}

const BOOKING_COLUMNS = [
  ['fareLines', 'text'],
  ['tariffId', 'text'],
  ['tariffName', 'text'],
  ['advancePaise', 'bigint'],
  ['hours', 'integer'],
] as const

const FARE_OF_OLD = sql`
  fare_lines = '[{"code":"distance","quantity":' || cast(distance_km as text) ||
    ',"unit":"km","rate":3500,"amount":' || cast(total_paise - fare_paise as text) ||
    ',"taxable":true,"basis":"estimate"}' ||
    case when fare_paise = 0 then '' else
      ',{"code":"cab","quantity":1,"unit":"trip","rate":' || cast(fare_paise as text) ||
      ',"amount":' || cast(fare_paise as text) || ',"taxable":true,"basis":"fixed"}' end || ']',
  tariff_id = 'tariff-first', tariff_name = 'Per km and cab',
  advance_paise = (total_paise * 25 + 9999) / 10000 * 100`

async function createTariffs(db: Kysely<unknown>) {
  await db.schema
    .createTable('tariffs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('parts', 'text', (column) => column.notNull())
    .addColumn('validFrom', 'text')
    .addColumn('putAt', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('deletedAt', 'bigint')
    .execute()
  await db.schema.createIndex('tariffs_in_force').on('tariffs').columns(['validFrom', 'putAt']).execute()
  for (const { id, name, validFrom, ...parts } of firstTariffs)
    await sql`insert into tariffs (id, name, parts, valid_from, put_at, version, created_at, updated_at)
      values (${id}, ${name}, ${JSON.stringify(parts)}, ${validFrom}, ${validFrom === null ? null : 0}, 1, 0, 0)`.execute(
      db,
    )
}
