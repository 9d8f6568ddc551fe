import type { FastifyInstance } from 'fastify'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { KeptBecause } from 'shared-api/contract'
import { unnumberVehicle } from '../fleet/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { goesOf, keptOf, recordsOf, type Undo } from './undo.ts'

type Table = 'cabs' | 'vehicles' | 'drivers'

/** The records of an import that are still on the list. */
const leftOf = <Name extends Table>(db: Kysely<Schema>, table: Name, importId: string) =>
  db
    .selectFrom('importedRecords')
    .innerJoin(table as 'drivers', `${table as 'drivers'}.id`, 'importedRecords.recordId')
    .where('importId', '=', importId)
    .where(`${table as 'drivers'}.deletedAt`, 'is', null)
    .orderBy('importedRecords.row')

/** The parts of an undo that are the same for each; `name` is SQL, `used` gives tables and columns that may point to one. */
const undoOf = (
  table: Table,
  name: RawBuilder<string>,
  used: readonly [keyof Schema, string, KeptBecause, RawBuilder<unknown>?][],
): Pick<Undo, 'table' | 'goes' | 'kept'> => ({
  table,
  goes: (db, importId) => goesOf(table, leftOf(db, table, importId).clearOrderBy()),
  async kept(db, importId) {
    const id = sql.ref(`${table}.id`)
    const when = used.map(
      ([other, column, because, and = sql``]) =>
        sql`when exists (select 1 from ${sql.table(other)} as other where ${sql.ref(`other.${column}`)} = ${id}${and})
          then ${sql.lit(because)}`,
    )
    const changed = sql`when ${sql.ref(`${table}.version`)} <> ${sql.ref('importedRecords.version')} then 'changed'`
    const because = sql<KeptBecause | null>`case ${sql.join([...when, changed], sql` `)} end`
    const rows = await leftOf(db, table, importId)
      .select(['importedRecords.row', name.as('name'), because.as('because')])
      .execute()
    return keptOf(rows)
  },
})

/** Takes drivers back for good: nothing names them. */
export const driverUndo: Undo = {
  ...undoOf('drivers', sql`${sql.ref('drivers.name')}`, [
    ['assignments', 'driverId', 'trips'],
    ['earlierLegs', 'driverId', 'trips'],
    ['links', 'driverId', 'trips'],
    ['payments', 'driverId', 'trips'],
    ['settlements', 'driverId', 'trips'],
  ]),
  remove: (tx, importId) =>
    tx.deleteFrom('drivers').where('id', 'in', recordsOf(tx, importId)).where('deletedAt', 'is', null).execute(),
}

/** Takes vehicles back for good. One that got its number from the import was there before and loses it again. */
export const vehicleUndo: Undo = {
  ...undoOf('vehicles', sql`${sql.ref('vehicles.registration')}`, [
    ['assignments', 'vehicleId', 'trips'],
    ['earlierLegs', 'vehicleId', 'trips'],
  ]),
  async remove(tx, importId, at) {
    const left = await leftOf(tx, 'vehicles', importId).select(['recordId', 'importedRecords.version']).execute()
    for (const { recordId, version } of left)
      if (version === 1) await tx.deleteFrom('vehicles').where('id', '=', recordId).execute()
      else await unnumberVehicle(tx, recordId, at)
  },
}

/** Takes cabs off the list, as when they are deleted, with the vehicles without a number that came with them. */
export const cabUndo = (app: FastifyInstance): Undo => ({
  ...undoOf('cabs', sql`${sql.ref('cabs.brand')} || ' ' || ${sql.ref('cabs.carModel')}`, [
    ['bookings', 'cabId', 'bookings'],
    [
      ...(['vehicles', 'cabId', 'vehicles'] as const),
      sql` and ${sql.ref('other.deletedAt')} is null and ${sql.ref('other.registration')} is not null`,
    ],
  ]),
  async remove(tx, importId) {
    for (const { recordId } of await recordsOf(tx, importId).execute()) await app.cabs.removeIn(tx, recordId, null)
  },
})
