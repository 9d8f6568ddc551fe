import { type Kysely, sql } from 'kysely'
import { VEHICLE_PAPERS, type Vehicle, type VehicleFields, type VehicleUpdate } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'
import type { AbsenceRow, CabRow, PaperRow, Schema, VehicleRow } from '../platform/database/schema.ts'
import { setColumns } from '../platform/database/set-columns.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { found } from '../platform/http/edits.ts'
import { invalid } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { toAbsences, writeAbsences } from './absences.ts'
import { flagOf } from './flag.ts'
import { toPapers, writePapers } from './papers.ts'
import { refuseAssigned } from './refuse-assigned.ts'
import { refuseTaken } from './refuse-taken.ts'
import { withPapers } from './with-papers.ts'

export type VehicleRepository = ReturnType<typeof vehicleRepository>

/** The vehicles. A deleted one keeps its row, for the trips that name it, and is found by nothing here. */
export function vehicleRepository({ db, transaction }: Database, now: () => number) {
  const set = (tx: Kysely<Schema>, id: string, columns: Partial<VehicleRow>, version: number | null) =>
    setColumns(tx, { table: 'vehicles', id, columns, version, at: now() })

  return {
    ...vehiclesIn(db),

    /** Throws AppError 400 naming `registration` when another has it, or `cabId` when there is no such cab. */
    create: (fields: VehicleFields): Promise<Versioned<Vehicle>> =>
      refuseTaken('registration', () =>
        transaction(async (tx) => found(vehiclesIn(tx), await insertVehicle(tx, fields, now()))),
      ),

    /**
     * Changes the given fields; with a `version`, only of a vehicle in that version. Throws as `create` does.
     * @returns the changed vehicle, or null if it does not exist or has another version
     */
    update: (
      id: string,
      { papers, absences, ...change }: VehicleUpdate,
      version: number | null,
    ): Promise<Versioned<Vehicle> | null> =>
      refuseTaken('registration', () =>
        transaction(async (tx) => {
          const before = await vehiclesIn(tx).find(id)
          const { cabId } = change
          if (before && cabId !== undefined && cabId !== before.record.cabId) await refuseGoneCab(tx, cabId)
          if (change.enabled === false) await refuseAssigned(tx, 'vehicleId', id, now())
          if (!(await set(tx, id, columnsOf(change), version))) return null
          if (papers) await writePapers(tx, 'vehicleId', id, papers)
          if (absences) await writeAbsences(tx, 'vehicleId', id, absences, now())
          return found(vehiclesIn(tx), id)
        }),
      ),

    /** @returns false when there is no such vehicle, or its version is another */
    remove: (id: string, version: number | null): Promise<boolean> =>
      transaction(async (tx) => {
        await refuseAssigned(tx, 'vehicleId', id, now())
        return set(tx, id, { deletedAt: now() }, version)
      }),
  }
}

/** Stores a vehicle; gives its id. Throws AppError 400 naming `cabId` when there is no such cab. */
async function insertVehicle(
  tx: Kysely<Schema>,
  { papers, absences, ...fields }: VehicleFields,
  at: number,
): Promise<string> {
  await refuseGoneCab(tx, fields.cabId)
  const row = { ...newVehicle(fields.cabId, at), ...columnsOf(fields) }
  await tx.insertInto('vehicles').values(row).execute()
  await writePapers(tx, 'vehicleId', row.id, papers)
  await writeAbsences(tx, 'vehicleId', row.id, absences, at)
  return row.id
}

/**
 * Stores the vehicle of a plate: as the one of its cab that has no number yet, or as a further one, which then has version 1.
 * `at` is ms. Throws as `insertVehicle` does.
 */
export async function numberVehicle(
  tx: Kysely<Schema>,
  fields: VehicleFields,
  at: number,
): Promise<Pick<VehicleRow, 'id' | 'version'>> {
  const { papers, absences: _none, ...change } = fields
  const unnumbered = await tx
    .selectFrom('vehicles')
    .select(['id', 'version'])
    .where('cabId', '=', fields.cabId)
    .where('registration', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (!unnumbered) return { id: await insertVehicle(tx, fields, at), version: 1 }
  const { id, version } = unnumbered
  await setColumns(tx, { table: 'vehicles', id, columns: columnsOf(change), version: null, at })
  await writePapers(tx, 'vehicleId', id, papers)
  return { id, version: version + 1 }
}

/** Takes number, papers and note off a vehicle, as before `numberVehicle`. */
export async function unnumberVehicle(tx: Kysely<Schema>, id: string, at: number) {
  await setColumns(tx, { table: 'vehicles', id, columns: { registration: null, note: '' }, version: null, at })
  await writePapers(tx, 'vehicleId', id, [])
}

/** The row of a cab's new vehicle, whose number the desk has yet to enter. */
export const newVehicle = (cabId: string, at: number): VehicleRow => ({
  ...{ id: newId(), registration: null, cabId, enabled: 1, note: '', base: null },
  ...{ version: 1, createdAt: at, updatedAt: at, deletedAt: null },
})

/** Deletes a cab's vehicles that never got a number. */
export async function removeUnnumbered(tx: Kysely<Schema>, cabId: string, at: number) {
  await tx
    .updateTable('vehicles')
    .set({ deletedAt: at, updatedAt: at, version: sql`version + 1` })
    .where('cabId', '=', cabId)
    .where('registration', 'is', null)
    .where('deletedAt', 'is', null)
    .execute()
}

const columnsOf = ({ enabled, ...change }: Omit<VehicleUpdate, 'papers' | 'absences'>) => ({
  ...change,
  ...flagOf(enabled),
})

async function refuseGoneCab(tx: Kysely<Schema>, id: string) {
  const cab = tx.selectFrom('cabs').select('id').where('id', '=', id).where('deletedAt', 'is', null)
  if (!(await cab.executeTakeFirst())) throw invalid([{ path: 'cabId', code: 'gone' }])
}

type Row = VehicleRow & Pick<CabRow, 'brand' | 'carModel'> & { cabDeletedAt: number | null }

const rowsOf = (db: Kysely<Schema>, id?: string): Promise<Row[]> =>
  db
    .selectFrom('vehicles')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .selectAll('vehicles')
    .select(['cabs.brand', 'cabs.carModel', 'cabs.deletedAt as cabDeletedAt'])
    .where('vehicles.deletedAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('vehicles.id', '=', id ?? ''))
    .orderBy('vehicles.createdAt')
    .orderBy('vehicles.id')
    .execute()

const toVehicle = (
  { brand, carModel, cabDeletedAt, ...row }: Row,
  papers?: PaperRow[],
  absences?: AbsenceRow[],
): Vehicle => ({
  ...{ id: row.id, registration: row.registration, cabId: row.cabId },
  cab: { brand, carModel, deleted: cabDeletedAt !== null },
  papers: toPapers(VEHICLE_PAPERS, papers),
  absences: toAbsences(absences),
  ...{ enabled: row.enabled === 1, note: row.note, base: row.base },
})

const vehiclesIn = withPapers('vehicleId', rowsOf, toVehicle)
