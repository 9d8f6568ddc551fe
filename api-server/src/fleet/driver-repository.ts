import type { Kysely } from 'kysely'
import { DRIVER_PAPERS, type Driver, type DriverFields, type DriverUpdate } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'
import type { AbsenceRow, DriverRow, PaperRow, Schema } from '../platform/database/schema.ts'
import { setColumns } from '../platform/database/set-columns.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { found } from '../platform/http/edits.ts'
import { newId } from '../platform/ids.ts'
import { toAbsences, writeAbsences } from './absences.ts'
import { flagOf } from './flag.ts'
import { toPapers, writePapers } from './papers.ts'
import { refuseAssigned } from './refuse-assigned.ts'
import { refuseTaken } from './refuse-taken.ts'
import { withPapers } from './with-papers.ts'

export type DriverRepository = ReturnType<typeof driverRepository>

/** The drivers. A deleted one keeps id and name, for the trips that name them, and is found by nothing here. */
export function driverRepository({ db, transaction }: Database, now: () => number) {
  const set = (tx: Kysely<Schema>, id: string, columns: Partial<DriverRow>, version: number | null) =>
    setColumns(tx, { table: 'drivers', id, columns, version, at: now() })

  return {
    ...driversIn(db),

    /** Throws AppError 400 naming `mobile` when another has it. */
    create: (fields: DriverFields): Promise<Versioned<Driver>> =>
      refuseTaken('mobile', () =>
        transaction(async (tx) => found(driversIn(tx), await insertDriver(tx, fields, now()))),
      ),

    /**
     * Changes the given fields; with a `version`, only of a driver in that version. Throws as `create` does.
     * @returns the changed driver, or null if they do not exist or have another version
     */
    update: (
      id: string,
      { papers, absences, enabled, ...change }: DriverUpdate,
      version: number | null,
    ): Promise<Versioned<Driver> | null> =>
      refuseTaken('mobile', () =>
        transaction(async (tx) => {
          if (enabled === false) await refuseAssigned(tx, 'driverId', id, now())
          if (!(await set(tx, id, { ...change, ...flagOf(enabled) }, version))) return null
          if (papers) await writePapers(tx, 'driverId', id, papers)
          if (absences) await writeAbsences(tx, 'driverId', id, absences, now())
          return found(driversIn(tx), id)
        }),
      ),

    /**
     * Erases mobile, licence, photo, papers, absences and note, and keeps the name for the trips (docs/product.md, Drivers).
     * @returns false when there is no such driver, or their version is another
     */
    remove: (id: string, version: number | null): Promise<boolean> =>
      transaction(async (tx) => {
        await refuseAssigned(tx, 'driverId', id, now())
        if (!(await set(tx, id, { mobile: '', licence: '', photo: '', note: '', deletedAt: now() }, version)))
          return false
        await writePapers(tx, 'driverId', id, [])
        await writeAbsences(tx, 'driverId', id, [], now())
        return true
      }),
  }
}

/** Stores a driver at `at` (ms); gives their id. */
export async function insertDriver(
  tx: Kysely<Schema>,
  { papers, absences, enabled, ...fields }: DriverFields,
  at: number,
): Promise<string> {
  const id = newId()
  const row: DriverRow = {
    ...{ id, ...fields, enabled: enabled ? 1 : 0 },
    ...{ version: 1, createdAt: at, updatedAt: at, deletedAt: null },
  }
  await tx.insertInto('drivers').values(row).execute()
  await writePapers(tx, 'driverId', id, papers)
  await writeAbsences(tx, 'driverId', id, absences, at)
  return id
}

const rowsOf = (db: Kysely<Schema>, id?: string): Promise<DriverRow[]> =>
  db
    .selectFrom('drivers')
    .selectAll()
    .where('deletedAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const toDriver = (
  { id, name, mobile, licence, photo, enabled, note, base }: DriverRow,
  papers?: PaperRow[],
  absences?: AbsenceRow[],
): Driver => ({
  ...{ id, name, mobile, licence, photo, papers: toPapers(DRIVER_PAPERS, papers), enabled: enabled === 1, note },
  ...{ base, absences: toAbsences(absences) },
})

const driversIn = withPapers('driverId', rowsOf, toDriver)
